/** A row of docs/specification-coverage.md. */
export interface Row {
  statement: string;
  /** Files and folders, relative to the root; those that stand already when the rest comes later. */
  places: string[];
  proofs: Proof[];
  /** What is still to come, in a few words; null when all of it is built. */
  later: string | null;
}

/** What shows that a statement holds. */
export type Proof =
  | { kind: 'story'; title: string; name: string }
  | { kind: 'test'; file: string; titles: string[] }
  | { kind: 'unknown'; text: string };

const cells = (line: string) =>
  line
    .replaceAll('\\|', '\u0000')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\u0000', '|'));

/** Reads the rows of every table in the document, without heads and rules. */
export function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| (?!Statement|Decision|-)/.test(line))
    .map((line) => {
      const [statement = '', places = '', proofs = ''] = cells(line);
      const given = proofs.split(';').map((proof) => proof.trim());
      const later = given.find((proof) => proof.startsWith('later:'));
      return {
        statement,
        places: [...places.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
        proofs: given.filter((proof) => proof !== later).map(readProof),
        later: later?.slice('later:'.length).trim() ?? null,
      };
    });
}

function readProof(text: string): Proof {
  const [, kind, where = '', rest = ''] = /^(story|test): ([^›]+)› (.+)$/.exec(text) ?? [];
  if (kind === 'story') return { kind, title: where.trim(), name: rest.trim() };
  if (kind === 'test') return { kind, file: where.trim(), titles: rest.split(' › ') };
  return { kind: 'unknown', text };
}

/** Whether a stories file has that story: by its name, written with or without spaces. */
export function hasStory(
  source: string,
  { title, name }: { title: string; name: string },
): boolean {
  const isTitled = source.includes(`title: '${title}'`);
  return isTitled && new RegExp(`export const ${name.replaceAll(/\W/g, '')}\\b`).test(source);
}

/** Whether a test file has a test or group of that title, with `${…}` and `%s` standing for anything. */
export function hasTitle(source: string, title: string): boolean {
  const literals = source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g);
  return [...literals].some(([, , literal = '']) => {
    const parts = literal.replaceAll(/\\(.)/g, '$1').split(/\$\{[^}]*\}|%[sdij]|\$\w+/);
    const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
    return new RegExp(`^${pattern}$`).test(title);
  });
}
