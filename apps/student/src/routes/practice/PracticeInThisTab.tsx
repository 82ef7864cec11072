import type { PracticeSource } from '@niyama/domain';
import { CaptionProvider } from './caption.tsx';
import { EyesClosedProvider } from './eyesClosed.tsx';
import { PracticePage } from './PracticePage.tsx';
import { PracticeSequence } from './PracticeSequence.tsx';
import { useStoredSequence } from './useStoredSequence.ts';

interface PracticeInThisTabProps {
  id: string;
  source: PracticeSource;
}

/** The pose that is practiced in this tab, alone or with its sequence. */
export function PracticeInThisTab({ id, source }: PracticeInThisTabProps) {
  const sequence = useStoredSequence(id, source);
  return (
    <EyesClosedProvider>
      <CaptionProvider>
        {sequence ? (
          <PracticeSequence key={sequence.id} sequence={sequence} />
        ) : (
          <PracticePage key={id} id={id} source={source} step={null} />
        )}
      </CaptionProvider>
    </EyesClosedProvider>
  );
}
