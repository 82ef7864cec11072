import {
  adviseClass,
  type ClassBody,
  classDemands,
  type ClassDraft,
  type ClassEntry,
  type ClassItem,
  type ClassPose,
  expandClass,
  type PoseItem,
  poseWords,
  totalSeconds,
} from '@niyama/domain';
import { createI18n, I18nextProvider, loadLanguage } from '@niyama/i18n';
import { classLibrary, suryaNamaskar, toClassPose } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { ClassEditor } from './ClassEditor.tsx';
import type { ClassEditorState, ClassSaving, EditedState } from './types.ts';

const poses: ReadonlyMap<string, ClassPose> = new Map(
  [...classLibrary, suryaNamaskar].map((asana) => [asana.id, toClassPose(asana)]),
);
const named = (name: string): string =>
  [...poses.values()].find((asana) => asana.name === name)?.id ?? '';

/** Numbers the ids of a class. */
const ids = () => {
  let last = 0;
  return () => (last++).toString(36).padStart(8, '0');
};
const poseOf = (id: string, name: string, changes: Partial<PoseItem> = {}): PoseItem => ({
  id,
  kind: 'pose',
  asanaId: named(name),
  side: 'both',
  sets: 1,
  ...changes,
});
const bodyOf = (items: readonly ClassEntry[]): ClassBody => ({ v: 1, language: 'en', items });

const id = ids();
const slowHips: ClassDraft = {
  name: 'Slow hips, Tuesday evening',
  description: 'For a group that sits all day.',
  body: bodyOf([
    poseOf(id(), 'Easy Pose', {
      part: 'arrive',
      breaths: 10,
      words: 'Eyes closed. Follow ten breaths.',
    }),
    poseOf(id(), 'Cat-Cow', { part: 'warm', words: 'With the breath' }),
    {
      id: id(),
      kind: 'rounds',
      times: 2,
      swap: true,
      items: [
        poseOf(id(), 'Low Lunge', {
          part: 'warm',
          side: 'right',
          breaths: 8,
          words: 'Front thigh heavy, back knee light. Let the breath be slow.',
        }),
        poseOf(id(), 'Extended Triangle', { part: 'warm', side: 'right', breaths: 5, link: true }),
      ],
    },
    { id: id(), kind: 'pause', seconds: 30, words: 'Take the mat to the wall' },
    poseOf(id(), 'Bridge', { part: 'peak', seconds: 45, sets: 2 }),
    poseOf(id(), 'Surya Namaskar', { part: 'peak', sets: 3 }),
    { id: id(), kind: 'meditation', minutes: 5, bells: 1, part: 'rest' },
  ]),
};
const hundred: ClassDraft = {
  name: 'A hundred items',
  description: null,
  body: bodyOf(
    Array.from({ length: 100 }, (_, index): ClassItem => {
      const asanaId = [...poses.keys()][index % poses.size] ?? '';
      const item = { id: index.toString(36).padStart(8, '0'), asanaId, seconds: 30 } as const;
      return { ...item, kind: 'pose', side: 'both', sets: 1 };
    }),
  ),
};
const nothing: ClassDraft = { name: '', description: null, body: bodyOf([]) };

/** What the app knows of a class. */
const known = (body: ClassBody, library: EditedState['poses']) => {
  const steps = expandClass(body, library);
  return {
    totalSeconds: totalSeconds(steps, { ready: 3, spokenSeconds: 0 }),
    advice: adviseClass(steps),
    demands: classDemands(steps),
  };
};
const editing = (
  draft: ClassDraft,
  saving: ClassSaving = { status: 'saved', at: Date.parse('2026-11-30T14:05:00') },
  library: EditedState['poses'] = poses,
): EditedState => ({
  status: 'editing',
  draft,
  poses: library,
  ...known(draft.body, library),
  isNew: draft === nothing,
  saving,
  canUndo: false,
  canRedo: false,
});
const conflict = {
  status: 'conflict',
  by: 'Maya Chen',
  at: '2026-11-30T13:40:00',
  why: 'changed',
  onShowTheirs: fn(),
  onKeepMine: fn(),
  onSaveCopy: fn(),
} as const;
const readOnly = {
  status: 'readOnly',
  name: slowHips.name,
  body: slowHips.body,
  poses,
  totalSeconds: known(slowHips.body, poses).totalSeconds,
} as const;

