import { type FlowKey, flows } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FigurePicture } from './FigurePicture.tsx';
import { personOf } from './head.ts';
import { MovingFigure } from './MovingFigure.tsx';
import { drawFlow } from './move/drawFlow.ts';
import * as styles from './PoseFigure.css.ts';
import { matOf } from './renderFigure.ts';

/** Where on the way into a step the sheet looks at it; 1 is the position itself. */
const moments = [0.25, 0.5, 0.75, 1];

interface FrameProps {
  flow: FlowKey;
  index: number;
  t: number;
}

function Frame({ flow, index, t }: FrameProps) {
  const person = personOf(flow);
  const { view, shapesAt } = drawFlow(flows[flow], person.style);
  return (
    <FigurePicture
      ground="tile"
      mat={matOf(view)}
      name={`${flow} ${index + 1}, ${t * 100} %`}
      person={person}
      view={view}
    >
      {shapesAt(index, t).map(({ material, d }) => (
        <path key={`${material} ${d}`} className={styles.filled[material]} d={d} />
      ))}
    </FigurePicture>
  );
}

const numbered = (flow: FlowKey, count: number) =>
  flows[flow].slice(0, count).map((step, index) => ({ ...step, index }));

interface SheetProps {
  flow: FlowKey;
  /** How many steps it shows; what comes after them repeats. */
  count: number;
}

function Sheet({ flow, count }: SheetProps) {
  return (
    <ol style={{ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' }}>
      {numbered(flow, count).map(({ figure, phase, index }) => (
        <li key={index}>
          {index + 1}. {figure}, {phase}
          <div
            style={{
              display: 'grid',
              gap: 8,
              gridTemplateColumns: `repeat(${moments.length}, 1fr)`,
            }}
          >
            {moments.map((t) => (
              <Frame key={t} flow={flow} index={index} t={t} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Every way into every step: look at it in both themes. */
const meta = {
  title: 'Foundations/Flows',
  component: Sheet,
  tags: ['dark'],
  args: { flow: 'surya-namaskar', count: 24 },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <Sheet {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const figures = within(canvasElement).getAllByRole('img');
    await expect(figures).toHaveLength(args.count * moments.length);
    const shapes = figures.map((figure) => figure.querySelectorAll('path').length);
    await expect(new Set(shapes).size).toBe(1);
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SuryaNamaskar: Story = {};

export const SuryaNamaskarB: Story = { args: { flow: 'surya-namaskar-b', count: 19 } };

/** The first half; the second one is the same with the other foot in front. */
export const ChandraNamaskar: Story = { args: { flow: 'chandra-namaskar', count: 14 } };

export const CatCow: Story = { args: { flow: 'cat-cow', count: 2 } };

export const SunBreaths: Story = { args: { flow: 'sun-breaths', count: 2 } };

/** The steps of a round without captions: a yoga teacher can name all of them. */
export const WithoutCaptions: Story = {
  render: ({ flow, count }) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {numbered(flow, count).map(({ index }) => (
        <MovingFigure
          key={index}
          elapsedMs={4000}
          ground="tile"
          index={index}
          isRunning={false}
          name={`${index + 1}`}
          personKey={flow}
          stepMs={4000}
          steps={flows[flow]}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const figures = within(canvasElement).getAllByRole('img');
    await expect(figures).toHaveLength(args.count);
  },
};
