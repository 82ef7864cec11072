import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeBreath, guideOf, type Asana } from '@niyama/domain';
import { pranayama } from '@niyama/mocks';
import { expect, fn, userEvent } from 'storybook/test';
import { withLimits } from '#testing/withLimits.tsx';
import { photograph } from '#testing/photographExample.ts';
import { overflowsSideways } from '#testing/clipped.ts';
import {
  cues,
  skullShining,
  pageOf,
  states,
  dialog,
  since,
  runningSince,
  pausedSince,
  movements,
  filledSeconds,
} from '#testing/practiceStates.ts';
import { PracticeScreen } from './PracticeScreen.tsx';
import type { PracticeState } from './types.ts';

const meta = {
  title: 'Screens/Student/Practice/Breath',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: {
    state: { status: 'loading', asana: null },
    onBack: fn(),
    cues,
  },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nostrilBreath: Asana = {
  ...pranayama,
  key: 'alternate-nostril-breath',
  name: 'Alternate-Nostril Breath',
  sanskritName: 'Nadi Shodhana',
};

/** With reduced motion a ring of seconds fills with the breath in. No phase is announced. */
export const BreathIn: Story = {
  tags: ['dark', 'layout'],
  args: { state: runningSince(122.5, pranayama) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Breathe in/)).toHaveTextContent('Breathe in 2');
    await expect(page.getByText('Round 13 of 30')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('02:58');
    await expect(filledSeconds(canvasElement)).toBe(3);
    const ring = canvasElement.querySelector('circle[stroke-dasharray]');
    const [drawn, frame] = [ring, ring?.closest('svg')].map((box) => box?.getBoundingClientRect());
    await expect(drawn?.top).toBeGreaterThan(frame?.top ?? Infinity);
    await expect(drawn?.left).toBeGreaterThan(frame?.left ?? Infinity);
    await expect(movements(canvasElement)).toEqual([]);
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** The sun grows from where the breath stands. */
export const BreathInMoving: Story = {
  tags: ['moving'],
  args: BreathIn.args,
  play: async ({ canvasElement }) => {
    const [sun, ...others] = movements(canvasElement);
    await expect(others).toEqual([]);
    await expect(sun?.progress).toBeGreaterThanOrEqual(0.625);
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};

/** It stands, moving or not. */
export const BreathPaused: Story = {
  tags: ['moving'],
  args: { state: pausedSince(123.5, pranayama) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Breathe in/)).toBeVisible();
    await expect(page.getAllByText('Paused')).toHaveLength(2);
    await expect(movements(canvasElement)).toEqual([{ playState: 'paused', progress: 0.875 }]);
  },
};

export const BreathPausedStill: Story = {
  args: BreathPaused.args,
  play: async ({ canvasElement }) => {
    await expect(movements(canvasElement)).toEqual([]);
    await expect(filledSeconds(canvasElement)).toBe(4);
  },
};

/** One side of the nose after the other, as in a mirror. The seconds of a breath out go. */
export const BreathOfOneNostril: Story = {
  tags: ['dark', 'layout'],
  args: { state: runningSince(8.4, nostrilBreath) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Breathe out/)).toHaveTextContent('Breathe out 2');
    await expect(filledSeconds(canvasElement)).toBe(2);
    const left = page.getByText('Left');
    const right = page.getByText('Right');
    await expect(left).toHaveAttribute('aria-hidden', 'true');
    await expect(right).toHaveAttribute('aria-hidden', 'false');
    await expect(left.getBoundingClientRect().right).toBeLessThan(
      right.getBoundingClientRect().left,
    );
  },
};

/** The sun beats with each push; the seconds are those of all pushes together. */
export const BreathPumped: Story = {
  tags: ['layout'],
  args: { state: runningSince(3.6, skullShining) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Push out/)).toHaveTextContent('Push out 7');
    await expect(page.getByText('Round 1 of 3')).toBeVisible();
    await expect(filledSeconds(canvasElement)).toBe(4);
  },
};

export const BreathPumpedMoving: Story = {
  tags: ['moving'],
  args: BreathPumped.args,
  play: async ({ canvasElement }) => {
    await expect(movements(canvasElement)).toHaveLength(1);
  },
};

/** What no whole round fits into: the breath is free, and the sun stands. */
export const BreathFree: Story = {
  tags: ['moving'],
  args: { state: runningSince(62, { ...pranayama, durationSeconds: 65 }) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Breathe freely', { selector: 'p' })).toBeVisible();
    await expect(page.queryByText(/^Round/)).toBeNull();
    await expect(movements(canvasElement)).toEqual([]);
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};

/** Before it begins it is said that nobody has to follow. */
export const BreathChoosingSets: Story = {
  tags: ['layout'],
  args: { state: { ...states.choosingSets, ...since(0, pranayama) } },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByText(/^Never force the breath\./)).toBeVisible();
    await expect(pageOf(canvasElement).queryByRole('list')).toBeNull();
  },
};

