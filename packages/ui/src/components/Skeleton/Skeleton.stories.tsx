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

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="circle" width="3rem" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shapes = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(shapes).toHaveLength(3);
    for (const shape of shapes) await expect(shape).toBeVisible();
  },
};

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
