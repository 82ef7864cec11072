import type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';

/** What is found for the words typed into a search of a form. */
export interface PickerState {
  options: readonly PickerOption[];
  /** Stands in the list while it is empty. */
  emptyText: string;
  /** Called when the list opens, which is when it is needed. */
  onOpen: () => void;
  onQueryChange: (query: string) => void;
}
