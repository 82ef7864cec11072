export type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';
export { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
export type { FormFailure } from './formFailure.ts';
export type { MediaDraft, MediaSaving } from './mediaState.ts';
export type { PickerState } from './pickerState.ts';
export { useNotifiedText } from './useNotifiedText.ts';
export type { TableState } from './tableState.ts';
export { useUnsaved } from './useUnsaved.ts';
