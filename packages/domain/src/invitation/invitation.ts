import { isFormula } from '../asana/asanaFile.ts';
import { isEmail } from '../forms/schemas.ts';
import { type Language, languages, languageTag, languageTags } from '../language.ts';
import { foldText } from '../search.ts';
import { unruly } from '../unruly.ts';

/** How an invitation is: its mail waits or is sent, its link has ended, or no mail could be sent. */
export const invitationStates = ['waiting', 'sent', 'expired', 'failed'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Somebody who is invited and has no account yet, as the admin area lists them. */
export interface Invitation {
  id: string;
  email: string;
  fullName: string | null;
  language: Language;
  state: InvitationState;
  /** When an admin last asked for the mail. */
  askedAt: string;
  /** When the link ends; null before the mail is sent. */
  expiresAt: string | null;
}

/** The counts over all invitations, whatever the list is searched for. */
export interface InvitationCounts {
  states: Record<InvitationState, number>;
  /** A moment by which the last that waits will have left; null when none waits. */
  sentBy: string | null;
}

/** The person invited by the link of a mail. */
export interface InvitedPerson {
  email: string;
  /** Null where the invitation has no name. */
  fullName: string | null;
}

/** How many people one file or pasted text invites at most. */
export const mostInvitations = 500;

/** What a row says of a person to invite; what it does not say is empty. */
export interface InvitationRecord {
  line: number;
  email: string;
  fullName: string;
  language: string;
}

/** Why somebody of a file is not invited; the last three only the server knows or knows better. */
export const invitationRefusals = [
  'broken',
  'formula',
  'email',
  'long',
  'name',
  'language',
  'twice',
  'known',
  'invited',
] as const;
export type InvitationRefusal = (typeof invitationRefusals)[number];

/** Somebody to invite. */
export interface PersonToInvite {
  /** Where they stand in the file. */
  line: number;
  email: string;
  fullName: string | null;
  /** Null for the language of the school. */
  language: Language | null;
}

/** A row of a file that invites nobody. */
export interface RefusedPerson {
  line: number;
  /** The address as the file has it. */
  email: string;
  reason: InvitationRefusal;
}

/** What a file of people would do. */
export interface InvitationPlan {
  people: PersonToInvite[];
  refused: RefusedPerson[];
}

/** No address is longer, and no name in a profile. */
const mostCharacters = { email: 320, fullName: 100 };

/** Each language by its word, its tag and its names in all five, folded. */
function languagesByName(): ReadonlyMap<string, Language> {
  const byName = new Map<string, Language>();
  for (const word of languages) {
    const tag = languageTag[word];
    const names = languageTags.map((reader) =>
      new Intl.DisplayNames([reader], { type: 'language' }).of(tag),
    );
    for (const name of [word, tag, ...names]) byName.set(foldText(name ?? word), word);
  }
  return byName;
}

/** What is seen by nobody and comes along when an address is copied. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** An address as people copy it: `Name <address>`, or a link to write to. */
function readAddress(cell: string): { email: string; name: string } {
  const text = cell.replace(unseen, '').trim();
  const [, name = '', inside = text] = /^([^<]*)<([^<>]*)>$/u.exec(text) ?? [];
  const address = inside.trim().replace(/^mailto:/iu, '');
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at);
  return {
    email: (address.slice(0, at) + (foreign.test(host) ? asciiHost(host) : host)).toLowerCase(),
    name: name.trim().replace(/^"(.*)"$/u, '$1'),
  };
}

/** Whether a cell holds an address, as people copy it. */
export const holdsAddress = (cell: string): boolean => isEmail(readAddress(cell).email);

/** A domain with letters that mails cannot carry. */
const foreign = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain as mails need it: `grün.example` is `xn--grn-ioa.example`. */
function asciiHost(host: string): string {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** Looks at every row of a file: who would be invited, and who not and why. */
export function planInvitations(file: {
  records: readonly InvitationRecord[];
  broken: readonly RefusedPerson[];
}): InvitationPlan {
  const people: PersonToInvite[] = [];
  const refused = [...file.broken];
  const seen = new Set<string>();
  const byName = languagesByName();
  for (const { line, email: cell, fullName, language: said } of file.records) {
    const address = readAddress(cell);
    const { email } = address;
    // A line break in a cell is a space in a name.
    const name = (fullName || address.name).replace(/[\s\u2028\u2029]+/gu, ' ');
    // A tag may name a region too, as `de-AT` does.
    const language =
      said === '' ? null : byName.get(foldText(said.replace(/^(\w\w)[-_]\w+$/u, '$1')));
    const reason = ((): InvitationRefusal | null => {
      if ([cell, email, name, said].some(isFormula)) return 'formula';
      const isLong =
        email.length > mostCharacters.email || Array.from(name).length > mostCharacters.fullName;
      if (isLong) return 'long';
      if (!isEmail(email)) return 'email';
      if (unruly.test(name)) return 'name';
      if (language === undefined) return 'language';
      return seen.has(email) ? 'twice' : null;
    })();
    if (reason === null && language !== undefined) {
      people.push({ line, email, fullName: name === '' ? null : name, language });
      seen.add(email);
    } else {
      // Nobody reads more of it.
      const shown = Array.from(email).slice(0, mostCharacters.email).join('');
      refused.push({ line, email: shown, reason: reason ?? 'language' });
    }
  }
  return { people, refused: refused.toSorted((a, b) => a.line - b.line) };
}

/** Moves the people that the server refuses from the plan to its refusals, with the server's reasons. */
export function withoutRefused(
  plan: InvitationPlan,
  refusals: readonly { number: number; reason: InvitationRefusal }[],
): InvitationPlan {
  const reasons = new Map(refusals.map(({ number, reason }) => [number - 1, reason]));
  const refused = plan.people.flatMap(({ line, email }, index) => {
    const reason = reasons.get(index);
    return reason === undefined ? [] : { line, email, reason };
  });
  return {
    people: plan.people.filter((_, index) => !reasons.has(index)),
    refused: [...plan.refused, ...refused].toSorted((a, b) => a.line - b.line),
  };
}
