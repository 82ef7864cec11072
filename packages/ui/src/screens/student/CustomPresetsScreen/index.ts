export { AddAsanasDialog, type AddAsanasDialogProps } from './AddAsanasDialog.tsx';
export { CustomPresetsScreen, type CustomPresetsScreenProps } from './CustomPresetsScreen.tsx';
export type { CustomPresetsState, PresetDraft, PresetFormState } from './types.ts';
