import type { PracticeSource } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useEffect } from 'react';
import { Page } from '@niyama/app/Page.tsx';
import { toasts } from '../../app/toasts.ts';
import { useAbandonedPractice } from '../shared/useAbandonedPractice.ts';
import { CaptionProvider } from '@niyama/app/practice/caption.tsx';
import { EyesClosedProvider } from '@niyama/app/practice/eyesClosed.tsx';
import { PosePage } from './PosePage.tsx';
import type { PracticePageSnapshot } from './practicePageContext.ts';
import { useLeavePractice } from './useLeavePractice.ts';
import { useStopVoiceOnLeave } from './useStopVoiceOnLeave.ts';
import { useWakeLock } from '@niyama/app/practice/useWakeLock.ts';

/** The pose that is practiced in this tab, alone or with its sequence. */
export function PracticeInThisTab({ snapshot }: { snapshot: PracticePageSnapshot }) {
  const { address, stored, sequence, index } = snapshot.context;
  const { asanaId, runId, source } = address;
  const isSequence = stored !== null;
  // Toasts about points wait for the summary, so that they don't cover the next pose or the rest.
  useEffect(() => (isSequence ? toasts.hold() : undefined), [isSequence]);
  useStopVoiceOnLeave(!isSequence || snapshot.matches({ here: { poses: 'over' } }));
  const value = sequence?.value;
  useWakeLock(typeof value === 'object' && value.resting === 'running');
  if (runId !== null && !isSequence) return <PracticeOver source={source} />;
  return (
    <EyesClosedProvider>
      <CaptionProvider>
        {/* A pose may come twice. */}
        <PosePage
          key={stored ? `${stored.id} ${index}` : `${asanaId} ${source}`}
          snapshot={snapshot}
        />
      </CaptionProvider>
    </EyesClosedProvider>
  );
}

/** The address names a sequence that this device does not have, or no longer. */
function PracticeOver({ source }: { source: PracticeSource }) {
  const { t } = useTranslation(['student', 'pose-practice']);
  const leave = useLeavePractice(source);
  useAbandonedPractice(true);
  return (
    <Page title={t('pose-practice:runOver.title')}>
      <PracticeScreen cues={null} state={{ status: 'runOver' }} onBack={leave} />
    </Page>
  );
}
