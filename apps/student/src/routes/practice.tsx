import { toPracticeSource } from '@niyama/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTexts } from '../app/usePageTexts.ts';
import { PracticeInOtherTab } from './practice/PracticeInOtherTab.tsx';
import { RedirectToPractice } from './practice/RedirectToPractice.tsx';
import { PracticeInThisTab } from './practice/PracticeInThisTab.tsx';
import { PracticeSummary } from './practice/PracticeSummary.tsx';
import { useHandedOnResults } from './practice/sequenceResults.ts';
import { PracticeClaimContext, useOpenPracticeClaim } from './practice/usePracticeClaim.ts';

/**
 * /pose-practice?id=&source=: one pose through its sets, or the pose at which a sequence stands.
 */
export default function PracticeRoute() {
  usePageTexts('pose-practice');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const source = toPracticeSource(query.get('source'));
  const results = useHandedOnResults();
  const { claim, place } = useOpenPracticeClaim();
  const next = place.status === 'here' ? claim.nextPractice() : null;
  const hasArrived = next?.asanaId === id;
  useEffect(() => {
    if (hasArrived) claim.arrive();
  }, [claim, hasArrived]);
  if (results) return <PracticeSummary results={results} source={source} />;
  // Its page is on its way. What this page shows of another pose would lay it down meanwhile.
  if (next && !hasArrived) return <RedirectToPractice practiced={next} />;
  return (
    <PracticeClaimContext value={claim}>
      {place.status === 'elsewhere' ? (
        <PracticeInOtherTab id={id} place={place} source={source} />
      ) : (
        <PracticeInThisTab id={id} source={source} />
      )}
    </PracticeClaimContext>
  );
}
