import type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';

/** What is found for the words typed into a search of a form. */
export interface PickerState {
  /** Null until it is known. */
  options: readonly PickerOption[] | null;
  /** Stands in the list while it is empty. */
  emptyText: string;
  /** Called when somebody comes to the field or opens its list, which is when it is needed. */
  onOpen: () => void;
  onQueryChange: (query: string) => void;
}
