import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { HealthNoticeDialog } from './HealthNoticeDialog.tsx';

const meta = {
  title: 'Screens/Student/HealthNotice',
  component: HealthNoticeDialog,
  args: { isOpen: true, onConfirm: fn(), onClose: fn() },
  globals: { width: '375' },
} satisfies Meta<typeof HealthNoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const notice = await screen.findByRole('dialog');
  await settled();
  return within(notice);
};

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const notice = await open();
    await expect(notice.getByRole('heading', { name: 'Before you practice' })).toBeVisible();
    await expect(notice.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(notice.getByRole('button', { name: 'I understand' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const PutAway: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Wide: Story = { globals: { width: '1280' } };
