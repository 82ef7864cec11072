import { useEffect } from 'react';
import { toasts } from '../../app/toasts.ts';
import { CaptionProvider } from './caption.tsx';
import { EyesClosedProvider } from './eyesClosed.tsx';
import { PosePage } from './PosePage.tsx';
import type { PracticePageSnapshot } from './practicePageContext.ts';
import { useStopVoiceOnLeave } from './useStopVoiceOnLeave.ts';
import { useWakeLock } from './useWakeLock.ts';

/** The pose that is practiced in this tab, alone or with its sequence. */
export function PracticeInThisTab({ snapshot }: { snapshot: PracticePageSnapshot }) {
  const { address, stored, sequence, index } = snapshot.context;
  const { asanaId, source } = address;
  const isSequence = stored !== null;
  // Toasts about points wait for the summary, so that they don't cover the next pose or the rest.
  useEffect(() => (isSequence ? toasts.hold() : undefined), [isSequence]);
  useStopVoiceOnLeave(!isSequence || snapshot.matches({ here: { poses: 'over' } }));
  const value = sequence?.value;
  useWakeLock(typeof value === 'object' && value.resting === 'running');
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
