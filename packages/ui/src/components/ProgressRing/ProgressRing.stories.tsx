import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'Components/ProgressRing',
  component: ProgressRing,
  tags: ['dark'],
  args: { value: 0.62, label: 'Set 2 of 3' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the clock inside, the ring itself is decoration. */
export const AroundClock: Story = {
  args: {
    label: undefined,
    children: (
      <Text size="clock" as="span">
        00:56
      </Text>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByText('00:56')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="6">
      <ProgressRing size="small" value={0.25} label="Today" tone="plum">
        <Text size="small" as="span">
          1/4
        </Text>
      </ProgressRing>
      <ProgressRing size="medium" value={0.5} label="Week" tone="accent">
        <Text size="title" as="span">
          50 %
        </Text>
      </ProgressRing>
      <ProgressRing size="large" value={0.75} label="Meditation" />
      <ProgressRing size="large" value={0} label="Set 1 of 3" />
      <ProgressRing size="large" value={1} label="Set 3 of 3" />
    </Inline>
  ),
};

function Sweeping() {
  const [value, setValue] = useState(0);
  return (
    <Stack align="center">
      <ProgressRing value={value} label="Practice" />
      <Button onPress={() => setValue(value === 1 ? 0 : value + 0.25)}>A quarter on</Button>
    </Stack>
  );
}

/** The arc sweeps to where it belongs; under reduced motion it stands there at once. */
export const Sweeps: Story = {
  render: () => <Sweeping />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    const ring = canvas.getByRole('progressbar', { name: 'Practice' });
    await expect(ring).toHaveAttribute('aria-valuenow', '50');
    const arc = ring.querySelector('circle:last-of-type');
    await waitFor(() =>
      expect(arc && parseFloat(getComputedStyle(arc).strokeDashoffset)).toBeCloseTo(50),
    );
  },
};
