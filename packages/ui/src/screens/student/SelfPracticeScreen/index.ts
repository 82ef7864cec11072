export { PosePicker, type PosePickerProps } from './PosePicker.tsx';
export { SelfPracticeScreen, type SelfPracticeScreenProps } from './SelfPracticeScreen.tsx';
export type { SelfPracticeActions, SelfPracticeState } from './types.ts';
