/**
 * A text as searching sees it: without case and without the diacritics of romanised Sanskrit and of
 * the five languages, so that `Tāḍāsana` finds `Tadasana` (decision C28).
 * Marks of other scripts stay: taking them from Japanese would make other letters of it.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

interface Searchable {
  name: string;
  sanskritName: string | null;
  description: string;
  targetArea: readonly string[];
}

/** Everything of a pose that searching looks at, folded once (specification A, section 2). */
export function searchText(asana: Searchable): string {
  const { name, sanskritName, description, targetArea } = asana;
  return foldText([name, sanskritName ?? '', description, ...targetArea].join('\n'));
}

/**
 * Whether a pose holds what was typed; nothing typed finds everything.
 *
 * @param folded the pose's `searchText`.
 */
export function matchesSearch(folded: string, query: string): boolean {
  return folded.includes(foldText(query.trim()));
}
