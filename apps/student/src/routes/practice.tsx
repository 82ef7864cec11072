import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { PracticeInOtherTab } from './practice/PracticeInOtherTab.tsx';
import { PracticeInThisTab } from './practice/PracticeInThisTab.tsx';
import { PracticePageActor } from './practice/practicePageContext.ts';
import { PracticeSummary } from './practice/PracticeSummary.tsx';
import { useLeavePractice } from './practice/useLeavePractice.ts';
import { useOpenPracticePage } from './practice/useOpenPracticePage.ts';

/**
 * /pose-practice?id=&source=: one pose through its sets, or the pose at which a sequence stands.
 */
export default function PracticeRoute() {
  usePageTexts('pose-practice');
  const [snapshot, page] = useOpenPracticePage();
  const { address, claim } = snapshot.context;
  const leave = useLeavePractice(address.source);
  if (address.results) return <PracticeSummary results={address.results} source={address.source} />;
  return <PracticePageActor value={page}>{content()}</PracticePageActor>;

  function content() {
    if (snapshot.matches('here')) return <PracticeInThisTab snapshot={snapshot} />;
    if (claim.place.status === 'elsewhere')
      return <PracticeInOtherTab place={claim.place} source={address.source} />;
    return <PracticeScreen cues={null} state={{ status: 'loading', asana: null }} onBack={leave} />;
  }
}
