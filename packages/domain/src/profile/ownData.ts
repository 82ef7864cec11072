/** A value as it travels. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One stored row about a person, by column name. */
export type OwnRow = Record<string, Json>;

/** What the server stores about a person, as far as it has been read. */
export interface OwnData {
  /** When the reading began, as ISO time. */
  begunAt: string;
  sections: readonly {
    name: string;
    rows: readonly OwnRow[];
    /** Where the next page begins; null at the beginning and at the end. */
    after: OwnRow | null;
    isWhole: boolean;
  }[];
}

/** How far the reading has come. */
export function ownDataProgress({ sections }: OwnData): {
  sections: number;
  sectionsRead: number;
  rows: number;
} {
  return {
    sections: sections.length,
    sectionsRead: sections.filter(({ isWhole }) => isWhole).length,
    rows: sections.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}

/** The name of the file in which a person's data leaves, whatever the username is made of. */
export function ownDataFileName(username: string, day: string): string {
  const safe = username.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replace(/^\.+/, '');
  return `niyama-${safe}-${day}.zip`;
}
