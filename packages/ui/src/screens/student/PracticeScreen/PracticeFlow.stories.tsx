import type { Meta, StoryObj } from '@storybook/react-vite';
import { guideOf, paces } from '@niyama/domain';
import { suryaNamaskar } from '@niyama/mocks';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { personOf } from '#components/PoseFigure/head.ts';
import { drawFlow } from '#components/PoseFigure/move/drawFlow.ts';
import { withLimits } from '#testing/withLimits.tsx';
import { photograph } from '#testing/photographExample.ts';
import { overflowsSideways } from '#testing/clipped.ts';
import {
  movingFigure,
  cues,
  pageOf,
  states,
  openCues,
  since,
  runningSince,
  pausedSince,
  movements,
  filledSeconds,
} from '#testing/practiceStates.ts';
import { PracticeScreen } from './PracticeScreen.tsx';

const meta = {
  title: 'Screens/Student/Practice/Flow',
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

/** The outlines of the figure, as they are drawn. */
const outlines = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"] path')]
    .map((path) => path.getAttribute('d'))
    .join('');

/** The same of a Sun Salutation. */
const outlinesOf = (index: number, t: number) => {
  const guide = guideOf(suryaNamaskar);
  const steps = guide.kind === 'flow' ? guide.steps : [];
  return drawFlow(steps, personOf('surya-namaskar').style)
    .shapesAt(index, t)
    .map(({ d }) => d)
    .join('');
};

/** How long the figure is on its way into each step of it, in milliseconds. */
const moveMs = 0.7 * 3750;

const pace = { chosen: 'steady' as const, options: paces, onChoose: fn() };

/** Nobody is led through what is not for them: the tip is read from the mat, and nothing moves. */
export const NotForYou: Story = {
  tags: ['dark', 'layout'],
  args: {
    state: { ...states.running, subject: suryaNamaskar, guide: guideOf(suryaNamaskar) },
  },
  decorators: [withLimits([suryaNamaskar.avoidIf?.[0] ?? 'knees'])],
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(suryaNamaskar.safetyTips[0] ?? '')).toBeVisible();
    await expect(page.queryByText(/^(In|Out), /)).toBeNull();
    await expect(page.queryByText(/^Step \d/)).toBeNull();
  },
};

/** A flow is moved through as fast as one likes, never faster than it is written. */
export const FlowChoosingSets: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.choosingSets, ...since(0, suryaNamaskar), pace } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('radio', { name: 'Steady' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: 'Slow' }));
    await expect(pace.onChoose).toHaveBeenCalledWith('slow');
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Each step has its words and its number. Where nothing may move, its position stands from its beginning. */
export const Flow: Story = {
  tags: ['dark', 'layout'],
  args: { state: runningSince(10.9, suryaNamaskar) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Out, fold forward')).toBeVisible();
    await expect(page.getByText('Step 3 of 24')).toBeVisible();
    await expect(filledSeconds(canvasElement)).toBe(1);
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)));
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
    await expect(overflowsSideways()).toBe(false);
    // On a telephone the figure is as wide as the glass, and nobody scrolls for a control.
    const boxOf = (element: Element | null) => {
      if (element === null) throw new Error('There is nothing to measure');
      return element.getBoundingClientRect();
    };
    const figure = boxOf(canvasElement.querySelector('svg[viewBox="0 0 120 120"]'));
    await expect(figure.width).toBeGreaterThan(0.8 * window.innerWidth);
    for (const name of ['Pause', 'Eyes closed']) {
      const { bottom } = boxOf(page.getByRole('button', { name }));
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
    const eyes = boxOf(page.getByRole('button', { name: 'Eyes closed' }));
    // It stands in the corner that the figure leaves free.
    for (const path of canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"] path')) {
      const { right, bottom } = boxOf(path);
      await expect(right <= eyes.left || bottom <= eyes.top).toBe(true);
    }
  },
};

/** The words of a step are read from the mat: they grow with the text, and nothing beside them is larger. */
const reads =
  (words: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const step = await page.findByText(words);
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const large = sizeOf(step);
    for (const beside of [page.getByRole('timer'), page.getByText(/24/)]) {
      await expect(large).toBeGreaterThan(sizeOf(beside));
    }
    await expect(overflowsSideways()).toBe(false);
    const { style } = document.documentElement;
    const textSize = style.getPropertyValue('--n-text-size');
    style.setProperty('--n-text-size', '100%');
    const usual = sizeOf(step);
    style.setProperty('--n-text-size', textSize);
    await expect(large).toBeGreaterThan(1.3 * usual);
  };

export const FlowLargeText: Story = {
  args: Flow.args,
  globals: { textSize: '200' },
  play: reads(/^Out, fold forward/),
};

export const FlowGermanLargeTextNarrow: Story = {
  args: { state: runningSince(83, suryaNamaskar) },
  globals: { language: 'de', textSize: '200', width: '320' },
  play: reads(/^(Ein|Aus)atmen/),
};

export const FlowWide: Story = { args: Flow.args, globals: { width: '1280' } };

export const FlowMoving: Story = {
  tags: ['moving'],
  args: Flow.args,
  play: async ({ canvasElement }) => {
    const [sun] = movements(canvasElement);
    await expect(sun?.progress).toBeGreaterThanOrEqual(0.9);
  },
};

/** The figure goes on by itself from where the step stands, and comes to rest in its position. */
export const FlowFigureMoving: Story = {
  tags: ['moving'],
  args: { state: runningSince(8.5, suryaNamaskar) },
  play: async ({ canvasElement, step }) => {
    await step('is on its way', async () => {
      await waitFor(() => expect(outlines(canvasElement)).not.toBe(outlinesOf(2, 1)));
    });
    await step('arrives', async () => {
      await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)), {
        timeout: 10_000,
      });
    });
  },
};

/** It waits where the flow begins. */
export const FlowGettingReady: Story = {
  tags: ['moving'],
  args: { state: { ...states.gettingReady, ...since(0, suryaNamaskar) } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(0, 0)));
  },
};

/** Without the moving figure, each position shows from its beginning; the student can change that any time. */
export const FlowFigureStill: Story = {
  tags: ['moving', 'dark'],
  args: {
    state: runningSince(7.6, suryaNamaskar),
    cues: { ...cues, movingFigure: { ...movingFigure, isOn: false } },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)));
    const menu = await openCues(canvasElement);
    await userEvent.click(menu.getByRole('switch', { name: 'Animate the figure' }));
    await expect(movingFigure.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** A photograph of one position would say little. */
export const FlowPhotograph: Story = {
  args: { state: runningSince(10.9, { ...suryaNamaskar, imageUrl: photograph }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(2, 1)));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** In a free step the sun stands as the last breath left it, and the figure in the middle of its move. */
export const FlowPaused: Story = {
  tags: ['moving', 'layout'],
  args: { state: pausedSince(20, suryaNamaskar) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Exhale fully, knees and chest down')).toBeVisible();
    await expect(page.getAllByText('Paused')).toHaveLength(2);
    await expect(movements(canvasElement)).toEqual([]);
    await waitFor(() => expect(outlines(canvasElement)).toBe(outlinesOf(5, 1250 / moveMs)));
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};
