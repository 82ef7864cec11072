import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { LinkRouter } from './LinkRouter.tsx';

const meta = {
  title: 'Components/LinkRouter',
  component: LinkRouter,
  tags: ['dark'],
  args: { navigate: fn(), children: <Link href="/library">Library</Link> },
} satisfies Meta<typeof LinkRouter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link below goes through the app's router, and still has an `href`. */
export const GoesWithoutLoading: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Library' });
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenCalledWith('/library', undefined);
    await expect(link).toHaveAttribute('href', '/library');
  },
};
