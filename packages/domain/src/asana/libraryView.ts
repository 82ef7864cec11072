import type { Asana } from './asana.ts';
import { categories, type Category, difficulties, type Difficulty } from './asanaChoices.ts';

/** The parts of the library. */
export const libraryTabs = ['library', 'favorites', 'history'] as const;
export type LibraryTab = (typeof libraryTabs)[number];

/** What a pose has to be; an empty choice lets every pose through. */
export interface PoseFilters {
  difficulties: readonly Difficulty[];
  categories: readonly Category[];
}

export const noFilters: PoseFilters = { difficulties: [], categories: [] };

/** How a student looks at the library, as the address tells it. */
export interface LibraryView {
  tab: LibraryTab;
  /** What was typed into the search. */
  query: string;
  filters: PoseFilters;
}

/** How many filters are chosen. */
export const countFilters = (filters: PoseFilters) =>
  filters.difficulties.length + filters.categories.length;

/** Whether a pose is of a chosen difficulty and of a chosen category. */
export function matchesFilters(
  { difficulty, category }: Pick<Asana, 'difficulty' | 'category'>,
  filters: PoseFilters,
): boolean {
  const lets = <Value>(chosen: readonly Value[], value: Value) =>
    chosen.length === 0 || chosen.includes(value);
  return lets(filters.difficulties, difficulty) && lets(filters.categories, category);
}

/** The view that an address asks for; what it does not know, it passes over. */
export function readLibraryView(address: URLSearchParams): LibraryView {
  const tab = address.get('tab');
  return {
    tab: libraryTabs.find((known) => known === tab) ?? 'library',
    query: address.get('q') ?? '',
    filters: {
      difficulties: difficulties.filter((known) => address.getAll('difficulty').includes(known)),
      categories: categories.filter((known) => address.getAll('category').includes(known)),
    },
  };
}

/** The address of a view; what is as usual is left out. */
export function writeLibraryView({ tab, query, filters }: LibraryView): URLSearchParams {
  return new URLSearchParams([
    ...(tab === 'library' ? [] : [['tab', tab]]),
    ...(query === '' ? [] : [['q', query]]),
    ...filters.difficulties.map((difficulty) => ['difficulty', difficulty]),
    ...filters.categories.map((category) => ['category', category]),
  ]);
}
