import type { Asana, AsanaSpoken, CueSettings, LanguageTag, RunStep } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PracticeEvent } from '@niyama/machines';
import { PracticeScreen, type PracticeState } from '@niyama/ui/screens/student/PracticeScreen';
import { useEffect, useEffectEvent, useState } from 'react';
import { subjectOf } from '@niyama/app/practice/blockPractice.ts';
import type { PracticedStep } from '@niyama/app/practice/practiced.ts';
import { toPracticeState } from '@niyama/app/practice/toPracticeState.ts';
import { usePracticeCues } from '@niyama/app/practice/usePracticeCues.ts';
import { useVoiceOfState } from '@niyama/app/practice/useVoiceOfState.ts';
import { toPlayed } from './played.ts';
import { usePlayedMachine } from './usePlayedMachine.ts';

interface PlayedBlockProps {
  /** The same for all blocks: they show the same person. */
  id: string;
  steps: readonly RunStep[];
  /** The place of its first step. */
  at: number;
  poses: ReadonlyMap<string, Asana>;
  /** What a voice says of them, as far as it is known. */
  spoken: ReadonlyMap<string, AsanaSpoken>;
  /** Of the teacher's words. */
  language: LanguageTag;
  chosen: { settings: CueSettings; changeCues: (cues: CueSettings) => void };
  /** Called with the place of the step that is played next; with its own place, it begins again. */
  onGo: (place: number) => void;
  onClose: () => void;
}

/** A teacher has no limits here, and is asked no tips. */
const tips = { has: () => true, note: () => undefined };

/** The steps of a class that run together, on the screen of a practice. */
export function PlayedBlock({
  id,
  steps,
  at,
  poses,
  spoken,
  language,
  chosen,
  onGo,
  onClose,
}: PlayedBlockProps) {
  const { i18n } = useTranslation();
  const [played] = useState(() => toPlayed(steps, at, poses, spoken));
  const following = steps[at + played.count];
  const follows = following ? subjectOf(following, poses) : null;
  const step: PracticedStep = {
    sequence: { run: { language } },
    item: played.item,
    place: { number: at + 1, total: steps.length },
    isSpoken: false,
  };
  const { pose, block } = played;
  const { cues, onGoOn, onPause, ...guidance } = usePracticeCues({ pose, block, step }, chosen);
  const [snapshot, send] = usePlayedMachine(
    played,
    { id, index: at, steps: played.count },
    { ...guidance, settings: chosen.settings },
  );
  useVoiceOfState(snapshot, { onGoOn, onPause });
  const conclude = useEffectEvent(() => onGo(at + played.count));
  const isOver = snapshot.context.outcome === 'completed';
  useEffect(() => {
    if (isOver) conclude();
  }, [isOver]);
  // There is nothing to save, to end or to choose, so nothing is asked.
  const play = (event: PracticeEvent) => {
    const isFirstSet = block === null && snapshot.context.setNumber === 1;
    if (event.type === 'practice.closed') onClose();
    else if (event.type === 'practice.reset' && isFirstSet) onGo(at);
    else send(event);
  };
  const state = toPracticeState(
    snapshot,
    {
      pose,
      block,
      step,
      question: () => null,
      limits: [],
      source: 'class',
      startsOver: false,
      tips,
      isSafe: false,
      sendingFailure: null,
      send: play,
      begin: play,
    },
    i18n,
  );
  return (
    <PracticeScreen
      as="div"
      cues={cues}
      sequenceId={id}
      state={leadingOn(state)}
      onBack={onClose}
    />
  );

  /** There are no rests, so every step leads on to the next one, whether its time runs or stands. */
  function leadingOn(shown: PracticeState): PracticeState {
    if (!('next' in shown) || shown.place === null) return shown;
    const next = shown.next ?? follows;
    const { number } = shown.place;
    const skip = () => {
      cues.onSilence();
      onGo(number);
    };
    return next === null ? shown : { ...shown, next, onNextStep: shown.onNextStep ?? skip };
  }
}