/** Random numbers that are the same in each run. */
const counted = () => {
  let last = 0;
  return () => (last += 0.137) % 1;
};

const meta = {
  title: 'Screens/Shared/ClassEditor',
  component: ClassEditor,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/classes')],
  args: {
    state: editing(slowHips),
    random: counted(),
    onEdit: fn(),
    onUndo: fn(),
    onRedo: fn(),
    onPreview: fn(),
    onFieldLeft: fn(),
    onAssign: fn(),
    onBack: fn(),
  },
  render: function Owner({ state: first, ...args }) {
    const [history, setHistory] = useState<{ past: ClassDraft[]; future: ClassDraft[] }>({
      past: [],
      future: [],
    });
    const [state, setState] = useState<ClassEditorState>(first);
    if (state.status !== 'editing') return <ClassEditor {...args} state={state} />;
    const { past, future } = history;
    const show = (draft: ClassDraft) =>
      setState({ ...state, draft, ...known(draft.body, state.poses) });
    return (
      <ClassEditor
        {...args}
        state={{ ...state, canUndo: past.length > 0, canRedo: future.length > 0 }}
        onEdit={(draft, field) => {
          args.onEdit(draft, field);
          setHistory({ past: [...past, state.draft], future: [] });
          show(draft);
        }}
        onRedo={() => {
          args.onRedo();
          setHistory({ past: [...past, state.draft], future: future.slice(1) });
          if (future[0]) show(future[0]);
        }}
        onUndo={() => {
          args.onUndo();
          const last = past.at(-1);
          setHistory({ past: past.slice(0, -1), future: [state.draft, ...future] });
          if (last) show(last);
        }}
      />
    );
  },
} satisfies Meta<typeof ClassEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? '');
/** The names of the items and '2 rounds' of the groups, in their order. */
const names = () =>
  rows().map((label) => /\d+\. ([^,]+)/.exec(label)?.[1] ?? /\d+ rounds/.exec(label)?.[0] ?? '');
const row = (name: RegExp | string) => screen.getByRole('row', { name });
const fits = async () => {
  await expect(overflowsSideways()).toBe(false);
  // What teachers say stands in one line, and whole in the fields.
  const cut = clipped(document.body).filter((element) => !element.matches('input, textarea'));
  await expect(cut).toEqual([]);
};

/** Goes on with Tab until the focus is there. */
async function tabTo(element: HTMLElement) {
  for (let presses = 0; presses < 20 && !element.contains(document.activeElement); presses += 1)
    await userEvent.tab();
  await expect(element).toContainElement(document.activeElement as HTMLElement);
}

