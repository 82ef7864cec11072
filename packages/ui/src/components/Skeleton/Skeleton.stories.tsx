import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['dark'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { width: '60%' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
  },
};

export const Block: Story = { args: { shape: 'block', height: '8rem' } };

export const Circle: Story = { args: { shape: 'circle', width: '3rem' } };

/** A card before its pose arrives. */
export const InCard: Story = {
  render: () => (
    <Card>
      <Inline wrap={false} gap="4">
        <Skeleton shape="block" width="5rem" height="5rem" />
        <Stack gap="2">
          <Skeleton width="5rem" />
          <Skeleton width="10rem" />
          <Skeleton width="8rem" />
        </Stack>
      </Inline>
    </Card>
  ),
};
