import { flows } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { media } from '#theme/media.ts';
import { personOf } from './head.ts';
import { drawFlow } from './move/drawFlow.ts';
import { MovingFigure } from './MovingFigure.tsx';

/** Tests prefer less motion; some stories are about the motion itself. */
function withMotion(): void {
  const asIs = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = asIs(query);
    if (query === media.motion) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
}

const drawing = (canvasElement: HTMLElement) =>
  [...within(canvasElement).getByRole('img').querySelectorAll('path')]
    .map((path) => path.getAttribute('d'))
    .join('');

const meta = {
  title: 'Components/MovingFigure',
  component: MovingFigure,
  tags: ['dark'],
  args: {
    steps: flows['surya-namaskar'],
    index: 2,
    elapsedMs: 0,
    stepMs: 3750,
    isRunning: false,
    personKey: 'surya-namaskar',
    name: 'Surya Namaskar',
    ground: 'tile',
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <MovingFigure {...args} />
    </div>
  ),
} satisfies Meta<typeof MovingFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the way into a forward fold, and then at rest in it: nothing is drawn anymore. */
export const Running: Story = {
  args: { isRunning: true, stepMs: 1500 },
  beforeEach: withMotion,
  play: async ({ canvasElement, args, step }) => {
    const { shapesAt } = drawFlow(args.steps, personOf(args.personKey).style);
    const drawn = (t: number) =>
      shapesAt(args.index, t)
        .map(({ d }) => d)
        .join('');
    await step('moves by itself', async () => {
      await waitFor(() => expect(drawing(canvasElement)).not.toBe(drawn(0)));
    });
    await step('ends in the position of the step', async () => {
      await waitFor(() => expect(drawing(canvasElement)).toBe(drawn(1)), { timeout: 10_000 });
    });
    await step('asks for no frame at rest', async () => {
      const frames = spyOn(window, 'requestAnimationFrame');
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expect(frames).toHaveBeenCalledTimes(2);
    });
  },
};

/** It is where its practice is: a clock that was set back takes it back, also out of the middle of a move. */
export const SetBack: Story = {
  args: { isRunning: true },
  beforeEach: withMotion,
  render: function Watched(args) {
    const [isSetBack, setSetBack] = useState(false);
    const back = { index: 1, elapsedMs: 500, isRunning: false };
    return (
      <div style={{ maxWidth: 400 }}>
        <button type="button" onClick={() => setSetBack(true)}>
          Set the clock back
        </button>
        <MovingFigure {...args} {...(isSetBack ? back : {})} />
      </div>
    );
  },
  play: async ({ canvasElement, args }) => {
    const { shapesAt } = drawFlow(args.steps, personOf(args.personKey).style);
    const drawn = (index: number, t: number) =>
      shapesAt(index, t)
        .map(({ d }) => d)
        .join('');
    await waitFor(() => expect(drawing(canvasElement)).not.toBe(drawn(args.index, 0)));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(drawing(canvasElement)).toBe(drawn(1, 500 / (0.7 * args.stepMs)));
  },
};

/** With reduced motion, the position of the step shows from its beginning. */
export const ReducedMotion: Story = {
  args: { isRunning: true },
  play: async ({ canvasElement, args }) => {
    const { shapesAt } = drawFlow(args.steps, personOf(args.personKey).style);
    const position = shapesAt(args.index, 1)
      .map(({ d }) => d)
      .join('');
    await expect(drawing(canvasElement)).toBe(position);
  },
};

/** Beside a visible name the figure is silent. */
export const Decorative: Story = {
  args: { name: null, ground: 'none' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};
