/**
 * Everything that local storage keeps of one person: each entry whose name carries their id, read as
 * JSON where it is. The login has no id in its name, and stays where it is.
 *
 * @returns nothing where the browser blocks its storage.
 */
export function keptOf(userId: string, storage: () => Storage): Record<string, unknown> {
  try {
    const texts = storage();
    const names = Array.from({ length: texts.length }, (_, at) => texts.key(at) ?? '');
    return Object.fromEntries(
      names
        .filter((name) => name.includes(userId))
        .toSorted()
        .map((name) => [name, parse(texts.getItem(name) ?? '')]),
    );
  } catch {
    return {};
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