/** The safety tips say who should skip a pumped breath before it begins, beside a button to skip it. */
export const BreathTips: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.readingTips },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText(/^Never force the breath\./)).toBeVisible();
    const tips = asked.getAllByRole('listitem');
    await expect(tips.map(({ textContent }) => textContent)).toEqual(skullShining.safetyTips);
    await expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Skip this practice',
      "I've read this. Start",
    ]);
    await userEvent.click(asked.getByRole('button', { name: "I've read this. Start" }));
    await expect(states.readingTips.onAgree).toHaveBeenCalledOnce();
    await userEvent.click(asked.getByRole('button', { name: 'Skip this practice' }));
    await expect(states.readingTips.onSkip).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(states.readingTips.onCancel).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** A breath is not come into: while it gets ready, it says what matters. */
export const BreathGettingReady: Story = {
  tags: ['layout'],
  args: { state: { ...states.gettingReady, ...since(0, pranayama) } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Never force the breath\./)).toBeVisible();
    await expect(page.queryByText(/^Get into the pose/)).toBeNull();
  },
};

const boxBreath: Asana = { ...pranayama, key: 'equal-breath', durationSeconds: 240 };

const levels = {
  chosen: 'gentle' as const,
  options: ['gentle', 'withHolds'] as const,
  onChoose: fn(),
};

/** A breath that asks for more is chosen with the sets. */
export const BreathLevels: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.choosingSets, ...since(0, boxBreath), levels } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('radio', { name: 'Gentle' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: 'With holds' }));
    await expect(levels.onChoose).toHaveBeenCalledWith('withHolds');
    await expect(overflowsSideways()).toBe(false);
  },
};

/** It stands behind the safety tips, and who would rather not stays gentle. */
export const BreathLevelTips: Story = {
  args: {
    state: {
      ...states.readingTips,
      subject: { ...boxBreath, safetyTips: skullShining.safetyTips },
      guide: guideOf(boxBreath, 'withHolds'),
      onEase: fn(),
    },
  },
  play: async ({ args }) => {
    const asked = await dialog('alertdialog');
    await expect(asked.queryByRole('button', { name: 'Skip this practice' })).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Breathe gently instead' }));
    const { state } = args;
    await expect(state.status === 'readingTips' ? state.onEase : null).toHaveBeenCalledOnce();
  },
};

/** A hold that was chosen: the sun stays as the breath left it, and its seconds go. */
export const BreathHeld: Story = {
  tags: ['moving'],
  args: {
    state: {
      ...states.running,
      ...since(5.5, boxBreath),
      guide: guideOf(boxBreath, 'withHolds'),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByText(/^Hold/)).toHaveTextContent('Hold 3');
    await expect(movements(canvasElement)).toEqual([]);
  },
};

const onToggle = fn();

const led: PracticeState = {
  ...states.running,
  ...since(122.5, pranayama),
  breathing: { isFree: false, onToggle },
};

/** One press, or the B key, turns the breath guide off. */
export const BreathLed: Story = {
  tags: ['layout'],
  args: { state: led },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Breathe freely' }));
    await expect(onToggle).toHaveBeenCalledOnce();
    await userEvent.keyboard('b');
    await expect(onToggle).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(onToggle).toHaveBeenCalledTimes(2);
    // Nobody scrolls for what is pressed in a practice.
    for (const name of ['Pause', 'Eyes closed', 'Breathe freely']) {
      const { top, bottom } = pageOf(canvasElement)
        .getByRole('button', { name })
        .getBoundingClientRect();
      await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    }
  },
};

/** The clock runs on; the sun stands, and nothing asks for a breath. */
export const BreathFreed: Story = {
  tags: ['moving', 'dark', 'layout'],
  args: { state: { ...led, guide: freeBreath, breathing: { isFree: true, onToggle } } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Breathe freely')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('02:58');
    await expect(page.queryByText(/^Round/)).toBeNull();
    await expect(movements(canvasElement)).toEqual([]);
    await expect(filledSeconds(canvasElement)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Guide my breath again' }));
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

const spared: Asana = {
  ...boxBreath,
  safetyTips: [
    'In pregnancy, or with a heart condition, leave out the rests and only breathe evenly',
  ],
  cautions: [{ act: 'vary', limits: ['pregnancy'] }],
};

/** The tip of somebody who breathes another way stands beside the breath. */
export const BreathAnotherWay: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...led, ...since(2.5, spared) } },
  decorators: [withLimits(['pregnancy'])],
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Breathe in/)).toBeVisible();
    await expect(page.getByText(spared.safetyTips[0] ?? '')).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
    // Nobody scrolls for what is pressed in a practice.
    for (const name of ['Pause', 'Breathe freely']) {
      const { bottom } = page.getByRole('button', { name }).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

/** A photo hides the sun: the ring of seconds around it breathes in its place. */
export const BreathWithPhotograph: Story = {
  tags: ['moving'],
  args: { state: runningSince(122.5, { ...pranayama, imageUrl: photograph }) },
  play: async ({ canvasElement }) => {
    await expect(filledSeconds(canvasElement)).toBe(3);
    const ring = canvasElement.querySelector('circle[stroke-dasharray]')?.getBoundingClientRect();
    const photo = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect(ring?.width).toBeGreaterThan(photo?.width ?? Infinity);
  },
};
