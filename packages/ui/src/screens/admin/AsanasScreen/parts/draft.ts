import {
  type AdminAsana,
  type AsanaFields,
  asanaFields,
  asanaForm,
  type Cautions,
  cautionsOf,
  fromCautionLine,
  limitsFor,
  namesOf,
  newAsana,
  toCautionLines,
  toLines,
} from '@niyama/domain';

/** What a field of the form holds: a list as lines of text, and an empty text for none. */
type Typed<Value> = Value extends readonly string[] | Cautions ? string : Value;

/** What the fields of the form hold. */
export type AsanaDraft = { [Name in keyof AsanaFields]: Typed<AsanaFields[Name]> };

const toTyped = (value: Exclude<AsanaFields[keyof AsanaFields], Cautions> | string[] | null) =>
  Array.isArray(value) ? value.join('\n') : (value ?? '');

/** The form as it opens. */
export function toDraft(asana: AdminAsana | null): AsanaDraft {
  const fields: AsanaFields = asana ?? newAsana;
  const typed = namesOf(asanaFields).map((name) => {
    const value = name === 'cautions' ? toCautionLines(fields.cautions) : fields[name];
    return [name, toTyped(value)];
  });
  return Object.fromEntries(typed) as AsanaDraft;
}

/**
 * What the form says of its safety tips, finished or not: the tips, what each means, and who
 * should leave the pose out.
 */
export function cautionsIn({ safetyTips, cautions, bodyPosition, avoidIf }: AsanaDraft) {
  const { shape } = asanaForm;
  return {
    tips: [...new Set(toLines(safetyTips))],
    cautions: toLines(cautions).map((line) => fromCautionLine(line) ?? null),
    avoidIf: shape.avoidIf.safeParse(bodyPosition === '' ? undefined : avoidIf).data ?? null,
  };
}

/**
 * The cautions of a form in which something was changed: they stay with the words of their tips, also of
 * those that the pose is stored with, and lose who no longer can be meant.
 */
export function cautionDraft(
  asana: AdminAsana | null,
  before: AsanaDraft,
  after: AsanaDraft,
): string {
  const { tips, avoidIf } = cautionsIn(after);
  const stored = { tips: asana?.safetyTips ?? [], cautions: asana?.cautions ?? null };
  const remaining = cautionsOf(tips, cautionsIn(before), stored);
  const agreed = remaining?.map((one) => {
    const limits = one?.limits.filter((limit) => limitsFor(one.act, avoidIf).includes(limit)) ?? [];
    // With no limit left, it waits to be judged.
    return one && (limits.length > 0 || one.limits.length === 0) ? { ...one, limits } : null;
  });
  return (toCautionLines(agreed ?? null) ?? []).join('\n');
}
