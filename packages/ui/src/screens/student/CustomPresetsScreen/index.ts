export { AddAsanasDialog, type AddAsanasDialogProps } from './AddAsanasDialog.tsx';
export { CustomPresetsScreen, type CustomPresetsScreenProps } from './CustomPresetsScreen.tsx';
export { withoutPose, withPose } from './presetEdits.ts';
export type { CustomPresetsState, PresetDraft, PresetFormState, PresetPoses } from './types.ts';
