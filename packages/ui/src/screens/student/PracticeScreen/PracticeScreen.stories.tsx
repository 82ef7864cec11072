import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWindedPose, treePose } from '@niyama/mocks';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createToastQueue } from '#components/ToastRegion/toastQueue.ts';
import { ToastRegion } from '#components/ToastRegion/ToastRegion.tsx';
import { overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { cues, guided, pageOf, states, dialog } from '#testing/practiceStates.ts';
import { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';

const toastLabels = {
  region: 'Notifications',
  close: 'Close',
  tones: { success: 'Success', info: 'Note', error: 'Error' },
};

const meta = {
  title: 'Screens/Student/Practice',
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

export const Running: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.running },
  play: async ({ args, canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Tree' })).toBeVisible();
    await expect(page.getByText('Vrikshasana')).toBeVisible();
    await expect(page.getByText('Set 2 of 3')).toBeVisible();
    await expect(page.getByText('Breathe evenly and stay soft.')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveTextContent('00:56');
    await expect(page.queryByRole('navigation')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Pause' }));
    await expect(states.running.onPause).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect(states.running.onReset).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Close the practice' }));
    await expect(states.running.onClose).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const RunningWide: Story = {
  tags: ['dark'],
  args: Running.args,
  globals: { width: '1280' },
};

/** With nothing focused Space pauses and Escape closes; a focused control keeps its own Space. */
export const Keyboard: Story = {
  args: Running.args,
  play: async ({ canvasElement }) => {
    const reset = pageOf(canvasElement).getByRole('button', { name: 'Reset' });
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard(' ');
    await expect(states.running.onPause).toHaveBeenCalledOnce();
    reset.focus();
    await userEvent.keyboard(' ');
    await expect(states.running.onPause).toHaveBeenCalledOnce();
    await expect(states.running.onReset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(states.running.onClose).toHaveBeenCalledOnce();
  },
};

/** A second press skips getting ready. */
export const GettingReady: Story = {
  tags: ['dark'],
  args: { state: states.gettingReady },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByRole('timer', { name: 'Get ready' })).toHaveTextContent('00:03');
    await expect(page.getByRole('status')).toHaveTextContent('Get ready');
    await expect(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await waitFor(() => expect(page.getByRole('button', { name: 'Start now' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(states.gettingReady.onStart).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard(' ');
    await expect(states.gettingReady.onStart).toHaveBeenCalledTimes(2);
    await expect(overflowsSideways()).toBe(false);
  },
};

/** One of several poses: which one it is stands where the sets stand, when there is only one. */
export const InSequence: Story = {
  tags: ['layout'],
  args: { state: { ...states.running, sets: 1, setNumber: 1, place: { number: 2, total: 5 } } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Pose 2 of 5')).toBeVisible();
    await expect(page.queryByText('Set 1 of 1')).toBeNull();
  },
};

/** A single set goes without saying. */
export const OneSet: Story = {
  args: { state: { ...states.running, sets: 1, setNumber: 1 } },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).queryByText('Set 1 of 1')).toBeNull();
  },
};

export const ChoosingSets: Story = {
  tags: ['dark', 'layout'],
  args: { state: states.choosingSets },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(treePose.description)).toBeVisible();
    await expect(page.getByText('01:30')).toBeVisible();
    const sets = page.getByRole('textbox', { name: 'Sets' });
    await expect(sets).toHaveValue('1');
    sets.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(states.choosingSets.onChooseSets).toHaveBeenCalledWith(2);
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expect(states.choosingSets.onStart).toHaveBeenCalledOnce();
  },
};

export const ChoosingSetsWide: Story = {
  args: ChoosingSets.args,
  globals: { width: '1280' },
};

/** What was left too long ago to count says so before it begins. */
export const StartsOver: Story = {
  tags: ['layout'],
  args: { state: { ...states.choosingSets, startsOver: true } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(
      page.getByText(
        'You started this practice more than six days ago. It has to start over to count.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  },
};

export const Paused: Story = {
  args: { state: states.paused },
  play: async ({ canvasElement }) => {
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: 'Resume' }));
    await expect(states.paused.onResume).toHaveBeenCalledOnce();
  },
};

export const SetDone: Story = {
  tags: ['layout'],
  args: { state: states.setDone },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await settled();
    await expect(page.getByText('Set Complete!')).toBeVisible();
    await expect(page.getByText('Rest for 2 seconds')).toBeVisible();
    await expect(page.getByText('Set 2 of 3')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Set 2 of 3 is complete');
    await userEvent.click(page.getByRole('button', { name: 'Next: set 3 of 3' }));
    await expect(states.setDone.onBeginSet).toHaveBeenCalledOnce();
  },
};

export const LastSetDone: Story = {
  args: { state: states.allSetsDone },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await settled();
    await expect(page.getByText('Set Complete!')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('Practice finished');
    await expect(page.queryByRole('button', { name: /Next/ })).not.toBeInTheDocument();
  },
};

export const AskingToEnd: Story = {
  tags: ['layout'],
  args: { state: states.askingToEnd },
  play: async ({ args }) => {
    const asked = await dialog('alertdialog');
    await userEvent.click(asked.getByRole('button', { name: 'End practice' }));
    await expect(states.askingToEnd.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(asked.getByRole('button', { name: 'Save and leave' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(states.askingToEnd.onKeepPracticing).toHaveBeenCalledOnce();
  },
};

export const SavingPause: Story = {
  args: { state: states.savingPause },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Saving...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
};

/** Nothing is cut off, whatever an instructor called it. */
export const LongNames: Story = {
  args: { state: { ...states.choosingSets, ...guided(longWindedPose) } },
  globals: { width: '320' },
  play: async () => {
    await expect(overflowsSideways()).toBe(false);
  },
};

/** A message beside the practice, shown when it is asked for. */
function WithMessage(props: PracticeScreenProps) {
  const [queue] = useState(() => createToastQueue({ timeout: 60_000 }));
  return (
    <>
      <PracticeScreen {...props} />
      <ToastRegion labels={toastLabels} queue={queue} />
      <button
        hidden
        type="button"
        onClick={() => queue.show({ tone: 'info', message: 'Continuing with 2 minutes left' })}
      >
        Tell
      </button>
    </>
  );
}

/** A toast lies over the picture: it moves nothing, and covers neither a control nor the heading. */
export const WithToast: Story = {
  args: { state: states.paused },
  globals: { width: '320' },
  render: (args) => <WithMessage {...args} />,
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const held = [...page.getAllByRole('button'), page.getByRole('heading')];
    const boxes = () => held.map((element) => element.getBoundingClientRect().toJSON() as unknown);
    await settled();
    const before = boxes();
    page.getByText('Tell').click();
    const toast = await screen.findByRole('alertdialog');
    await settled();
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(boxes()).toEqual(before);
    for (const element of held) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isSeen = y > 0 && y < window.innerHeight;
      if (isSeen)
        await expect(element).toContainElement(document.elementFromPoint(x, y) as HTMLElement);
    }
  },
};

export const WithToastLargeText: Story = { ...WithToast, globals: { textSize: '200' } };

export const WithToastWide: Story = { ...WithToast, globals: { width: '1280' } };

/** The ring is as wide as the window: what lies in its corner else comes after the controls. */
export const LargeTextNarrow: Story = {
  args: { state: states.running },
  globals: { textSize: '200', width: '320' },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(overflowsSideways()).toBe(false);
    const eyes = page.getByRole('button', { name: 'Eyes closed' });
    const pause = page.getByRole('button', { name: 'Pause' });
    await expect(eyes.getBoundingClientRect().top).toBeGreaterThan(
      pause.getBoundingClientRect().bottom,
    );
    const set = page.getByText('Set 2 of 3');
    const back = page.getByRole('button', { name: 'Back' });
    await expect(set.getBoundingClientRect().top).toBeGreaterThan(
      back.getBoundingClientRect().bottom,
    );
  },
};
