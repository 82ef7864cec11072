import { guideOf } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings, treePose, warriorTwo } from '@niyama/mocks';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { settled } from '#testing/settled.ts';
import {
  cues,
  guided,
  pageOf,
  states,
  runningSince,
  movements,
  filledSeconds,
} from '#testing/practiceStates.ts';
import { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';
import type { PracticeState } from './types.ts';

const meta = {
  title: 'Screens/Student/Practice/Hold',
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

/** One polite region speaks at moments that matter; the clock itself never does. */
const says =
  (state: PracticeState, words: string): Story['play'] =>
  async ({ canvasElement }) => {
    await expect(state.status).not.toBe('loading');
    const region = pageOf(canvasElement).getByRole('status');
    await expect(region.textContent).toBe(words);
    await expect(pageOf(canvasElement).getByRole('timer')).toHaveAttribute('aria-live', 'off');
  };

const at = (remainingSeconds: number): PracticeState => ({ ...states.running, remainingSeconds });

export const AnnouncesHalf: Story = {
  args: { state: at(45) },
  play: says(at(45), 'Halfway there'),
};

/** A short pose of two sets from moment to moment, and what is said at each. */
const moments: [state: PracticeState, words: string][] = (() => {
  const short = { ...guided({ ...treePose, durationSeconds: 30 }), sets: 2, setNumber: 1 };
  const left = (remainingSeconds: number, setNumber = 1): PracticeState => ({
    ...states.running,
    ...short,
    setNumber,
    remainingSeconds,
  });
  return [
    [{ ...states.gettingReady, ...short, remainingSeconds: 30 }, 'Get ready'],
    [left(30), 'Set 1 of 2 has started'],
    [left(20), ''],
    [{ ...states.paused, ...short, remainingSeconds: 20 }, 'Paused'],
    [left(20), ''],
    [left(10), 'Ten seconds left'],
    [{ ...states.setDone, ...short, setNumber: 2, remainingSeconds: 30 }, 'Set 1 of 2 is complete'],
    [left(30, 2), 'Set 2 of 2 has started'],
  ];
})();

/** Each text comes at its moment, however soon after the one before, and none comes late. */
export const AnnouncesInTime: Story = {
  render: (args: PracticeScreenProps) => {
    const [at, setAt] = useState(0);
    return (
      <>
        <PracticeScreen {...args} state={moments[at]?.[0] ?? states.running} />
        <button type="button" onClick={() => setAt(at + 1)}>
          On
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    for (const [at, [, words]] of moments.entries()) {
      if (at > 0) await userEvent.click(page.getByRole('button', { name: 'On' }));
      await waitFor(() => expect(page.getByRole('status').textContent).toBe(words));
    }
  },
};

/** A pose with two sides tells to switch them, unless the practice speaks that itself. */
const atHalf: PracticeState = {
  ...states.running,
  ...guided(warriorTwo),
  remainingSeconds: warriorTwo.durationSeconds / 2,
  cue: 'switchSides',
};

const spoken = { ...cues, settings: { ...settings, guidance: 'short' as const } };

/** The countdown stands still, and the side that is being taken is named. */
export const SwitchSides: Story = {
  tags: ['dark', 'layout'],
  args: { state: atHalf },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getAllByText('Switch sides')).toHaveLength(2);
    await expect(page.getByRole('status')).toHaveTextContent('Switch sides');
    await expect(page.getByText('Left side')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent('00:30');
  },
};

export const SwitchSidesSpoken: Story = {
  args: { state: atHalf, cues: spoken },
  play: says(atHalf, ''),
};

/** A voice that is muted speaks nothing, so the screen reader does. */
export const SwitchSidesMuted: Story = {
  args: {
    state: atHalf,
    cues: { ...spoken, settings: { ...spoken.settings, soundEnabled: false } },
  },
  play: says(atHalf, 'Switch sides'),
};

export const LastSeconds: Story = {
  args: { state: { ...states.running, remainingSeconds: 3, cue: 'lastSeconds' } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText('Almost there')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent('00:03');
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The other side of a pose is seen in a mirror. */
export const SecondSide: Story = {
  tags: ['dark'],
  args: { state: runningSince(40, { ...warriorTwo, durationSeconds: 60 }) },
  play: async ({ canvasElement }) => {
    await settled();
    const [right, left] = [...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"] > g')];
    await expect(right).not.toBeVisible();
    await expect(left).toBeVisible();
    await expect(left).toHaveAttribute('transform', 'translate(120 0) scale(-1 1)');
    await expect(pageOf(canvasElement).getByText('Left side')).toBeVisible();
  },
};

/** A class may ask for one side of a pose: nothing is switched, and the left one is seen in a mirror throughout. */
const onLeft = (remainingSeconds: number): PracticeState => ({
  ...states.running,
  subject: warriorTwo,
  guide: guideOf(warriorTwo, 'gentle', 'left'),
  setSeconds: 40,
  sets: 1,
  setNumber: 1,
  remainingSeconds,
  breaths: 5,
});

export const OneSide: Story = {
  tags: ['dark', 'layout'],
  args: { state: onLeft(23) },
  play: async ({ canvasElement }) => {
    await settled();
    const [right, left] = [...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"] > g')];
    await expect(right).not.toBeVisible();
    await expect(left).toBeVisible();
    const page = pageOf(canvasElement);
    await expect(page.getByText('Left side · Breath 3 of 5')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveTextContent('00:23');
  },
};

export const OneSideAnnounced: Story = {
  args: { state: onLeft(40) },
  play: says(onLeft(40), 'Left side. Set 1 of 1 has started'),
};

/** Before the start the side is named too. */
export const OneSideSetUp: Story = {
  args: {
    state: {
      ...states.choosingSets,
      ...guided(warriorTwo),
      guide: guideOf(warriorTwo, 'gentle', 'left'),
    },
  },
  play: async ({ canvasElement }) => {
    await settled();
    const [right, left] = [...canvasElement.querySelectorAll('svg[viewBox="0 0 120 120"] > g')];
    await expect(right).not.toBeVisible();
    await expect(left).toBeVisible();
    await expect(pageOf(canvasElement).getByText('Left side')).toBeVisible();
  },
};

/** A hold in breaths counts them, on each side from the first one. */
export const BreathsOfEachSide: Story = {
  args: {
    state: {
      ...states.running,
      ...guided(warriorTwo),
      setSeconds: 80,
      remainingSeconds: 31,
      breaths: 5,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOf(canvasElement).getByText('Left side · Breath 2 of 5')).toBeVisible();
  },
};

/** After a hard pose the rest is longer, and leads back to the first side. */
export const RestBetweenSets: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.setDone, ...guided({ ...warriorTwo, effort: 4 }) } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await settled();
    await expect(page.getByText('Set Complete!')).toBeVisible();
    await expect(page.getByText('Rest for 10 seconds · Back to the right side')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent(
      'Set 2 of 3 is complete. Back to the right side',
    );
    await userEvent.click(page.getByRole('button', { name: 'Next: set 3 of 3' }));
    await expect(states.setDone.onBeginSet).toHaveBeenCalledOnce();
  },
};

/** The pose's own words for holding it stand in the place of the ones for every pose, marked with their language. */
export const OwnWords: Story = {
  tags: ['layout'],
  args: {
    state: {
      ...states.running,
      holding: [{ text: 'Press your foot and inner thigh together.', language: 'en' }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(page.getByText(/^Press your foot/)).toHaveAttribute('lang', 'en');
    await expect(page.queryByText(/^Breathe evenly/)).toBeNull();
  },
};

/** A pose that is held leads no breath: the sun goes on by itself, and there are no seconds to fill. */
export const RunningMoving: Story = {
  tags: ['moving'],
  args: { state: states.running },
  play: async ({ canvasElement }) => {
    await expect(movements(canvasElement)).toHaveLength(1);
    await expect(filledSeconds(canvasElement)).toBeNull();
  },
};
