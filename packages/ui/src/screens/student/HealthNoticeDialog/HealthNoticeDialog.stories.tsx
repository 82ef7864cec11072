import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { HealthNoticeDialog } from './HealthNoticeDialog.tsx';

const meta = {
  title: 'Screens/Student/HealthNotice',
  component: HealthNoticeDialog,
  args: { isOpen: true, onClose: fn() },
  parameters: { width: '375' },
} satisfies Meta<typeof HealthNoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const notice = within(await screen.findByRole('dialog', { name: 'Before you practice' }));
    await settled();
    await expect(notice.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(notice.getByRole('button', { name: 'I understand' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
