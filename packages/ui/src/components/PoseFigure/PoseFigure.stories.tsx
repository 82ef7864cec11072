import { categories } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PoseFigure } from './PoseFigure.tsx';

const meta = {
  title: 'Components/PoseFigure',
  component: PoseFigure,
  tags: ['dark'],
  args: { pose: 'warrior-ii', category: 'standing', name: 'Warrior II' },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <PoseFigure {...args} />
    </div>
  ),
} satisfies Meta<typeof PoseFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read aloud as the pose's name, drawn without a request. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('img', { name: 'Warrior II' });
    await expect(figure.querySelectorAll('path').length).toBeLessThan(24);
    await expect(figure.querySelector('image')).not.toBeInTheDocument();
  },
};

/** The great sun of the landing page, which holds figure and mat together; a disc; and none. */
export const Grounds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 400, gap: 16 }}>
      {(['sun', 'disc', 'none'] as const).map((ground) => (
        <PoseFigure key={ground} {...args} ground={ground} />
      ))}
    </div>
  ),
};

/** Beside a visible name the figure is silent. */
export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The second side of a two-sided pose: the first one in a mirror. */
export const LeftSide: Story = {
  args: { side: 'left' },
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('img', { name: 'Warrior II' });
    const [right, left] = [...figure.querySelectorAll('g')];
    await expect(right).toHaveStyle({ opacity: '0' });
    await expect(left).toHaveStyle({ opacity: '1' });
  },
};

/** Recognizable from a list's thumbnail to the landing page. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 }}>
      {[48, 64, 120, 230, 500].map((width) => (
        <div key={width} style={{ width, maxWidth: '100%' }}>
          <PoseFigure {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const figure of within(canvasElement).getAllByRole('img')) {
      const { width, height } = figure.getBoundingClientRect();
      await expect(Math.abs(width - height)).toBeLessThan(1);
    }
  },
};

/** A pose that nobody has drawn yet shows a fitting figure of its category. */
export const UnknownPose: Story = {
  render: () => (
    <ul
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 16,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {categories.map((category) => (
        <li key={category} style={{ width: 120 }}>
          <PoseFigure pose={null} category={category} name={category} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('img');
    await expect(figures).toHaveLength(categories.length);
    const drawings = figures.map((figure) => figure.innerHTML);
    await expect(new Set(drawings).size).toBe(categories.length);
  },
};
