import type { SequenceResult } from '@niyama/domain';
import { longWindedPose, suryaNamaskar, treePose, warriorTwo } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createToastQueue } from '#components/ToastRegion/toastQueue.ts';
import { ToastRegion } from '#components/ToastRegion/ToastRegion.tsx';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { SequenceSummaryScreen } from './SequenceSummaryScreen.tsx';

const resultOf = (
  { id, name, durationSeconds }: Pick<typeof treePose, 'id' | 'name' | 'durationSeconds'>,
  points: number | null,
): SequenceResult => ({
  id: crypto.randomUUID(),
  asanaId: id,
  name,
  seconds: durationSeconds,
  points,
  levelReached: null,
  achievements: [],
});
const results = [resultOf(treePose, 12), resultOf(warriorTwo, 10), resultOf(suryaNamaskar, 10)];

const meta = {
  title: 'Screens/Student/Sequence Summary',
  component: SequenceSummaryScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: { results, isTooShort: false, onClose: fn() },
  // What was earned rises.
  play: () => settled(),
} satisfies Meta<typeof SequenceSummaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await settled();
  await expect(overflowsSideways()).toBe(false);
};

export const Saved: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('main', { name: 'Your practice is complete' })).toHaveFocus(),
    );
    await expect(page.getByText('+32 points')).toBeVisible();
    await expect(page.getByText('3 poses')).toBeVisible();
    await expect(page.getByText(/^\d minutes$/)).toBeVisible();
    await expect(page.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await fits();
  },
};

function ToastOfLastPose() {
  const [queue] = useState(() => {
    const queue = createToastQueue();
    queue.show({ tone: 'success', message: 'Practice complete!' }, 60_000);
    return queue;
  });
  const labels = {
    region: 'Status messages',
    close: 'Close',
    tones: { success: 'Success', info: 'Note', error: 'Error' },
  };
  return <ToastRegion labels={labels} queue={queue} />;
}

/** The toast about the last pose shows above the title. */
export const UnderAMessage: Story = {
  args: { results: [resultOf(treePose, 12)] },
  decorators: (Summary) => (
    <>
      <ToastOfLastPose />
      <Summary />
    </>
  ),
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        title.getBoundingClientRect().top,
      ),
    );
  },
};

export const Wide: Story = { globals: { width: '1280' } };

export const LevelUpWithAchievements: Story = {
  tags: ['dark'],
  args: {
    results: [
      { ...resultOf(treePose, 12), levelReached: 5 },
      {
        ...resultOf(warriorTwo, 10),
        achievements: [{ key: 'early-bird', name: 'Early Bird', points: 50 }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await expect(page.getByText('You reached level 5!')).toBeVisible();
    await expect(page.getByText('New achievement: Early Bird')).toBeVisible();
    await expect(page.getByText('+50 XP')).toBeVisible();
  },
};

/** Finished without a network: nothing is promised that the server has not said. */
export const Waiting: Story = {
  args: { results: [resultOf(treePose, 12), resultOf(warriorTwo, null)] },
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await expect(page.getByText('+12 points')).toBeVisible();
    await expect(page.getByText('Points pending')).toBeVisible();
    await expect(page.getByText(/^Part of it is still only on this device/)).toBeVisible();
  },
};

/** A class that was assigned, of which too much was skipped. */
export const TooShort: Story = {
  tags: ['layout'],
  args: { isTooShort: true },
  play: async ({ canvasElement }) => {
    await settled();
    await expect(
      within(canvasElement).getByText('Recorded. It was too short to count as done.'),
    ).toBeVisible();
  },
};

export const ManyPosesAndLongNames: Story = {
  args: {
    results: [longWindedPose, ...Array.from({ length: 30 }, () => warriorTwo)].map((pose) =>
      resultOf(pose, 10),
    ),
  },
  globals: { width: '320' },
  play: fits,
};
