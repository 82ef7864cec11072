import { dirname, join, normalize } from 'node:path';

/**
 * How a text would cite a paper that a reader of the repository does not have. Written so that this
 * file does not cite any itself.
 */
const citations = [
  /\bspecifi[c]ations?\b/i,
  /\bdecisions? C\d/i,
  // Not the curve of a drawing, such as `C6.3 -2.2`.
  /(?<=[\s(])C\d{1,2}(?=[\s),.;:]|$)(?!\.\d| -?\d)/,
  /\bsections? \d/i,
  /§ ?\d/,
  /\((?:decisions|design|findings?|brief),? ["'\d]/i,
];

/** What a text cites of such a paper; comments are read over their line ends. */
export function citationsIn(text: string): string[] {
  const joined = text.replaceAll(/\n\s*(?:\*(?!\/)|\/\/|--)?[ \t]*/g, ' ');
  return citations.flatMap((pattern) => pattern.exec(joined)?.[0] ?? []);
}

/** The anchors of the headings of a Markdown text, as GitHub makes them. */
export function anchorsOf(markdown: string): string[] {
  const counts = new Map<string, number>();
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const before = counts.get(slug) ?? 0;
    counts.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}

/** A file of the repository that a text leads to, and the heading in it. */
export interface Reference {
  /** Relative to the root. */
  file: string;
  /** Null for the whole file. */
  anchor: string | null;
}

const toReference = (file: string, anchor = ''): Reference => ({
  file: normalize(file),
  anchor: anchor || null,
});

/** The links of a guide that stay in the repository. */
export function linksIn(path: string, markdown: string): Reference[] {
  return [...markdown.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, target = '', anchor]) =>
      toReference(target === '' ? path : join(dirname(path), target), anchor),
  );
}

/** The guides that a comment or a message names from the root, such as `docs/designers.md`. */
export function guidesNamedIn(text: string): Reference[] {
  return [...text.matchAll(/(?<![\w/.-])(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].map(
    ([, file = '', anchor]) => toReference(file, anchor),
  );
}
