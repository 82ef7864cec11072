import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Text } from '#components/Text/Text.tsx';
import { settled } from '#testing/settled.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Screens/Admin/Parts/Confirm dialog',
  component: ConfirmDialog,
  parameters: { width: '1280' },
  args: {
    title: 'Delete User',
    children: <Text>Everything that Ada Lindgren practiced is deleted with the account.</Text>,
    confirmLabel: 'Delete User',
    busyLabel: 'Deleting...',
    isBusy: false,
    failure: null,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  const found = await screen.findByRole('alertdialog');
  await settled();
  return within(found);
};

export const Asks: Story = {
  tags: ['dark'],
  play: async ({ args }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Delete User' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing is done before the word stands there, to the letter. */
export const AsksForAWord: Story = {
  args: { word: 'ada.lindgren' },
  play: async ({ args }) => {
    const asked = await dialog();
    const confirm = asked.getByRole('button', { name: 'Delete User' });
    const field = asked.getByRole('textbox', { name: 'Type ada.lindgren to confirm' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(field, 'Ada.lindgren');
    await expect(confirm).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, ' ada.lindgren');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: /Deleting\.\.\./ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: "You're offline. Check your connection and try again." },
  play: async () => {
    const asked = await dialog();
    await expect(asked.getByRole('alert')).toHaveTextContent("You're offline.");
    await expect(asked.getByRole('button', { name: 'Delete User' })).toBeEnabled();
  },
};

export const LongWord: Story = {
  args: { word: 'donaudampfschifffahrtsgesellschaftskapitaenspatent' },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: async () => {
    await dialog();
    const box = screen.getByRole('alertdialog');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
