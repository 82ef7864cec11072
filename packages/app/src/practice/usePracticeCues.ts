import { readPreference, savePreference, voiceSettings } from '@niyama/device';
import {
  type CueSettings,
  guideOf,
  onlySideOf,
  practiceVolume,
  type SpokenText,
  type Tone,
} from '@niyama/domain';
import { languageOf, useTranslation } from '@niyama/i18n';
import { type PracticeContext, type PracticeCue, currentCue } from '@niyama/machines';
import type { PracticeCues } from '@niyama/ui/screens/student/PracticeScreen';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useEffect, useRef, useState } from 'react';
import { bells, wakeSpeech } from './sounds.ts';
import { speech } from './speech.ts';
import { chooseShortcuts, hasShortcuts } from './shortcuts.ts';
import { blockWords } from './blockWords.ts';
import { type BlockPractice, teachersWords } from './blockPractice.ts';
import { type PracticedPose, type PracticedStep, sideOf } from './practiced.ts';
import { getReadySeconds, type Narration, readySeconds, wordsOf } from './spokenWords.ts';
import { canVibrate, chooseVibration, isVibrating, ringTone } from './tones.ts';
import { useEyesClosed } from './eyesClosed.tsx';
import { useCaptions } from './useCaptions.ts';
import { useVoice } from './useVoice.ts';
import { useVoiceChoice } from './useVoiceChoice.ts';
import { chooseSpeechRate, speechRate } from './voiceChoice.ts';

/** The tones that no watch over a running set can let sound: before it and at its end. */
const tonesOutside: Partial<Record<PracticeCue['kind'], Tone>> = {
  getReady: 'tick',
  setDone: 'complete',
};

/** What is guided: a pose or a block, alone or as a step of a sequence. */
interface Guided {
  pose: PracticedPose | null;
  block: BlockPractice | null;
  step: PracticedStep | null;
}

/** The chosen cues, and what changes them. */
interface ChosenCues {
  settings: CueSettings;
  changeCues: (cues: CueSettings) => void;
}

/** The choices of the cue menu, and the voice and bells that give a cue outside a running set. */
export function usePracticeCues(
  { pose, block, step }: Guided,
  { settings, changeCues }: ChosenCues,
): {
  cues: PracticeCues;
  giveCue: (cue: PracticeCue, at: PracticeContext) => void;
  /** How long getting ready lasts. */
  getReadySeconds: number;
  onPause: () => void;
  onGoOn: (practice: PracticeContext) => void;
} {
  const { t, i18n } = useTranslation('student');
  const language = languageOf(i18n);
  const volume = practiceVolume(settings);
  const [isFelt, setFelt] = useState(isVibrating);
  const [isFigureMoving, setFigureMoving] = useState(
    () => readPreference('practiceMovingFigure') !== 'off',
  );
  const [isByLetters, setByLetters] = useState(hasShortcuts);
  const [rate, setRate] = useState(speechRate);
  const voice = useVoice(settings, rate);
  const voiceChoice = useVoiceChoice(volume, rate);
  const eyesClosed = useEyesClosed();
  const { guidance } = settings;
  const captions = useCaptions(guidance, voice.words);
  const isSpoken = guidance !== 'off';
  // The rest before it may still do so.
  const isSpokenInRest = step?.isSpoken ?? false;
  const { limits } = useSafety();
  const common = { guidance, rate, language, t, limits };
  const narration = pose && narrationOf(pose);
  /** Whether the way into the pose was told, and not cut off. */
  const wasSpoken = useRef(isSpokenInRest);
  const isEntering = useRef(false);

  useEffect(() => bells.setVolume(volume), [volume]);
  // Browsers let nothing sound before a press, and some fall silent again after a phone call.
  useEffect(() => {
    if (volume === 0) return undefined;
    const wake = () => {
      bells.wake();
      if (isSpoken) wakeSpeech();
    };
    document.addEventListener('pointerup', wake);
    document.addEventListener('keyup', wake);
    return () => {
      document.removeEventListener('pointerup', wake);
      document.removeEventListener('keyup', wake);
    };
  }, [volume, isSpoken]);

  return {
    cues: {
      settings,
      ...captions,
      voiceSettings: voiceSettings(navigator.userAgent),
      eyesClosed,
      onSilence: voice.stop,
      onRepeat: voice.again,
      onChange: (chosen) => {
        if (chosen.guidance === 'off' || practiceVolume(chosen) === 0) voice.stop();
        changeCues(chosen);
      },
      voice: voiceChoice,
      speechRate: {
        rate,
        onChange: (chosen) => {
          setRate(chosen);
          chooseSpeechRate(chosen);
        },
      },
      vibration: canVibrate
        ? {
            isOn: isFelt,
            onChange: (isOn) => {
              setFelt(isOn);
              chooseVibration(isOn);
            },
          }
        : null,
      movingFigure: {
        isOn: isFigureMoving,
        onChange: (isOn) => {
          setFigureMoving(isOn);
          savePreference('practiceMovingFigure', isOn ? 'on' : 'off');
        },
      },
      shortcuts: {
        isOn: isByLetters,
        onChange: (isOn) => {
          setByLetters(isOn);
          chooseShortcuts(isOn);
        },
      },
    },
    giveCue: (cue, at) => {
      const tone = tonesOutside[cue.kind];
      if (tone) ringTone(tone);
      const isReady = cue.kind === 'getReady';
      isEntering.current = isReady || cue.kind === 'setStarted';
      const isBeingSpoken = captions.hasVoice ? speech.isSpeaking() : voice.words.length > 0;
      if (isReady && isSpokenInRest && isBeingSpoken) return;
      const words = wordsAt(cue, at, isReady ? isSpokenInRest : wasSpoken.current);
      if (words.length === 0) return;
      wasSpoken.current = true;
      voice.say(words, { isPassing: cue.kind === 'lastSeconds' });
    },
    getReadySeconds: narration ? getReadySeconds(narration) : readySeconds.usual,
    onPause: () => {
      if (isEntering.current && speech.isSpeaking()) wasSpoken.current = false;
      voice.stop();
    },
    onGoOn: (practice) => {
      const standing = voice.isStopped() ? currentCue(practice) : null;
      if (!standing) return;
      const words = wordsAt(standing.cue, practice, isSpokenInRest, standing.sinceMs / 1000);
      if (words.length > 0) voice.say(words);
    },
  };
  function narrationOf({ asana, spoken }: PracticedPose): Narration {
    return {
      ...common,
      asana,
      spoken,
      side: onlySideOf(guideOf(asana, 'gentle', sideOf(step))),
      words: step && teachersWords(step.sequence.run, step.item, asana, limits),
      isSpoken: isSpokenInRest,
    };
  }

  function wordsAt(
    cue: PracticeCue,
    at: PracticeContext,
    hasSpoken: boolean,
    passedSeconds = 0,
  ): readonly SpokenText[] {
    if (block) {
      const run = step?.sequence.run ?? null;
      // Getting ready for a block says nothing of its first step.
      const narrated = { ...common, block, run, isSpoken: isSpokenInRest };
      return blockWords(cue, at, narrated, passedSeconds);
    }
    if (!narration || at.guide.kind === 'chain') return [];
    const cued = { ...at, guide: at.guide };
    return wordsOf(cue, cued, { ...narration, isSpoken: hasSpoken }, passedSeconds);
  }
}
