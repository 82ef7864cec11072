export { PosePicker, type PosePickerProps } from './PosePicker.tsx';
export {
  type SelfPracticeActions,
  SelfPracticeScreen,
  type SelfPracticeScreenProps,
  type SelfPracticeState,
} from './SelfPracticeScreen.tsx';
