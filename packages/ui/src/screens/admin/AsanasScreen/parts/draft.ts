import { type AdminAsana, type AsanaFields, asanaFields, namesOf, newAsana } from '@niyama/domain';

/** What a field of the form holds: a list as lines of text, and an empty text for none. */
type Typed<Value> = Value extends readonly string[] | null ? string : Value;

/** What the fields of the form hold. */
export type AsanaDraft = { [Name in keyof AsanaFields]: Typed<AsanaFields[Name]> };

const toTyped = (value: AsanaFields[keyof AsanaFields]) =>
  Array.isArray(value) ? value.join('\n') : (value ?? '');

/** The form as it opens. */
export function toDraft(asana: AdminAsana | null): AsanaDraft {
  const fields: AsanaFields = asana ?? newAsana;
  const typed = namesOf(asanaFields).map((name) => [name, toTyped(fields[name])]);
  return Object.fromEntries(typed) as AsanaDraft;
}
