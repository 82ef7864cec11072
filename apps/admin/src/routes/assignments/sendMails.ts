import { type Client, notifyStudents } from '@niyama/data';
import { consoleLogger } from '@niyama/domain';

/** Nobody waits for it: mails that do not leave now leave with the next ones (decision C46). */
export function sendMails(client: Client): void {
  notifyStudents(client).catch((error: unknown) =>
    consoleLogger.warn('The mails to students could not be sent', error),
  );
}
