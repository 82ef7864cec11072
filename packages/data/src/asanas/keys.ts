export const asanaKeys = {
  all: ['asanas'] as const,
  library: (userId: string) => [...asanaKeys.all, 'library', userId] as const,
  detail: (asanaId: string, userId: string | null) =>
    [...asanaKeys.all, 'detail', asanaId, userId] as const,
};

/** The library as admins keep it; nothing of it is shared with what students see. */
export const adminAsanaKeys = {
  all: ['admin-asanas'] as const,
  list: (view: { search: string; archived: boolean; untranslated?: boolean }) =>
    [...adminAsanaKeys.all, 'list', view] as const,
  /** Apart from the others: a refetch must not replace a text that somebody is translating. */
  allTranslations: ['admin-asana-translations'] as const,
  translations: (asanaId: string, opening: string) =>
    [...adminAsanaKeys.allTranslations, asanaId, opening] as const,
  use: (asanaId: string) => [...adminAsanaKeys.all, 'use', asanaId] as const,
};
