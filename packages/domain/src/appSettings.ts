import { type AsanaName, asanaNameFields } from './asana/asanaName.ts';
import type { Language } from './language.ts';
import { nullableText, type RowFieldsOf, text } from './row.ts';

/** A pose, as far as a choice of poses needs it. */
export interface NamedAsana extends AsanaName {
  id: string;
  sanskritName: string | null;
}

export const namedAsanaFields = {
  ...asanaNameFields,
  id: ['id', text],
  sanskritName: ['sanskrit_name', nullableText],
} as const satisfies RowFieldsOf<NamedAsana>;

/** What administrators set for everybody. */
export interface AppSettings {
  /** Of accounts that speak none of the five. */
  defaultLanguage: Language;
  /** The daily mandatory poses in their order. */
  mandatory: readonly NamedAsana[];
  /** The server's own text, by which it knows whether somebody else has saved meanwhile. */
  updatedAt: string;
}

/** How many daily mandatory poses there may be. */
export const maxMandatory = 20;

/** What creating missing profiles found and did. */
export interface MissingProfiles {
  /** Accounts there are. */
  users: number;
  /** How many of them had no profile. */
  missing: number;
  /** How many of those have one now. */
  created: number;
}