const act = async (action: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const Editing: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(slowHips.name);
    await expect(screen.getByText('Saved at 2:05 PM')).toBeVisible();
    await expect(rows()).toEqual([
      'Arrive, 1. Easy Pose, 10 breaths · 80 s, Eyes closed. Follow ten breaths.',
      'Warm up, 2. Cat-Cow, 1 min, With the breath',
      '2 rounds, sides change',
      '3. Low Lunge, Right side, 8 breaths · 64 s, Front thigh heavy, back knee light. Let the breath be slow., in rounds',
      '4. Extended Triangle, Right side, 5 breaths · 40 s, Flow on, no rest, in rounds',
      '5. Pause, 30 s, Take the mat to the wall',
      'Peak, 6. Bridge, 45 s, × 2',
      '7. Surya Namaskar, 90 s, 3 rounds, Standing again after lying down',
      'Rest, 8. Meditation, 5 min · 1 bell',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await expect(args.onPreview).toHaveBeenLastCalledWith(null);
    await userEvent.click(row(/Low Lunge/));
    await expect(screen.getByRole('radio', { name: 'Right side' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await expect(args.onPreview).toHaveBeenLastCalledWith('00000003');
    await fits();
  },
};

export const Narrow: Story = {
  parameters: { width: '375' },
  tags: ['layout'],
  play: async () => {
    await userEvent.click(row(/Extended Triangle/));
    const inRow = within(row(/Extended Triangle/));
    await expect(inRow.getByRole('switch', { name: 'Flow on, no rest' })).toBeChecked();
    const { top, bottom } = screen.getByText('Saved at 2:05 PM').getBoundingClientRect();
    await expect(top).toBeGreaterThan(innerHeight / 2);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await fits();
  },
};

const own: ClassPose = {
  ...toClassPose(suryaNamaskar),
  id: 'own',
  key: null,
  name: 'Wall Dog',
  bodyPosition: null,
  spineMove: null,
  effort: null,
  regions: null,
  avoidIf: null,
  cautions: null,
};
const posesAndOwn = new Map(poses).set(own.id, own);
const unusual: ClassDraft = {
  name: 'Upside down',
  description: null,
  body: bodyOf([
    poseOf(id(), 'Supported Headstand'),
    poseOf(id(), 'Low Lunge', { side: 'left', breaths: 5 }),
    poseOf(id(), 'Boat Pose', { seconds: 8 }),
    poseOf(id(), own.name, { asanaId: own.id }),
    poseOf(id(), own.name, { asanaId: own.id }),
  ]),
};

/** What the adviser says stands beside the item, and goes with its cause. */
export const Advised: Story = {
  args: { state: editing(unusual, undefined, posesAndOwn) },
  tags: ['layout'],
  play: async () => {
    await expect(screen.getByText('Level: Expert')).toBeVisible();
    const limits = screen.getByRole('list', {
      name: 'Items that students with these limits leave out or change:',
    });
    await expect(within(limits).getAllByRole('listitem')[0]).toHaveTextContent('Knees 1');
    await expect(screen.getByText(/^We can't say anything about 1 pose,/)).toBeVisible();
    await expect(rows()).toEqual([
      '1. Supported Headstand, 30 s, Upside down before standing · Not prepared by what comes before',
      '2. Low Lunge, Left side, 5 breaths · 40 s, The right side is missing',
      '3. Boat Pose, 8 s, Too short to count',
      '4. Wall Dog, 90 s',
      '5. Wall Dog, 90 s',
    ]);
    await userEvent.click(row(/Low Lunge/));
    const hint = screen.getByText('The right side is missing');
    await expect(hint).toBeVisible();
    await fits();
    await userEvent.click(screen.getByRole('radio', { name: 'Both sides' }));
    await expect(hint).not.toBeInTheDocument();
  },
};

export const New: Story = {
  args: { state: editing(nothing, { status: 'saved', at: null }) },
  tags: ['layout'],
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { level: 1, name: 'New Class' })).toBeInTheDocument();
    await expect(screen.getByText(/^Nothing here yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await expect(args.onPreview).not.toHaveBeenCalled();
    await expect(screen.queryByText(/^Level/)).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the class' }), 'Yin');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ ...nothing, name: 'Yin' }, 'name');
    await userEvent.tab();
    await expect(args.onFieldLeft).toHaveBeenCalledOnce();
  },
};

const posesInGerman = new Map(
  [...poses].map(([id, pose]): [string, ClassPose] => {
    const isBridge = id === named('Bridge');
    const words = poseWords(['Schulterbrücke', 'Pont', pose.name], []);
    return [
      id,
      isBridge
        ? { ...pose, language: 'german', name: 'Schulterbrücke', englishName: pose.name, words }
        : { ...pose, isArchived: pose.name === 'Low Lunge' },
    ];
  }),
);

/** What was archived stays in classes and is not added to them. */
export const FindsInAnyLanguage: Story = {
  args: { state: editing(nothing, undefined, posesInGerman) },
  play: async () => {
    const search = screen.getByRole('combobox', { name: 'Add a pose' });
    await userEvent.type(search, 'pont');
    const found = await screen.findByRole('option', { name: 'Schulterbrücke' });
    await expect(within(found).getByText('Schulterbrücke')).toHaveAttribute('lang', 'de');
    await expect(within(found).getByText('Bridge')).toHaveAttribute('lang', 'en');
    await userEvent.clear(search);
    await userEvent.type(search, 'low lunge');
    await expect(await screen.findByText('No pose found')).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const ByKeysAlone: Story = {
  args: { state: editing(nothing, { status: 'unsaved', lacks: 'name' }) },
  play: async () => {
    await expect(screen.getByText('Give the class a name to save it')).toBeVisible();
    const search = screen.getByRole('combobox', { name: 'Add a pose' });
    await tabTo(search);
    for (const words of ['low lun', 'trikonasana', 'bridge']) {
      await userEvent.keyboard(words);
      await screen.findAllByRole('option');
      await userEvent.keyboard('{Enter}');
      await expect(search).toHaveFocus();
      await expect(search).toHaveValue('');
    }
    await expect(names()).toEqual(['Low Lunge', 'Extended Triangle', 'Bridge']);

    await tabTo(row(/Bridge/));
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(row(/Triangle/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}g{/Control}');
    await expect(names()).toEqual(['Low Lunge', '2 rounds', 'Extended Triangle', 'Bridge']);
    await expect(row('2 rounds')).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('textbox', { name: 'Rounds' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect(screen.getByRole('switch', { name: 'Swap sides each round' })).toHaveFocus();
    await userEvent.keyboard(' {Escape}');
    await expect(row('3 rounds, sides change')).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}{Enter}');
    await tabTo(screen.getByRole('radiogroup', { name: 'Length' }));
    const breaths = screen.getByRole('radio', { name: 'Breaths' });
    for (let presses = 0; presses < 3 && document.activeElement !== breaths; presses += 1)
      await userEvent.keyboard('{ArrowRight}');
    await expect(breaths).toHaveFocus();
    await userEvent.keyboard(' ');
    const count = screen.getByRole('textbox', { name: 'Breaths' });
    await tabTo(count);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
    await expect(row(/1\. Low Lunge, 5 breaths each side · 80 s/)).toHaveFocus();

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(names()).toEqual(['3 rounds', 'Low Lunge', 'Extended Triangle', 'Bridge']);
    await expect(row(/Low Lunge/)).toHaveFocus();
    await expect(
      screen.getByText('Low Lunge is now in rounds, at position 1 of 3'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    await expect(names()).toEqual(['3 rounds', 'Extended Triangle', 'Bridge']);
    await expect(row(/Triangle/)).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(names()).toEqual(['3 rounds', 'Low Lunge', 'Extended Triangle', 'Bridge']);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(names()).toEqual(['3 rounds', 'Extended Triangle', 'Bridge']);
    await expect(screen.getByText('Redone')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(names()).toEqual(['3 rounds', 'Extended Triangle', 'Extended Triangle', 'Bridge']);
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
  },
};

export const FromTheMenu: Story = {
  play: async () => {
    await userEvent.click(row(/Cat-Cow/));
    await act('Move down');
    await expect(names().slice(1, 4)).toEqual(['2 rounds', 'Cat-Cow', 'Low Lunge']);
    await waitFor(() => expect(row(/Cat-Cow/)).toHaveFocus());
    await act('Duplicate');
    await act('Remove');
    await expect(screen.getByText('1 item removed')).toBeVisible();
    await waitFor(() => expect(row(/Low Lunge/)).toHaveFocus());
    await userEvent.click(row(/2 rounds/));
    await act('Ungroup');
    await expect(names().slice(0, 4)).toEqual([
      'Easy Pose',
      'Cat-Cow',
      'Low Lunge',
      'Extended Triangle',
    ]);
    await userEvent.click(row(/Cat-Cow/));
    await act('Select');
    await userEvent.click(row(/Low Lunge/));
    await act('Group as rounds');
    await expect(names().slice(0, 4)).toEqual(['Easy Pose', '2 rounds', 'Cat-Cow', 'Low Lunge']);
    await userEvent.click(row(/Bridge/));
    await act('Edit');
    await waitFor(() =>
      expect(screen.getByRole('radiogroup', { name: 'Length' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

export const RemovedBesideTheSelected: Story = {
  play: async () => {
    const before = names();
    for (const name of [/Easy Pose/, /Cat-Cow/]) {
      await userEvent.click(row(name));
      await act('Select');
    }
    await userEvent.click(row(/Bridge/));
    await act('Remove');
    await expect(names()).toEqual(before.filter((name) => name !== 'Bridge'));
    await userEvent.click(row(/Cat-Cow/));
    await act('Remove');
    await expect(names()).toEqual(before.slice(2).filter((name) => name !== 'Bridge'));
    const said = screen.getByText('2 items removed');
    const undo = within(said.closest('output')?.parentElement as HTMLElement);
    await userEvent.click(undo.getByRole('button', { name: 'Undo' }));
    await expect(names()).toEqual(before.filter((name) => name !== 'Bridge'));
    await expect(screen.getByText('Undone')).toBeInTheDocument();
  },
};

/** What is said comes into an element that was there: only then is it announced. */
export const RefusedTwice: Story = {
  play: async () => {
    await userEvent.click(row(/Low Lunge/));
    await act('Select');
    await act('Group as rounds');
    const refusal = "Items in rounds can't be grouped again.";
    const first = screen.getByText(refusal);
    const output = first.closest('output');
    await act('Group as rounds');
    const second = screen.getByText(refusal);
    await expect(second).not.toBe(first);
    await expect(second.closest('output')).toBe(output);
    await expect(row(/Low Lunge/)).toHaveAttribute('aria-selected', 'true');
    await act('Duplicate');
    await expect(output).toBeInTheDocument();
  },
};

export const Dragged: Story = {
  play: async () => {
    const handleOf = (name: RegExp) => row(name).querySelector('[data-handle]') as HTMLElement;
    const drag = async (name: RegExp, clientY: number) => {
      await fireEvent.pointerDown(handleOf(name), { button: 0 });
      await fireEvent.pointerMove(handleOf(name), { clientY });
      await fireEvent.pointerUp(handleOf(name), { clientY });
    };
    await drag(/Bridge/, row(/Extended Triangle/).getBoundingClientRect().top + 4);
    await expect(names().slice(2, 6)).toEqual([
      '2 rounds',
      'Low Lunge',
      'Bridge',
      'Extended Triangle',
    ]);
    await expect(row(/Bridge/)).toHaveFocus();
    await drag(/Bridge/, document.documentElement.scrollHeight);
    await expect(names().at(-1)).toBe('Bridge');
    await fireEvent.pointerDown(handleOf(/Cat-Cow/), { button: 0 });
    await fireEvent.pointerMove(handleOf(/Cat-Cow/), { clientY: 0 });
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(handleOf(/Cat-Cow/));
    await expect(names().slice(0, 2)).toEqual(['Easy Pose', 'Cat-Cow']);
  },
};

export const HundredItems: Story = {
  args: { state: editing(hundred) },
  play: async ({ args }) => {
    await expect(screen.getAllByRole('row')).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await expect(screen.getByText('A class has at most 100 items.')).toBeVisible();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

const openWish = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start from a Wish' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Start from a Wish' }));
  await dialog.findByRole('slider');
  return dialog;
};
const expectFocusOn = (at: number) =>
  waitFor(() => expect(screen.getAllByRole('row')[at]).toHaveFocus());

/** Each wish is one step of Undo, and comes to another class. */
export const WishIntoNothing: Story = {
  args: { state: editing(nothing) },
  play: async ({ args }) => {
    screen.getByRole('combobox', { name: 'Add a pose' }).focus();
    await tabTo(screen.getByRole('button', { name: 'Start from a Wish' }));
    await userEvent.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Start from a Wish' }));
    const minutes = await dialog.findByRole('slider', { name: 'How long?' });
    await tabTo(minutes);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(minutes).toHaveValue('55');
    await expect(dialog.queryByRole('button', { name: 'Replace the Class' })).toBeNull();
    await tabTo(dialog.getByRole('button', { name: 'Write the Class' }));
    await userEvent.keyboard('{Enter}');
    await expectFocusOn(0);
    const first = names();
    await expect(screen.getByText(`${first.length} poses added`)).toBeInTheDocument();
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledWith(expect.anything(), null);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(screen.getByText(/^Nothing here yet/)).toBeVisible();

    const again = await openWish();
    await expect(again.getByRole('slider', { name: 'How long?' })).toHaveValue('55');
    await userEvent.click(again.getByRole('button', { name: 'Write the Class' }));
    await expectFocusOn(0);
    await expect(names()).not.toEqual(first);
  },
};

export const WishBesideItems: Story = {
  tags: ['layout'],
  play: async ({ args }) => {
    const before = rows();
    const atEnd = await openWish();
    await userEvent.click(atEnd.getByRole('button', { name: 'Add at the End' }));
    await expectFocusOn(before.length);
    const added = rows();
    await expect(added.slice(0, before.length)).toEqual(before);
    await expect(
      screen.getByText(`${added.length - before.length} poses added`),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(rows()).toEqual(before);

    const instead = await openWish();
    await userEvent.click(instead.getByRole('button', { name: 'Replace the Class' }));
    await expectFocusOn(0);
    await expect(names()).not.toContain('2 rounds');
    const said = screen.getByText(`Class replaced: ${rows().length} poses`);
    await expect(said).toBeVisible();
    const undo = within(said.closest('output')?.parentElement as HTMLElement);
    await userEvent.click(undo.getByRole('button', { name: 'Undo' }));
    await expect(rows()).toEqual(before);
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
    await openWish();
  },
};

export const WishWithoutRoom: Story = {
  args: { state: editing(hundred) },
  play: async ({ args }) => {
    const dialog = await openWish();
    await userEvent.click(dialog.getByRole('button', { name: 'Add at the End' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('A class has at most 100 items.');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the Class' }));
    await expectFocusOn(0);
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** The poses, changed where they are of a kind. */
const posesWith = (isMeant: (pose: ClassPose) => boolean, changes: Partial<ClassPose>) =>
  new Map(
    [...poses].map(([key, pose]) => [key, isMeant(pose) ? { ...pose, ...changes } : pose] as const),
  );

/** What was archived is not composed with. */
export const WishTooLong: Story = {
  args: {
    state: {
      ...editing(nothing),
      poses: posesWith(({ category }) => category === 'standing', { isArchived: true }),
    },
  },
  play: async () => {
    const dialog = await openWish();
    dialog.getByRole('slider', { name: 'How long?' }).focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(dialog.getByRole('button', { name: 'Write the Class' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not enough for that long');
    await userEvent.click(dialog.getByRole('button', { name: /^Make it \d+ minutes$/ }));
    await expectFocusOn(0);
    await expect(names()).not.toContain('Mountain Pose');
  },
};

/** The class that is short enough finds no room either, and this is announced too. */
export const WishTooLongWithoutRoom: Story = {
  args: {
    state: {
      ...editing(hundred),
      poses: posesWith(({ category }) => category === 'standing', { isArchived: true }),
    },
  },
  play: async ({ args }) => {
    const dialog = await openWish();
    dialog.getByRole('slider', { name: 'How long?' }).focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(dialog.getByRole('button', { name: 'Add at the End' }));
    const first = await dialog.findByRole('alert');
    await userEvent.click(within(first).getByRole('button', { name: /^Make it \d+ minutes$/ }));
    const second = dialog.getByRole('alert');
    await expect(second).not.toBe(first);
    await expect(second).toHaveTextContent('A class has at most 100 items.');
    const opened = screen.getByRole('dialog', { name: 'Start from a Wish' });
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const WishWithoutTags: Story = {
  args: { state: { ...editing(nothing), poses: posesWith(() => true, { bodyPosition: null }) } },
  tags: ['layout'],
  play: async ({ args }) => {
    const dialog = await openWish();
    await userEvent.click(dialog.getByRole('button', { name: 'Write the Class' }));
    const first = dialog.getByRole('alert');
    await expect(first).toHaveTextContent(/^Too few poses/);
    await userEvent.click(dialog.getByRole('button', { name: 'Write the Class' }));
    await expect(dialog.getByRole('alert')).not.toBe(first);
    await userEvent.click(dialog.getByRole('radio', { name: 'Advanced' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Write the Class' }));
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** The texts of the form cannot be fetched at first. */
export const WishNotLoaded: Story = {
  args: { state: editing(nothing) },
  loaders: [
    async () => {
      const i18n = createI18n('en', { namespaces: ['admin', 'classes', 'common'] });
      await loadLanguage(i18n, 'en');
      const fails = fn(i18n.addResourceBundle.bind(i18n)).mockImplementationOnce(() => {
        throw new TypeError('Failed to fetch');
      });
      return { i18n: Object.assign(i18n, { addResourceBundle: fails }) };
    },
  ],
  decorators: [
    (Shown, { loaded }) => (
      <I18nextProvider i18n={loaded['i18n']}>
        <Shown />
      </I18nextProvider>
    ),
  ],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start from a Wish' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Start from a Wish' }));
    await expect(await dialog.findByText("We couldn't load this form")).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('button', { name: 'Write the Class' })).toBeVisible();
  },
};

export const WordsAndLengths: Story = {
  play: async ({ args }) => {
    await userEvent.click(row(/Bridge/));
    const words = screen.getByRole('textbox', { name: 'Your words' });
    await userEvent.type(words, 'Press the feet down ');
    await expect(words).toHaveValue('Press the feet down ');
    await expect(args.onEdit).toHaveBeenLastCalledWith(expect.anything(), 'words:00000006');
    await expect(row(/Bridge, 45 s, × 2, Press the feet down$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: "Pose's own" }));
    await userEvent.click(screen.getByRole('switch', { name: 'Flow on, no rest' }));
    await expect(row(/Bridge, 30 s, × 2/)).toBeInTheDocument();

    await userEvent.click(row(/Surya Namaskar/));
    await expect(screen.queryByRole('radiogroup', { name: 'Length' })).toBeNull();
    await userEvent.click(row(/Meditation/));
    const minutes = screen.getByRole('textbox', { name: 'Minutes' });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '60');
    await userEvent.tab();
    await expect(row(/Meditation, 60 min/)).toBeInTheDocument();
    await userEvent.click(row(/^2 rounds/));
    const rounds = screen.getByRole('textbox', { name: 'Rounds' });
    await userEvent.clear(rounds);
    await userEvent.type(rounds, '20');
    await userEvent.tab();
    await userEvent.click(row(/Easy Pose/));
    await userEvent.click(screen.getByRole('radio', { name: 'Seconds' }));
    const seconds = screen.getByRole('textbox', { name: 'Seconds' });
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '7200');
    await userEvent.tab();
    await expect(screen.getByText(/^A class lasts at most 3 hours/)).toBeVisible();
  },
};

export const Saving: Story = {
  args: { state: editing(slowHips, { status: 'saving' }) },
  play: async () => {
    await expect(screen.getByText('Saving...')).toBeVisible();
  },
};

export const Unsaved: Story = {
  args: { state: editing(slowHips, { status: 'unsaved', lacks: null }) },
  play: async () => {
    await expect(screen.getByText('Not saved yet')).toBeVisible();
  },
};

const onRetryOnline = fn();
export const Offline: Story = {
  args: { state: editing(slowHips, { status: 'offline', onRetry: onRetryOnline }) },
  play: async ({ args }) => {
    await expect(screen.getByText('Not saved yet, no connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetryOnline).toHaveBeenCalledOnce();
    // What is assigned is the saved class.
    const assign = screen.getByRole('button', { name: 'Assign' });
    await expect(assign).toHaveAttribute('aria-disabled', 'true');
    await expect(assign).toHaveAccessibleDescription('Not saved yet, no connection');
    await userEvent.click(assign);
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

export const SavedBefore: Story = {
  args: { state: editing(slowHips, { status: 'saved', at: null }) },
  play: async ({ args }) => {
    await expect(screen.getByText('Saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await expect(args.onAssign).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { state: editing(slowHips, { status: 'refused', reason: 'The class is too long.' }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The class is too long.');
  },
};

const onRetry = fn();
export const SavingFailed: Story = {
  args: { state: editing(slowHips, { status: 'failed', onRetry }) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Conflict: Story = {
  args: { state: editing(slowHips, conflict) },
  tags: ['layout'],
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/^Maya Chen changed this class at/);
    await userEvent.click(screen.getByRole('button', { name: 'Show Theirs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep Mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Mine as a Copy' }));
    await expect(conflict.onShowTheirs).toHaveBeenCalledOnce();
    await expect(conflict.onKeepMine).toHaveBeenCalledOnce();
    await expect(conflict.onSaveCopy).toHaveBeenCalledOnce();
  },
};

export const ConflictOnAnotherDevice: Story = {
  args: { state: editing(slowHips, { ...conflict, by: null }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^This class was changed on another device at/,
    );
  },
};

export const ArchivedMeanwhile: Story = {
  args: { state: editing(slowHips, { ...conflict, why: 'archived' }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/^Maya Chen archived this class at/);
    await expect(screen.queryByRole('button', { name: 'Show Theirs' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Save Mine as a Copy' })).toBeVisible();
  },
};

export const NewerVersionMeanwhile: Story = {
  args: { state: editing(slowHips, { ...conflict, why: 'newerVersion' }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/newer version of the app/);
    await expect(screen.queryByRole('button', { name: 'Keep Mine' })).toBeNull();
  },
};

const restoring = { onRestore: fn(), onDiscard: fn() };
export const Restoring: Story = {
  args: {
    state: { status: 'restoring', savedAt: Date.parse('2026-11-29T18:00:00'), ...restoring },
  },
  tags: ['layout'],
  play: async () => {
    await expect(screen.getByText(/^You have unsaved changes from/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(restoring.onRestore).toHaveBeenCalledOnce();
    await expect(restoring.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Archived: Story = {
  args: { state: { ...readOnly, why: 'archived' } },
  tags: ['layout'],
  play: async ({ args }) => {
    await expect(screen.getByText(/^This class is archived/)).toBeVisible();
    await expect(within(screen.getByRole('region')).getAllByRole('listitem')).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'All classes' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const NewerVersion: Story = {
  args: { state: { ...readOnly, why: 'newerVersion', body: null } },
  play: async () => {
    await expect(screen.getByText(/newer version of the app/)).toBeVisible();
    await expect(screen.queryByRole('region')).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Gone: Story = {
  args: { state: { status: 'gone' } },
  play: async () => {
    await expect(screen.getByText('There is no class at this address.')).toBeVisible();
  },
};

const onLoadAgain = fn();
export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      isOffline: false,
      reason: 'The server is down.',
      onRetry: onLoadAgain,
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The server is down.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onLoadAgain).toHaveBeenCalledOnce();
  },
};

export const FailedOffline: Story = {
  args: { state: { status: 'failed', isOffline: true, reason: '', onRetry: onLoadAgain } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: "You're offline" })).toBeVisible();
  },
};
