import { guideOf, type SpokenText } from '@niyama/domain';
import { suryaNamaskar, treePose, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { withLimits } from '#testing/withLimits.tsx';
import { cues, guided, pageOf, states } from '#testing/practiceStates.ts';
import { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';
import type { PracticeState } from './types.ts';

/** What only a class has: steps that follow each other without a rest, meditations and pauses. */
const onNextStep = fn();

const place = { number: 3, total: 12 };
const stepOf = (setSeconds: number, remainingSeconds: number) => ({
  setSeconds,
  sets: 1,
  setNumber: 1,
  remainingSeconds,
  place,
});

const words: SpokenText[] = [
  { text: 'Look over your front hand, and soften your shoulders.', language: 'en' },
];

/** A step of a class that another one follows without a rest. */
const linked = {
  ...states.running,
  ...stepOf(40, 23),
  subject: warriorTwo,
  guide: guideOf(warriorTwo, 'gentle', 'right'),
  next: treePose,
  onNextStep,
  holding: words,
};

const still = guideOf({ key: 'easy-pose', twoSided: false });

const meditation = {
  ...states.running,
  ...stepOf(300, 212),
  subject: 'meditation',
  guide: still,
  holding: [{ text: 'Let your breath come and go.', language: 'en' }],
} as const satisfies PracticeState;

const pause = {
  ...states.running,
  ...stepOf(60, 41),
  subject: 'pause',
  guide: still,
  holding: [{ text: 'Take your mat to the wall.', language: 'en' }],
} as const satisfies PracticeState;

const meta = {
  title: 'Screens/Student/Practice/Class',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: { state: linked, onBack: fn(), cues, sequenceId: 'hips' },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures that stand on the sun. */
const figuresIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"]'),
];

/** The clock is that of the step, what follows is named, and can be begun at once. */
export const Linked: Story = {
  tags: ['dark', 'layout'],
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Warrior II' })).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('00:23');
    await expect(page.getByText(/^Next:/)).toHaveTextContent('Next: Tree');
    await expect(page.getByText(/^Look over/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect(onNextStep).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onNextStep).toHaveBeenCalledTimes(2);
    await expect(cues.onSilence).not.toHaveBeenCalled();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** The name of what follows is in its own language; the word before it is not. */
export const LinkedInGerman: Story = {
  args: { state: { ...linked, next: { ...treePose, inEnglish: ['name'] } } },
  globals: { language: 'de' },
  play: async () => {
    const next = await screen.findByText('Tree');
    await expect(next).toHaveAttribute('lang', 'en');
    await expect(next.closest('p')).toHaveTextContent('Als Nächstes: Tree');
  },
};

export const LinkedWide: Story = { tags: ['dark'], globals: { width: '1280' } };

/** Nothing leads to what follows while the time stands, and the controls stay where they are. */
export const LinkedPaused: Story = {
  render: (args: PracticeScreenProps) => {
    const [isPaused, setPaused] = useState(false);
    const paused = {
      ...linked,
      status: 'paused',
      onNextStep: null,
      onResume: () => setPaused(false),
    } as const;
    const running = { ...linked, onPause: () => setPaused(true) };
    return <PracticeScreen {...args} state={isPaused ? paused : running} />;
  },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const pause = page.getByRole('button', { name: 'Pause' });
    const { top } = pause.getBoundingClientRect();
    await userEvent.click(pause);
    const resume = await page.findByRole('button', { name: 'Resume' });
    await expect(resume.getBoundingClientRect().top).toBe(top);
    await expect(page.getByText(/^Next:/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(page.getByRole('status')).toHaveTextContent('Paused');
  },
};

/** A flow within a class says what follows it too. */
export const LinkedFlow: Story = {
  tags: ['layout'],
  args: {
    state: {
      ...states.running,
      ...guided(suryaNamaskar),
      ...stepOf(90, 52),
      next: 'meditation',
      onNextStep,
    },
  },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Next:/)).toHaveTextContent('Next: Meditation');
    await expect(page.getByText(/^Step \d/)).toBeVisible();
  },
};

/** What the teacher says gives way to the tip of who should do it another way. */
export const LinkedAnotherWay: Story = {
  args: { state: { ...linked, subject: treePose, next: warriorTwo } },
  decorators: [withLimits(['pregnancy'])],
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Stand near a wall when your balance is unsure.')).toBeVisible();
    await expect(page.queryByText(/^Look over/)).toBeNull();
  },
};

/** From one step into the next the figure fades. */
export const LinkedFades: Story = {
  tags: ['moving'],
  render: (args: PracticeScreenProps) => {
    const [isOn, setOn] = useState(false);
    const next = { ...linked, subject: treePose, guide: guideOf(treePose), next: null };
    return (
      <PracticeScreen
        {...args}
        state={isOn ? next : { ...linked, onNextStep: () => setOn(true) }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await expect(figuresIn(canvasElement)).toHaveLength(1);
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Next' }));
    const [before, after] = figuresIn(canvasElement);
    await waitFor(() => expect(before).not.toBeVisible());
    await expect(after).toBeVisible();
  },
};

export const Meditation: Story = {
  tags: ['dark', 'layout'],
  args: { state: meditation },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Meditation' })).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('03:32');
    await expect(page.getByText('Item 3 of 12')).toBeVisible();
    await expect(page.getByText('Let your breath come and go.')).toBeVisible();
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
    await expect(page.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(figuresIn(canvasElement)).toHaveLength(1);
  },
};

export const MeditationSetUp: Story = {
  args: {
    state: { ...states.choosingSets, ...meditation, status: 'choosingSets', choosesSets: false },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Start' }));
    await expect(states.choosingSets.onStart).toHaveBeenCalledOnce();
  },
};

/** Time to talk or to change places: the sun stands alone. */
export const Pause: Story = {
  tags: ['dark', 'layout'],
  args: { state: pause },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Pause' })).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('00:41');
    await expect(page.getByText('Take your mat to the wall.')).toBeVisible();
    await expect(figuresIn(canvasElement)).toHaveLength(0);
  },
};
