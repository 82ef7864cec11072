import { figureKeys } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { marks } from '#testing/poseMarks/index.ts';
import { PoseFigure } from './PoseFigure.tsx';

const meta = {
  title: 'Foundations/Pose figures',
  component: PoseFigure,
  tags: ['dark'],
  args: { pose: null, category: 'standing', name: '' },
} satisfies Meta<typeof PoseFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every figure with the three marks that it is known by: look at it in both themes. */
export const Sheet: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
      }}
    >
      {figureKeys.map((pose) => (
        <figure key={pose} style={{ margin: 0 }}>
          <PoseFigure pose={pose} category="standing" name={pose} />
          <figcaption>
            {pose}
            <ul style={{ margin: 0, paddingLeft: 16, fontSize: '0.75rem' }}>
              {marks[pose].map(({ says }) => (
                <li key={says}>{says}</li>
              ))}
            </ul>
          </figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('img');
    await expect(figures).toHaveLength(figureKeys.length);
  },
};

/** The size of a thumbnail in the row of a list. */
export const Thumbnails: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {figureKeys.map((pose) => (
        <div key={pose} style={{ width: 48 }}>
          <PoseFigure pose={pose} category="standing" name={pose} />
        </div>
      ))}
    </div>
  ),
};
