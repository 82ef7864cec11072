import { PosePicker, type PosePickerProps } from '@niyama/ui/screens/student/SelfPracticeScreen';
import { useLibrary } from '../shared/useLibrary.ts';

type PickPosesProps = Pick<PosePickerProps, 'listed' | 'onAdd' | 'onClose'>;

/** The choice of poses over the whole library, which is asked for when it is opened. */
export default function PickPoses(props: PickPosesProps) {
  const { state, retry } = useLibrary({ isShown: true });
  return <PosePicker {...props} isOpen state={state} onRetry={retry} />;
}
