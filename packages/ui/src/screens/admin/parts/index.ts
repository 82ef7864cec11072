export type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';
export type { FormFailure } from './formFailure.ts';
export type { MediaDraft, MediaSaving } from './mediaState.ts';
export type { PickerState } from './pickerState.ts';
export { useToldText } from './useToldText.ts';
export type { TableState } from './tableState.ts';
