import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { FirstPracticeDialog } from './FirstPracticeDialog.tsx';

const meta = {
  title: 'Screens/Student/FirstPractice',
  component: FirstPracticeDialog,
  args: { limits: [], guidance: 'full', hasVoice: true, onConfirm: fn(), onClose: fn() },
  parameters: { width: '375' },
} satisfies Meta<typeof FirstPracticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const sheet = await screen.findByRole('dialog', { name: 'Before you practice' });
  await settled();
  return within(sheet);
};

export const Default: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const sheet = await open();
    await expect(sheet.getAllByRole('listitem')).toHaveLength(3);
    await expect(sheet.getByRole('radio', { name: 'Full' })).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ limits: [], guidance: 'full' });
  },
};

export const PutAwayOrAnswered: Story = {
  play: async ({ args }) => {
    const sheet = await open();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Knees' }));
    await userEvent.click(sheet.getByRole('button', { name: 'More' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Heart condition' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Off' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      limits: ['knees', 'heart'],
      guidance: 'off',
    });
  },
};

export const NoVoice: Story = {
  args: { limits: ['pregnancy'], hasVoice: false },
  play: async () => {
    const sheet = await open();
    await expect(sheet.getByRole('button', { name: 'Pregnancy' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(sheet.getByText(/so you'll see captions instead/)).toBeVisible();
  },
};
