const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** The kind of a value as a reader must know it: a day and a moment are more than text. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'string') return typeof value;
  if (day.test(value)) return 'day';
  return moment.test(value) ? 'moment' : 'text';
}

/**
 * Where a mocked answer claims a shape that the real one does not have: a field that the server does
 * not send, or a value of another kind. The server may send more, null stands for any kind, and
 * lists are compared by their first elements.
 *
 * @returns one line for each difference; none when every reader of the one can read the other.
 */
export function differences(mocked: unknown, real: unknown, where = 'answer'): string[] {
  const [ours, theirs] = [kindOf(mocked), kindOf(real)];
  if (ours === 'null' || theirs === 'null') return [];
  if (ours !== theirs) return [`${where}: mocked ${ours}, real ${theirs}`];
  if (Array.isArray(mocked) && Array.isArray(real)) {
    const isComparable = mocked.length > 0 && real.length > 0;
    return isComparable ? differences(mocked[0], real[0], `${where}[0]`) : [];
  }
  if (ours !== 'object') return [];
  const known = new Map(Object.entries(real as object));
  return Object.entries(mocked as object).flatMap(([key, value]) =>
    known.has(key)
      ? differences(value, known.get(key), `${where}.${key}`)
      : [`${where}.${key}: not in the real answer`],
  );
}
