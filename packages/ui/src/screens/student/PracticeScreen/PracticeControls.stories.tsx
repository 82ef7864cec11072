import { type Asana, guideOf, type GuidePosition, languageTags, positionAt } from '@niyama/domain';
import { type I18n, loadLanguage, useTranslation } from '@niyama/i18n';
import { pranayama, suryaNamaskar } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn } from 'storybook/test';
import { PracticeScreen } from './PracticeScreen.tsx';
import { poseOf } from './subject.ts';
import type { PracticeState } from './types.ts';

const practices: Asana[] = [
  suryaNamaskar,
  { ...suryaNamaskar, key: 'surya-namaskar-b' },
  { ...suryaNamaskar, key: 'chandra-namaskar' },
  { ...suryaNamaskar, key: 'cat-cow' },
  { ...suryaNamaskar, key: 'sun-breaths' },
  { ...pranayama, durationSeconds: 65 },
  { ...pranayama, key: 'humming-bee-breath' },
  { ...pranayama, key: 'cooling-breath' },
  { ...pranayama, key: 'skull-shining-breath' },
  { ...pranayama, key: 'bellows-breath' },
];

/** What the words of a part follow from. */
const wordsOf = (part: GuidePosition) => {
  if (part.kind === 'flow') return part.step.word;
  return part.kind === 'breath' ? `${part.breath.phase} ${part.breath.manner ?? ''}` : part.kind;
};

/** Each practice at every part of its set that has different words. */
const moments = practices.flatMap((asana) => {
  const guide = guideOf(asana);
  const setSeconds = asana.durationSeconds;
  const parts = new Map<string, GuidePosition>();
  for (let atMs = 0; atMs < setSeconds * 1000;) {
    const part = positionAt(guide, setSeconds, atMs);
    parts.set(wordsOf(part), part);
    atMs = part.toMs;
  }
  return [...parts.values()].map((part): PracticeState => ({
    status: 'running',
    subject: asana,
    next: null,
    guide,
    setSeconds,
    sets: 1,
    setNumber: 1,
    remainingSeconds: setSeconds - part.fromMs / 1000,
    breaths: null,
    place: null,
    cue: null,
    holding: [],
    onNextStep: null,
    onPause: fn(),
    onReset: fn(),
    onClose: fn(),
    breathing: { isFree: false, onToggle: fn() },
  }));
});

let languages: I18n | null = null;
let show: (at: number) => void = () => undefined;

/** One moment after the other, as the play goes on. */
function Moments() {
  const { i18n } = useTranslation();
  const [at, setAt] = useState(0);
  useEffect(() => {
    languages = i18n;
    show = setAt;
  }, [i18n]);
  return (
    <PracticeScreen
      cues={null}
      state={moments[at] ?? { status: 'loading', asana: null }}
      onBack={() => undefined}
    />
  );
}

/** The moments at which the controls stand elsewhere than at the first one of the same practice. */
function moved(canvasElement: HTMLElement, language: string): string[] {
  const tops = new Map<string, number>();
  return moments.flatMap((state, at) => {
    flushSync(() => show(at));
    const pause = canvasElement.querySelector('button:has(svg[fill="currentColor"])');
    const top = Math.round(pause?.getBoundingClientRect().top ?? Number.NaN);
    const name = 'subject' in state ? String(poseOf(state.subject)?.key) : '';
    const before = tops.get(name) ?? top;
    tops.set(name, before);
    const words = canvasElement.querySelector('main p')?.textContent;
    return top === before ? [] : [`${language}, ${name}: ${top - before} px at '${words}'`];
  });
}

const meta = {
  title: 'Screens/Student/Practice/Controls',
  component: Moments,
  parameters: { layout: 'fullscreen', width: '320' },
} satisfies Meta<typeof Moments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever the words are, the controls stay where the thumb is. */
export const StandStill: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const found: string[] = [];
    for (const language of languageTags) {
      if (languages) await loadLanguage(languages, language);
      found.push(...moved(canvasElement, language));
    }
    await expect(found.join('\n')).toBe('');
  },
};

export const StandStillAt375: Story = { ...StandStill, globals: { width: '375' } };
