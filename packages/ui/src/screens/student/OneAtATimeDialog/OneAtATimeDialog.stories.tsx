import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { OneAtATimeDialog } from './OneAtATimeDialog.tsx';

const meta = {
  title: 'Screens/Student/OneAtATime',
  component: OneAtATimeDialog,
  args: { other: 'meditation', onStart: fn(), onClose: fn() },
  parameters: { width: '375' },
} satisfies Meta<typeof OneAtATimeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name });
  await settled();
  return within(dialog);
};

export const MeditationHere: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const dialog = await open('Your meditation is still running');
    await userEvent.click(dialog.getByRole('button', { name: 'Pause it and start' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const MeditationElsewhere: Story = {
  args: { other: 'meditationElsewhere' },
  play: async () => {
    const dialog = await open('A meditation is running in another tab');
    await expect(dialog.getByRole('button', { name: 'Start anyway' })).toBeVisible();
  },
};

export const PracticeElsewhere: Story = {
  args: { other: 'practiceElsewhere' },
  play: async () => {
    const dialog = await open('A practice is open in another tab');
    await expect(dialog.getByRole('button', { name: 'Start anyway' })).toBeVisible();
  },
};
