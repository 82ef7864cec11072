import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7a4fb0"/><circle cx="4" cy="3.4" r="1.6" fill="#f6cf9b"/><circle cx="4" cy="8.4" r="3" fill="#f6cf9b"/></svg>')}`;

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['dark'],
  args: { name: 'Asha' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Asha' });
    await expect(avatar).toHaveTextContent('A');
  },
};

/** A picture that cannot be had gives way to the letter. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Asha' });
    await waitFor(() => expect(avatar).toHaveTextContent('A'));
  },
};

export const SizesAndPicture: Story = {
  render: (args) => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar {...args} src={portrait} />
    </Inline>
  ),
};

export const Decorative: Story = {
  args: { isDecorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};
