export {
  SequenceRestScreen,
  type SequenceRestScreenProps,
  type SequenceRestState,
} from './SequenceRestScreen.tsx';
