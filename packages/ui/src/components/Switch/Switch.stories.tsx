import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['dark'],
  args: { label: 'Starting bell', onChange: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: 'Starting bell' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Starting bell'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const WithDescription: Story = {
  args: {
    label: 'Pinch zoom',
    description: 'Zoom into any screen with two fingers.',
    defaultSelected: true,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('switch', { name: 'Pinch zoom' }),
    ).toHaveAccessibleDescription('Zoom into any screen with two fingers.');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Inline: Story = {
  args: { isInline: true, label: 'New' },
  play: async ({ canvasElement }) => {
    const { right } = within(canvasElement).getByText('New').getBoundingClientRect();
    const track = within(canvasElement).getByRole('switch').closest('label')?.lastElementChild;
    await expect(track?.getBoundingClientRect().left).toBeCloseTo(right + 16, 0);
  },
};

export const LongGermanText: Story = {
  args: {
    label: 'Benachrichtigungen über Gemeinschaftsaktivitäten',
    description: 'Erscheinen auch, wenn die Anwendung geschlossen ist.',
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // Its words have the row for themselves.
    const words = within(canvasElement)
      .getByText(/^Erscheinen auch/)
      .getBoundingClientRect();
    const row = within(canvasElement).getByRole('switch').closest('label');
    await expect(words.width).toBe(row?.getBoundingClientRect().width);
  },
};
