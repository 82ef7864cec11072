import { type Asana, type ComposedItem, type ClassRule, limits, type Why } from '@niyama/domain';
import {
  boat,
  cobra,
  downwardDog,
  longWindedPose,
  pranayama,
  suryaNamaskar,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenWords, clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { ComposeScreen } from './ComposeScreen.tsx';
import type { ClassPose, ComposeState, Made, WishChoice } from './types.ts';

const wish: WishChoice = {
  minutes: 20,
  level: 'beginner',
  energy: 'balance',
  focus: ['hips'],
  limits: [],
};

function poseOf(
  asana: Asana,
  effort: number,
  item: Omit<ComposedItem, 'asanaId' | 'why'>,
  why: Why,
): ClassPose {
  const { id: asanaId } = asana;
  const own = { asanaId, ...item, why };
  const shorter = item.sets > 1 ? { ...own, sets: item.sets - 1 } : null;
  const longer = { ...own, seconds: item.seconds + 15 };
  return { asanaId, asana, effort, item: own, longer, shorter, isLocked: false, broken: [] };
}

const poses = [
  poseOf(suryaNamaskar, 3, { part: 'warm', seconds: 90, sets: 2 }, { kind: 'warm' }),
  poseOf(treePose, 2, { part: 'stand', seconds: 120, sets: 1 }, { kind: 'focus', region: 'hips' }),
  poseOf(
    downwardDog,
    3,
    { part: 'stand', seconds: 60, sets: 1 },
    { kind: 'prepares', of: warriorTwo.id, region: 'legs' },
  ),
  poseOf(warriorTwo, 3, { part: 'peak', seconds: 60, sets: 2 }, { kind: 'peak' }),
  poseOf(cobra, 2, { part: 'floor', seconds: 30, sets: 1 }, { kind: 'spine', way: 'back' }),
  poseOf(boat, 3, { part: 'floor', seconds: 30, sets: 1 }, { kind: 'works', region: 'core' }),
  poseOf(pranayama, 1, { part: 'breath', seconds: 150, sets: 1 }, { kind: 'breath' }),
];

type Ready = Extract<ComposeState, { status: 'ready' }>;

const stateOf = (
  made: Made,
  changes: Partial<WishChoice> = {},
  more: Partial<Pick<Ready, 'swap' | 'save' | 'areLimitsKnown' | 'disliked'>> = {},
): Ready => ({
  status: 'ready',
  wish: { ...wish, ...changes },
  made,
  swap: null,
  save: null,
  areLimitsKnown: true,
  disliked: [],
  ...more,
});
const made = { status: 'ready', poses, seconds: 1200 } as const;
const breaking = (asana: Asana, ...broken: ClassRule[]) =>
  poses.map((pose) => (pose.asanaId === asana.id ? { ...pose, broken } : pose));

/** The page, once the parts that show a class have come. */
async function shown(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await waitFor(() => expect(page.queryByText('Loading...')).toBeNull());
  return page;
}

const meta = {
  title: 'Screens/Student/Compose',
  component: ComposeScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/compose')],
  args: {
    state: stateOf(made),
    onBack: fn(),
    onRetry: fn(),
    onChangeWish: fn(),
    onCompose: fn(),
    onShuffle: fn(),
    onKeep: fn(),
    onKeepNothing: fn(),
    onSwap: fn(),
    onChooseSwap: fn(),
    onCloseSwap: fn(),
    onResize: fn(),
    onRemove: fn(),
    onNever: fn(),
    onConfirmLimits: fn(),
    onChangeDisliked: fn(),
    onSaveAs: fn(),
    onCloseSave: fn(),
    onReorder: fn(),
    onStart: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ComposeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectItFits(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
}
const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('grid');
  await expectItFits(canvasElement);
};

const act = async (canvasElement: HTMLElement, name: string, action: string) => {
  await userEvent.click(
    (await shown(canvasElement)).getByRole('button', { name: `Actions for ${name}` }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** The caller owns the wish; this one applies every change. */
const Wishing: Story['render'] = (args) => {
  const [state, setState] = useState(args.state);
  return (
    <ComposeScreen
      {...args}
      state={state}
      onChangeWish={(changes) => {
        args.onChangeWish(changes);
        if (state.status === 'ready') setState({ ...state, wish: { ...state.wish, ...changes } });
      }}
      onCompose={() => {
        args.onCompose();
        if (state.status === 'ready') setState({ ...state, made });
      }}
    />
  );
};

/** Before the first class: the form alone. Who asks for a class is taken to it. */
export const Wishes: Story = {
  tags: ['dark', 'layout'],
  args: { state: stateOf(null) },
  render: Wishing,
  play: async ({ args, canvasElement }) => {
    const page = await shown(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Make Me a Practice' })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Calm' }));
    await expect(args.onChangeWish).toHaveBeenLastCalledWith({ energy: 'calm' });
    await userEvent.click(page.getByRole('radio', { name: 'Advanced' }));
    await expect(args.onChangeWish).toHaveBeenLastCalledWith({ level: 'advanced' });
    const spared = within(
      page.getByRole('toolbar', { name: 'What do you need to be careful with?' }),
    );
    await expect(spared.getAllByRole('button').length).toBeLessThan(limits.length);
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await expect(spared.getAllByRole('button')).toHaveLength(limits.length);
    await userEvent.click(spared.getByRole('button', { name: 'Knees' }));
    await userEvent.click(spared.getByRole('button', { name: 'Pregnancy' }));
    await expect(args.onChangeWish).toHaveBeenLastCalledWith({ limits: ['knees', 'pregnancy'] });
    page.getByRole('slider', { name: 'How long?' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChangeWish).toHaveBeenLastCalledWith({ minutes: 25 });
    await userEvent.click(page.getByRole('button', { name: 'Make my practice' }));
    await expect(args.onCompose).toHaveBeenCalled();
    await expect(page.getByRole('region', { name: 'Your practice' })).toHaveFocus();
    await expectItFits(canvasElement);
  },
};

/** A class: its parts, why each pose is there, and everything that can be done with it. */
export const Ready: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = await shown(canvasElement);
    const list = within(page.getByRole('grid', { name: 'Poses' }));
    await expect(list.getAllByRole('row')).toHaveLength(poses.length);
    await expect(list.getByText('Prepares for Warrior II: Legs')).toBeVisible();
    await expect(list.getByText('2 × 01:30')).toBeVisible();
    await expect(list.getAllByText('On the floor')).toHaveLength(1);
    await expect(page.getByText('General guidance, not medical advice.')).toBeVisible();
    await expect(
      page.getByRole('img', { name: /^Effort rises to 3 of 5 after 6 min/ }),
    ).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Keep Tree', pressed: false }));
    await expect(args.onKeep).toHaveBeenCalledWith(poses[1], true);
    await act(canvasElement, 'Cobra', 'Swap');
    await expect(args.onSwap).toHaveBeenCalledWith(poses[4]);
    await act(canvasElement, 'Cobra', 'Longer');
    await expect(args.onResize).toHaveBeenCalledWith(poses[4]?.longer);
    await act(canvasElement, 'Warrior II', 'Shorter');
    await expect(args.onResize).toHaveBeenLastCalledWith(poses[3]?.shorter);
    await act(canvasElement, 'Cobra', 'Remove');
    await expect(args.onRemove).toHaveBeenCalledWith(poses[4]);
    await act(canvasElement, 'Cobra', 'Never suggest this');
    await expect(args.onNever).toHaveBeenCalledWith(poses[4]);
    await userEvent.click(page.getByRole('button', { name: 'Shuffle' }));
    await expect(args.onShuffle).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Save as preset' }));
    await expect(args.onSave).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Start practice' }));
    await expect(args.onStart).toHaveBeenCalled();
    await expectItFits(canvasElement);
  },
};

/** The safety tips of a pose are its own page's; the last rest is never left out. */
export const Menus: Story = {
  args: {
    state: stateOf({
      ...made,
      poses: [
        ...poses,
        poseOf(pranayama, 1, { part: 'rest', seconds: 60, sets: 1 }, { kind: 'rest' }),
      ].slice(-1),
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      (await shown(canvasElement)).getByRole('button', { name: 'Actions for Pranayama Breathing' }),
    );
    await expect(await screen.findByRole('menuitem', { name: 'Safety Tips' })).toHaveAttribute(
      'href',
      `/pose/${pranayama.id}`,
    );
    await expect(screen.queryByRole('menuitem', { name: 'Never suggest this' })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: 'Shorter' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The wish comes back over the class, which stays until another one is asked for. */
export const ChangingTheWish: Story = {
  args: { state: stateOf(made, {}, { disliked: [boat, longWindedPose] }) },
  render: Wishing,
  play: async ({ args, canvasElement }) => {
    const page = await shown(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Change' }));
    await expect(page.getByRole('grid', { name: 'Poses' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Boat Pose', pressed: true }));
    await expect(args.onChangeDisliked).toHaveBeenCalledWith([longWindedPose.id]);
    await userEvent.click(page.getByRole('button', { name: 'Keep this practice' }));
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible();
    await expectItFits(canvasElement);
  },
};

/** Limits stored by another version have to be confirmed, or a class might include a harmful pose. */
export const AsksAgain: Story = {
  tags: ['dark'],
  args: { state: stateOf(null, { limits: ['knees'] }, { areLimitsKnown: false }) },
  play: async ({ args, canvasElement }) => {
    const page = await shown(canvasElement);
    await expect(page.getByRole('button', { name: 'Make my practice' })).toBeDisabled();
    const alert = within(page.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: "That's everything" }));
    await expect(args.onConfirmLimits).toHaveBeenCalled();
  },
};

const proposed = '20 min · Balanced · Hips';

/** A name is proposed, and the preset keeps times and sets. */
export const Saving: Story = {
  tags: ['dark'],
  args: {
    state: stateOf(made, {}, { save: { name: proposed, isSaving: false, failure: null } }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as preset' }));
    const name = dialog.getByRole('textbox', { name: 'Preset Name' });
    await expect(name).toHaveValue(proposed);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Preset' }));
    await expect(args.onSaveAs).toHaveBeenCalledWith(proposed);
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Preset' }));
    await expect(args.onSaveAs).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCloseSave).toHaveBeenCalled();
  },
};

export const SavingFailed: Story = {
  args: {
    state: stateOf(
      made,
      {},
      { save: { name: proposed, isSaving: false, failure: 'Failed to save your custom preset' } },
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as preset' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to save');
  },
};

/** In pregnancy the class says what it is not. */
export const InPregnancy: Story = {
  args: { state: stateOf(made, { limits: ['pregnancy'] }) },
  play: async ({ canvasElement }) => {
    await expect(
      (await shown(canvasElement)).getByText(/^Check with your midwife or doctor first\./),
    ).toBeVisible();
  },
};

/** Changed by hand: said beside the pose, and left to the student. */
export const ChangedByHand: Story = {
  args: { state: stateOf({ ...made, poses: breaking(boat, 'effort', 'neutral') }) },
  play: async ({ canvasElement }) => {
    const page = await shown(canvasElement);
    const row = within(page.getByRole('row', { name: 'Boat Pose' }));
    await expect(row.getByText('The change in effort is too big here')).toBeVisible();
    await expect(row.getByText(/^Needs a straight back first/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeEnabled();
  },
};

/** What somebody has to avoid is neither started nor saved. */
export const Blocked: Story = {
  tags: ['dark'],
  args: { state: stateOf({ ...made, poses: breaking(cobra, 'limit') }, { limits: ['wrists'] }) },
  play: async ({ canvasElement }) => {
    const page = await shown(canvasElement);
    await expect(
      page.getByText(/^First remove or swap the poses that aren't right for you/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save as preset' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Shuffle' })).toBeEnabled();
  },
};

const [, tree] = poses;
const swap = tree && {
  pose: tree,
  alternatives: [
    { asana: downwardDog, item: { ...tree.item, asanaId: downwardDog.id } },
    { asana: boat, item: { ...tree.item, asanaId: boat.id } },
  ],
};

export const Swapping: Story = {
  args: { state: stateOf(made, {}, { swap: swap ?? null }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap Tree' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Boat Pose' }));
    await expect(args.onChooseSwap).toHaveBeenCalledWith(swap?.alternatives[1]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCloseSwap).toHaveBeenCalled();
  },
};

export const NothingToSwap: Story = {
  args: {
    state: stateOf(made, {}, { swap: swap ? { ...swap, alternatives: [] } : null }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap Tree' }));
    await expect(dialog.getByText('Nothing else fits here.')).toBeVisible();
  },
};

export const Shorter: Story = {
  args: { state: stateOf({ status: 'shorter', longestMinutes: 15 }) },
  play: async ({ args, canvasElement }) => {
    const page = await shown(canvasElement);
    await expect(page.getByText(/enough poses for 15 minutes/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Make it 15 minutes' }));
    await expect(args.onCompose).toHaveBeenCalledWith({ minutes: 15 });
  },
};

export const Locked: Story = {
  args: { state: stateOf({ status: 'locked' }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click((await shown(canvasElement)).getByRole('button', { name: 'Keep none' }));
    await expect(args.onKeepNothing).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { state: stateOf({ status: 'refused', because: ['knees', 'heart'] }) },
  play: async ({ canvasElement }) => {
    await expect(
      (await shown(canvasElement)).getByText(
        /be careful with \(Knees and Heart condition\), there aren/,
      ),
    ).toBeVisible();
  },
};

/** An empty library: it is not for the limits. */
export const RefusedWithoutLimits: Story = {
  args: { state: stateOf({ status: 'refused', because: [] }) },
  play: async ({ canvasElement }) => {
    await expect(
      (await shown(canvasElement)).getByText("There aren't enough poses for a practice like this."),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Still loading. This is taking longer than usual.'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      isOffline: false,
      reason: 'Something went wrong. Please try again later.',
    },
  },
  play: async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const long = poses.map((pose, at) =>
  at === 1 ? { ...pose, asana: { ...longWindedPose, id: pose.asanaId } } : pose,
);

/** A pose that was archived since cannot be started. */
export const UnknownAsana: Story = {
  args: {
    state: stateOf({
      ...made,
      poses: poses.map((pose, at) => (at === 4 ? { ...pose, asana: null, effort: 0 } : pose)),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = await shown(canvasElement);
    await expect(page.getByText('Unknown Asana')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeDisabled();
  },
};

export const LargeText: Story = {
  args: { state: stateOf({ ...made, poses: long }) },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: fits,
};

/** Its words have no spaces, so that any of them could be broken. */
export const Japanese: Story = {
  globals: { language: 'ja' },
  play: async (context) => {
    await fits(context);
    const page = within(context.canvasElement);
    for (const name of ['シャッフル', '変更']) {
      await expect(brokenWords(page.getByRole('button', { name }))).toEqual([]);
    }
  },
};

export const Wide: Story = { globals: { width: '1280' }, play: fits };
