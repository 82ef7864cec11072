import type { AssignedWeekday, Frequency } from './assignment.ts';
import type { LocalDate } from '../days.ts';

/** Who is given work: people by name, and the students who are in a group at that moment. */
export interface Recipients {
  studentIds: string[];
  /** All students. Administrators are in no group. */
  everybody: boolean;
  communityIds: string[];
  /** Searches; the students that one of them finds are a group. */
  searches: string[];
}

/** What a form keeps of each of those who were chosen: a person's id, or one of these. */
export const recipientKeys = {
  everybody: 'everybody',
  community: (id: string) => `community:${id}`,
  search: (words: string) => `search:${words}`,
} as const;

/** The recipients behind the chosen keys. */
export function recipientsOf(keys: readonly string[]): Recipients {
  const after = (prefix: string) =>
    keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  return {
    studentIds: keys.filter((key) => key !== recipientKeys.everybody && !key.includes(':')),
    everybody: keys.includes(recipientKeys.everybody),
    communityIds: after(recipientKeys.community('')),
    searches: after(recipientKeys.search('')),
  };
}

/** Whether a group is among them, of which only the server knows who is in it. */
export const hasGroup = ({ everybody, communityIds, searches }: Recipients) =>
  everybody || communityIds.length > 0 || searches.length > 0;

/** Whether anybody is chosen. */
export const hasRecipients = (recipients: Recipients) =>
  recipients.studentIds.length > 0 || hasGroup(recipients);

/** Somebody by all their names, with their address. */
export interface Recipient {
  id: string;
  username: string;
  fullName: string | null;
  displayName: string | null;
  email: string | null;
}

/** The work and its people, as far as they are chosen. */
export interface AssignmentOutline extends Recipients {
  asanaIds: string[];
  classIds: string[];
  /** Null until it is chosen. */
  dueDate: LocalDate | null;
  frequency: Frequency;
  daysOfWeek: AssignedWeekday[];
}

/** What becomes of work for those who are chosen. */
export interface RecipientCount {
  people: number;
  /** How many of them hear of it by notification or mail. */
  notified: number;
  /** How many have some of it to do already. */
  having: number;
  /** How many are paused on its first day. */
  paused: number;
  /** Who that is, where it is one person, and the last day of the pause. */
  onlyPaused:
    | (Pick<Recipient, 'username' | 'fullName' | 'displayName'> & { until: LocalDate })
    | null;
  /** For how many others it is due later than asked, because the day is over where they live. */
  later: { dueDate: LocalDate; people: number }[];
}

/** Who can be given work, by the words of a search. */
export interface RecipientOptions {
  /** How many students there are; null once something is typed. */
  everybody: number | null;
  /** How many students the words find; null while nothing is typed. */
  matching: number | null;
  communities: { id: string; name: string; students: number }[];
  /** The first fifty. */
  people: Recipient[];
}
