import {
  type AsanaSpoken,
  type ClassBody,
  type ClassPose,
  type CueSettings,
  type ItemId,
  runStepsOf,
  usualCues,
} from '@niyama/domain';
import { ClassPreview } from '@niyama/ui/screens/admin/ClassPreview';
import { useEffect, useState } from 'react';
import { subjectOf } from '@niyama/app/practice/blockPractice.ts';
import { CaptionProvider } from '@niyama/app/practice/caption.tsx';
import { EyesClosedProvider } from '@niyama/app/practice/eyesClosed.tsx';
import { speech } from '@niyama/app/practice/speech.ts';
import { placeInRun } from './placeInRun.ts';
import { PlayedBlock } from './PlayedBlock.tsx';

interface PlayedClassProps {
  body: ClassBody;
  poses: ReadonlyMap<string, ClassPose>;
  /** What a voice says of them, as far as it is known. */
  spoken: ReadonlyMap<string, AsanaSpoken>;
  /** The item or group at which it begins; null for the first one. */
  from: ItemId | null;
  onClose: () => void;
}

/** Plays a class for its teacher, block after block without rests. Nothing of it is recorded, nor any choice saved in the profile. */
export function PlayedClass({ body, poses, spoken, from, onClose }: PlayedClassProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [steps] = useState(() => runStepsOf(body, poses));
  const [place, setPlace] = useState(() => ({
    at: placeInRun(steps, body, from),
    visit: 0,
    isOnNext: false,
  }));
  const { at, visit } = place;
  const step = steps[at];
  const goTo = (next: number) =>
    setPlace({
      at: next,
      visit: visit + 1,
      isOnNext: document.activeElement?.hasAttribute('data-next') ?? false,
    });
  // The button that leads on is another one for each block.
  useEffect(() => {
    if (place.isOnNext) document.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [place]);
  const [settings, changeCues] = useState<CueSettings>({ ...usualCues, guidance: 'full' });
  useEffect(() => () => speech.stop(), []);
  return (
    <EyesClosedProvider>
      <CaptionProvider>
        <ClassPreview subject={step ? subjectOf(step, poses) : null} onClose={onClose}>
          {step ? (
            <PlayedBlock
              key={visit}
              at={at}
              chosen={{ settings, changeCues }}
              id={id}
              language={body.language}
              poses={poses}
              spoken={spoken}
              steps={steps}
              onClose={onClose}
              onGo={goTo}
            />
          ) : null}
        </ClassPreview>
      </CaptionProvider>
    </EyesClosedProvider>
  );
}
