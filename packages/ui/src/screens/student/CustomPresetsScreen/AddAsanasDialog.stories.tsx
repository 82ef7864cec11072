import { boat, cobra, library, treePose } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { AddAsanasDialog } from './AddAsanasDialog.tsx';

const meta = {
  title: 'Screens/Student/CustomPresets/Add Asanas',
  component: AddAsanasDialog,
  parameters: { width: '375' },
  args: {
    state: { status: 'ready', poses: library },
    chosen: new Set([treePose.id]),
    count: 1,
    onAdd: fn(),
    onRemove: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AddAsanasDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name = 'Add Asanas') => {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await settled();
  return dialog;
};

/** Found by name or Sanskrit name, also with the diacritics that nobody has to type. */
export const AddsOneByOne: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByText('1 asana selected')).toBeVisible();
    const search = dialog.getByRole('searchbox', { name: 'Search by name or Sanskrit name' });
    await userEvent.type(search, 'nāvāsana');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Boat Pose' }));
    await expect(args.onAdd).toHaveBeenCalledWith(boat);
    await userEvent.clear(search);
    const added = dialog.getByRole('button', { name: /^Added: Tree/ });
    await expect(added).toHaveTextContent('Added');
    await userEvent.click(added);
    await expect(args.onRemove).toHaveBeenCalledWith(treePose.id);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', reason: "You're offline." } },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to load asanas');
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const many = Array.from({ length: 5000 }, (_, index) => ({
  ...cobra,
  id: `cobra-${index}`,
  name: `Cobra ${index + 1}`,
}));

/** Drawn fifty at a time; the search looks through all of them. A full preset takes no more, and
 * a pose that it has twice counts twice. */
export const FiveThousandPosesAndAFullPreset: Story = {
  args: {
    state: { status: 'ready', poses: many },
    chosen: new Set(many.slice(0, 50).map(({ id }) => id)),
    count: 100,
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(50);
    await expect(dialog.getByText('A preset can hold up to 100 asanas.')).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox'), 'cobra 4321');
    await expect(dialog.getByRole('button', { name: 'Add Cobra 4321' })).toBeDisabled();
  },
};
