import type { Meta, StoryObj } from '@storybook/react-vite';
import { completionResult } from '@niyama/mocks';
import { expect, fn, userEvent } from 'storybook/test';
import { cues, states, dialog } from '#testing/practiceStates.ts';
import { PracticeScreen } from './PracticeScreen.tsx';

const meta = {
  title: 'Screens/Student/Practice/Finish',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  args: {
    state: { status: 'loading', asana: null },
    onBack: fn(),
    cues,
  },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The assignment asks something; the answer is optional. */
export const Completing: Story = {
  tags: ['layout'],
  args: { state: states.completing },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText('You completed 3 sets.')).toBeVisible();
    await userEvent.type(
      asked.getByRole('textbox', { name: 'Which side felt steadier today?' }),
      'The left one. ',
    );
    await userEvent.click(
      asked.getAllByRole('button', { name: 'Complete practice' }).at(-1) as HTMLElement,
    );
    await expect(states.completing.onComplete).toHaveBeenCalledWith('The left one.');
  },
};

/** The last block of a class that was assigned asks for all of it. */
export const CompletingAClass: Story = {
  tags: ['layout'],
  args: { state: { ...states.completing, className: 'Slow hips' } },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByRole('heading', { name: 'You finished Slow hips' })).toBeVisible();
    await expect(asked.queryByText(/^You completed/)).toBeNull();
    await expect(asked.getByRole('textbox')).toBeVisible();
  },
};

export const CompletingWithoutQuestion: Story = {
  args: { state: { ...states.completing, reflectionQuestion: null } },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(states.completing.onComplete).toHaveBeenCalledWith(null);
  },
};

export const Awarding: Story = {
  args: { state: states.awarding },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: { state: states.saveFailed },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByRole('alert')).toHaveTextContent('Failed to save your practice');
    await userEvent.click(asked.getByRole('button', { name: 'Try Again' }));
    await expect(states.saveFailed.onRetry).toHaveBeenCalledOnce();
    await expect(asked.getByText(/^Nothing is lost/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(states.saveFailed.onLeave).toHaveBeenCalledOnce();
  },
};

/** Whatever anybody does, the server will not count it: no promise, and no try that leads nowhere. */
export const SaveFailedForGood: Story = {
  args: {
    state: {
      ...states.saveFailed,
      failure: 'progress',
      reason: "You've already logged another practice for this time.",
      onRetry: null,
    },
  },
  play: async () => {
    const asked = await dialog('alertdialog');
    await expect(asked.getByText(/^This practice can't be counted/)).toBeVisible();
    await expect(asked.queryByText(/^Nothing is lost/)).toBeNull();
    await expect(asked.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await userEvent.click(asked.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(states.saveFailed.onLeave).toHaveBeenCalledOnce();
  },
};

export const SaveFailedForAssignment: Story = {
  args: { state: { ...states.saveFailed, failure: 'assignment' } },
  play: async () => {
    await expect((await dialog('alertdialog')).getByRole('alert')).toHaveTextContent(
      'Could not save assignment completion',
    );
  },
};

export const Achievements: Story = {
  args: { state: states.achievements },
  play: async () => {
    const earned = await dialog('dialog');
    await expect(earned.getByText('+24 points')).toBeVisible();
    await expect(earned.getByRole('progressbar', { name: 'Progress in level 4' })).toHaveAttribute(
      'aria-valuetext',
      '64%',
    );
    await expect(earned.getByText('36 points to Level 5')).toBeVisible();
    await userEvent.click(earned.getByRole('button', { name: 'Continue' }));
    await expect(states.achievements.onClose).toHaveBeenCalledOnce();
  },
};

export const LevelUpWithAchievements: Story = {
  tags: ['dark'],
  args: {
    state: {
      ...states.achievements,
      award: {
        status: 'saved',
        result: {
          ...completionResult,
          points: 412,
          level: 5,
          leveledUp: true,
          achievements: [
            { key: 'early-bird', name: 'Early Bird', points: 50 },
            { key: 'new-moon', name: 'New Moon', points: 50 },
          ],
        },
      },
    },
  },
  play: async () => {
    const earned = await dialog('dialog');
    await expect(earned.getByText('You reached level 5!')).toBeVisible();
    await expect(earned.getByText('New achievement: Early Bird')).toBeVisible();
    await expect(earned.getByText('New achievement: New Moon')).toBeVisible();
    await expect(earned.getAllByText('+50 XP')).toHaveLength(2);
  },
};

export const Queued: Story = {
  args: {
    state: {
      ...states.achievements,
      award: {
        status: 'queued',
        reason: 'Your session has expired. Please log in again.',
        onRetry: fn(),
      },
    },
  },
  play: async () => {
    const saved = await dialog('dialog');
    await expect(
      saved.getByText(
        "Your practice is saved on this device. You'll get your points once it syncs.",
      ),
    ).toBeVisible();
    await expect(saved.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
