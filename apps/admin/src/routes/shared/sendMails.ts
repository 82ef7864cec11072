import { type Client, notifyStudents } from '@niyama/data';
import { consoleLogger } from '@niyama/domain';

/** Not awaited: mails that are not sent now are sent with the next ones. */
export function sendMails(client: Client): void {
  notifyStudents(client).catch((error: unknown) =>
    consoleLogger.warn('The mails to students could not be sent', error),
  );
}
