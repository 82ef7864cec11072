import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Pause, RotateCcw, SkipForward } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['dark'],
  args: { label: 'Add to favorites', icon: <Heart {...icon} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to favorites' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  tags: ['layout'],
  render: (args) => (
    <Inline>
      {(['primary', 'sand', 'card', 'quiet'] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};

/** A heart on a picture; filled while it is a favorite. */
export const Favorite: Story = {
  args: {
    variant: 'card',
    tone: 'warm',
    icon: <Heart {...icon} fill="currentColor" />,
    'aria-pressed': true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toBeVisible();
  },
};

/** The three controls of a running practice. */
export const PracticeControls: Story = {
  render: () => (
    <Inline gap="6" justify="center">
      <IconButton size="large" variant="sand" label="Reset" icon={<RotateCcw {...icon} />} />
      <IconButton
        size="hero"
        variant="primary"
        label="Pause"
        icon={<Pause size="2rem" fill="currentColor" strokeWidth={0} aria-hidden="true" />}
      />
      <IconButton size="large" variant="sand" label="Next" icon={<SkipForward {...icon} />} />
    </Inline>
  ),
};

export const SmallAndDisabled: Story = {
  args: { size: 'small', isDisabled: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
