import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const onRetry = fn();

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['dark'],
  args: {
    title: 'Failed to load your practice',
    description: 'Something went wrong. Please try again later.',
    actions: <Button onPress={onRetry}>Retry</Button>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load your practice');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const OfflineWithTwoWaysOn: Story = {
  tags: ['layout'],
  args: {
    kind: 'offline',
    title: 'Connection Error',
    description: "You're offline. What was loaded before is shown.",
    actions: (
      <>
        <Button>Retry</Button>
        <Button variant="quiet">Return to Home</Button>
      </>
    ),
  },
};
