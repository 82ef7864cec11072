import { boat, cobra, library, treePose, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import { PosePicker } from './PosePicker.tsx';

const meta = {
  title: 'Screens/Student/SelfPractice/Pose picker',
  component: PosePicker,
  parameters: { width: '375' },
  args: {
    isOpen: true,
    state: { status: 'ready', poses: library },
    listed: new Set([treePose.id]),
    onAdd: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PosePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add poses' }));
  await settled();
  return dialog;
};
const search = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('searchbox', { name: 'Search poses' });

/** Several at once, in the order in which they were chosen, also across searches. */
export const ChoosesSeveral: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    const dialog = await open();
    const poses = within(dialog.getByRole('listbox', { name: 'Poses to choose from' }));
    await expect(poses.getAllByRole('option')).toHaveLength(library.length);
    await expect(dialog.getByRole('button', { name: 'Add poses' })).toBeDisabled();
    await userEvent.click(poses.getByRole('option', { name: /^Warrior II/ }));
    await userEvent.type(search(dialog), 'cobra');
    await expect(dialog.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('option', { name: /^Cobra/ }));
    await userEvent.clear(search(dialog));
    await expect(dialog.getByRole('option', { name: /^Warrior II/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 poses' }));
    await expect(args.onAdd).toHaveBeenCalledWith([warriorTwo, cobra]);
  },
};

/**
 * Poses on the list are marked, and refused with 'This pose is already in your practice list'; another
 * is added by keyboard alone.
 */
export const RefusesWhatIsListed: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    const tree = dialog.getByRole('option', { name: /^Tree/ });
    await expect(within(tree).getByText('On your list')).toBeVisible();
    await userEvent.click(tree);
    await expect(dialog.getByText('This pose is already in your practice list')).toBeVisible();
    await expect(tree).toHaveAttribute('aria-selected', 'false');
    await expect(dialog.getByRole('button', { name: 'Add poses' })).toBeDisabled();
    search(dialog).focus();
    await userEvent.keyboard('boat');
    await expect(dialog.getAllByRole('option')).toHaveLength(1);
    dialog.getByRole('option', { name: /^Boat Pose/ }).focus();
    await userEvent.keyboard(' ');
    dialog.getByRole('button', { name: 'Add 1 pose' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith([boat]);
    await userEvent.clear(search(dialog));
    await userEvent.type(search(dialog), 'unicorn');
    await expect(dialog.getByText('No poses found matching "unicorn"')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async () => {
    await expect((await open()).getByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', reason: "You're offline." } },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to load poses library');
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
