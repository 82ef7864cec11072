export {
  SequenceSummaryScreen,
  type SequenceSummaryScreenProps,
} from './SequenceSummaryScreen.tsx';
