import { toPracticeSource } from '@niyama/domain';
import { useSearchParams } from 'react-router-dom';
import { PracticePage } from './practice/PracticePage.tsx';
import { PracticeSequence } from './practice/PracticeSequence.tsx';
import { PracticeSummary } from './practice/PracticeSummary.tsx';
import { useHandedOnResults } from './practice/sequenceResults.ts';
import { useKeptSequence } from './practice/useKeptSequence.ts';

/**
 * /pose-practice?id=&source=: one pose through its sets (specification A, sections 2 and 4), or the
 * pose at which a sequence stands.
 */
export default function PracticeRoute() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const source = toPracticeSource(query.get('source'));
  const results = useHandedOnResults();
  const sequence = useKeptSequence(id, source);
  if (results) return <PracticeSummary results={results} source={source} />;
  if (sequence) return <PracticeSequence key={sequence.id} sequence={sequence} />;
  return <PracticePage key={id} id={id} source={source} step={null} />;
}
