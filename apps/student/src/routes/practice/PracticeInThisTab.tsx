import type { PracticeSource } from '@niyama/domain';
import { PracticePage } from './PracticePage.tsx';
import { PracticeSequence } from './PracticeSequence.tsx';
import { useKeptSequence } from './useKeptSequence.ts';

interface PracticeInThisTabProps {
  id: string;
  source: PracticeSource;
}

/** The pose that is practiced in this tab, alone or with its sequence. */
export function PracticeInThisTab({ id, source }: PracticeInThisTabProps) {
  const sequence = useKeptSequence(id, source);
  if (sequence) return <PracticeSequence key={sequence.id} sequence={sequence} />;
  return <PracticePage key={id} id={id} source={source} step={null} />;
}
