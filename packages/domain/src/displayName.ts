interface Named {
  displayName?: string | null;
  username?: string | null;
  fullName?: string | null;
}

/**
 * The name under which a person is shown: the display name, else the names that the screen asks for
 * in their order.
 *
 * @param chain the names to fall back to, first choice first.
 * @returns null when the person has none of them; the screen then says 'Unknown User'.
 */
export function displayName(
  person: Named,
  chain: readonly ('username' | 'fullName')[] = ['username', 'fullName'],
): string | null {
  const names = [person.displayName, ...chain.map((key) => person[key])];
  return names.map((name) => name?.trim()).find(Boolean) ?? null;
}

/** The letter of an avatar without an image. Y, as in yogi, when there is no name. */
export function initialOf(name: string | null): string {
  const [first] = new Intl.Segmenter().segment(name?.trim() ?? '');
  return first ? first.segment.toUpperCase() : 'Y';
}
