import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { CommunityPicture } from './CommunityPicture.tsx';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"%3E%3Crect width="2" height="1" fill="%237a4fb0"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/CommunityPicture',
  component: CommunityPicture,
  args: { communityId: 'c0a80000-0000-4000-8000-000000000001', imageUrl: null },
  decorators: [
    (Story) => (
      <div style={{ width: '20rem', maxWidth: '100%', height: '9rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommunityPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Different communities gather different people. */
export const Drawn: Story = {
  tags: ['dark'],
  decorators: [
    (_Story, { args }) => (
      <>
        {['1', '2', '3', '4', '5'].map((end) => (
          <CommunityPicture key={end} {...args} communityId={args.communityId.replace(/1$/, end)} />
        ))}
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('[aria-hidden="true"]')]
      .map((picture) => picture.innerHTML.replaceAll(/«\w+»|_r_\w+_|:r\w+:/g, ''))
      .filter((drawing) => drawing.includes('radialGradient'));
    await expect(new Set(drawings).size).toBe(5);
  },
};

/** A picture of one's own; one that cannot be had gives way to the drawing. */
export const Photos: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  decorators: [
    (Story, { args }) => (
      <>
        <Text>Beside it</Text>
        <Story />
        <CommunityPicture {...args} imageUrl={photo} />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Beside it')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('radialGradient')).toBeInTheDocument());
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};
