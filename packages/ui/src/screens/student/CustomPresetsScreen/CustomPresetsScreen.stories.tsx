import type { Asana, OwnClass } from '@niyama/domain';
import {
  bodyOf,
  cobra,
  library,
  longWindedPose,
  morningPreset,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import { CustomPresetsScreen } from './CustomPresetsScreen.tsx';
import type { CustomPresetsState, PresetFormState } from './types.ts';

const itemsOf = (asanas: readonly Asana[]) => asanas.map(({ id: asanaId }) => ({ asanaId }));
const poses = new Map(library.map((asana) => [asana.id, asana]));
const eveningPreset: OwnClass = {
  ...morningPreset,
  id: 'c0570000-0000-4000-8000-000000000002',
  name: 'Evening',
  description: null,
  createdAt: '2026-11-01T18:00:00+00:00',
  body: bodyOf(...itemsOf(library.slice(2))),
};
const presets = [morningPreset, eveningPreset];

/** One state for each status: a status without its state does not compile. */
const states = {
  loading: { status: 'loading' },
  ready: {
    status: 'ready',
    presets,
    poses,
    limits: [],
    leadIn: { ready: 3, spokenSeconds: 0 },
    stale: null,
  },
  failed: {
    status: 'failed',
    isOffline: false,
    reason: 'Something went wrong. Please try again later.',
  },
} as const satisfies {
  [Status in CustomPresetsState['status']]: { status: Status } & CustomPresetsState;
};

const emptyForm: PresetFormState = {
  isNew: true,
  draft: { id: 'new', name: '', description: '', body: bodyOf(), poses },
  save: { status: 'idle' },
};
const { id, name, body } = morningPreset;
const filledForm: PresetFormState = {
  ...emptyForm,
  draft: { ...emptyForm.draft, name: 'Noon', description: 'Ten minutes.', body },
};

const meta = {
  title: 'Screens/Student/CustomPresets',
  component: CustomPresetsScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/custom-presets')],
  args: {
    state: states.ready,
    form: null,
    asksToLeave: false,
    onBack: fn(),
    onRetry: fn(),
    onCreate: fn(),
    onStart: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onType: fn(),
    onAddAsanas: fn(),
    onSave: fn(),
    onCancel: fn(),
    onLeave: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof CustomPresetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectItFits(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
}
const fits: Story['play'] = ({ canvasElement }) => expectItFits(canvasElement);
const cardOf = (canvasElement: HTMLElement, of: string) =>
  within(within(canvasElement).getByRole('article', { name: of }));

/** What does not go with what the student stated on this device is named; it is theirs to leave out. */
export const NotWithALimit: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.ready, limits: ['wrists'] } },
  play: async ({ args, canvasElement }) => {
    const morning = cardOf(canvasElement, 'Morning');
    await expect(
      morning.getByText('Not suitable for what you need to be careful with: Cobra'),
    ).toBeVisible();
    await userEvent.click(morning.getByRole('button', { name: 'Start Practice: Morning' }));
    await expect(args.onStart).toHaveBeenCalledWith(morningPreset);
    await expectItFits(canvasElement);
  },
};

export const Ready: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Custom Presets' })).toBeVisible();
    const morning = cardOf(canvasElement, 'Morning');
    await expect(morning.getByText('To wake up slowly.')).toBeVisible();
    await expect(morning.getByText('Created November 2, 2026')).toBeVisible();
    const asanas = within(morning.getByRole('list', { name: 'Asanas in Morning' }));
    await expect(asanas.getAllByRole('listitem')).toHaveLength(2);
    await expect(asanas.getByText('Vrikshasana')).toBeVisible();
    await userEvent.click(morning.getByRole('button', { name: 'Start Practice: Morning' }));
    await expect(args.onStart).toHaveBeenCalledWith(morningPreset);
    await userEvent.click(morning.getByRole('button', { name: 'Edit Morning' }));
    await expect(args.onEdit).toHaveBeenCalledWith(morningPreset);
    await userEvent.click(morning.getByRole('button', { name: 'Delete Morning' }));
    await expect(args.onDelete).toHaveBeenCalledWith(morningPreset);
    await userEvent.click(page.getByRole('button', { name: 'Create Preset' }));
    await expect(args.onCreate).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
    await expectItFits(canvasElement);
  },
};

/** Poses that were archived: they are shown, and the practice goes without them. */
export const UnknownAsanas: Story = {
  args: {
    state: {
      ...states.ready,
      presets: [morningPreset, { ...eveningPreset, body: bodyOf({ asanaId: cobra.id }) }],
      poses: new Map([[treePose.id, treePose]]),
    },
  },
  play: async ({ canvasElement }) => {
    const morning = cardOf(canvasElement, 'Morning');
    await expect(morning.getByText('Unknown Asana')).toBeVisible();
    await expect(morning.getByText(/is no longer in the library/)).toHaveTextContent(
      '1 asana is no longer in the library and will be skipped.',
    );
    await expect(morning.getByRole('button', { name: /^Start Practice/ })).toBeEnabled();
    const evening = cardOf(canvasElement, 'Evening');
    await expect(evening.getByRole('button', { name: /^Start Practice/ })).toBeDisabled();
  },
};

/** What this version of the app cannot read can only be deleted; what its form cannot show is not edited. */
export const NewerThanTheApp: Story = {
  tags: ['layout'],
  args: {
    state: {
      ...states.ready,
      presets: [
        { ...morningPreset, body: null },
        { ...eveningPreset, body: bodyOf({ asanaId: treePose.id, side: 'left' }) },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const morning = cardOf(canvasElement, 'Morning');
    await expect(
      morning.getByText('This class was made with a newer version of the app.'),
    ).toBeVisible();
    const buttons = morning.getAllByRole('button');
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Delete Morning',
    ]);
    await userEvent.click(morning.getByRole('button', { name: 'Delete Morning' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ ...morningPreset, body: null });
    const evening = cardOf(canvasElement, 'Evening');
    await expect(evening.queryByRole('button', { name: 'Edit Evening' })).toBeNull();
    await expect(evening.getByRole('button', { name: /^Start Practice/ })).toBeEnabled();
    await expectItFits(canvasElement);
  },
};

export const Empty: Story = {
  tags: ['dark', 'layout'],
  args: { state: { ...states.ready, presets: [] } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'No Custom Presets' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Create Your First Preset' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

/** What is typed is the caller's; here the caller keeps it. */
const Typing: Story['render'] = (args) => {
  const [form, setForm] = useState(args.form);
  return (
    <CustomPresetsScreen
      {...args}
      form={form}
      onType={(draft) => {
        args.onType(draft);
        setForm((known) => known && { ...known, draft });
      }}
    />
  );
};

const formOf = (canvasElement: HTMLElement, of = 'New preset') =>
  within(within(canvasElement).getByRole('region', { name: of }));

/** A name and one pose are needed, and the form says so. */
export const AsksForNameAndAsanas: Story = {
  tags: ['dark'],
  args: { form: emptyForm },
  render: Typing,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Create Preset' })).toBeDisabled();
    const form = formOf(canvasElement);
    const nameField = form.getByRole('textbox', { name: 'Preset Name' });
    await expect(nameField).toHaveFocus();
    await expect(form.getByText('0 asanas selected')).toBeVisible();
    await userEvent.type(nameField, '   {Enter}');
    await expect(form.getByText('Please enter a name for your preset')).toBeVisible();
    await expect(form.getByText('Please select at least one asana')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add Asanas' }));
    await expect(args.onAddAsanas).toHaveBeenCalled();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectItFits(canvasElement);
  },
};

/** A new preset with its poses as chips: taken out, put in another order, saved. */
export const FillsTheForm: Story = {
  tags: ['dark', 'layout'],
  args: {
    form: {
      ...filledForm,
      draft: {
        ...filledForm.draft,
        body: bodyOf(...itemsOf([treePose, cobra, warriorTwo])),
      },
    },
  },
  render: Typing,
  play: async ({ args, canvasElement }) => {
    const form = formOf(canvasElement);
    const list = within(form.getByRole('grid', { name: 'Selected asanas' }));
    await expect(form.getByText('3 asanas selected')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Remove Tree' }));
    await expect(form.getByText('2 asanas selected')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Actions for Cobra' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() =>
      expect(list.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([
        'Warrior II',
        'Cobra',
      ]),
    );
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), ' Calm.');
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Noon',
      description: 'Ten minutes. Calm.',
      poses: '2',
    });
    await expectItFits(canvasElement);
  },
};

/** A pose that is there twice is moved and taken out like two poses. */
export const RepeatsAPose: Story = {
  args: { form: filledForm },
  render: Typing,
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    const list = within(form.getByRole('grid', { name: 'Selected asanas' }));
    const expectPoses = (names: string[]) =>
      waitFor(() =>
        expect(list.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual(
          names,
        ),
      );
    await userEvent.click(list.getByRole('button', { name: 'Actions for Tree' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expectPoses(['Tree', 'Tree', 'Cobra']);
    await expect(form.getByText('3 asanas selected')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Actions for Cobra' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await expectPoses(['Tree', 'Cobra', 'Tree']);
    await userEvent.click(list.getByRole('button', { name: 'Remove Tree (3)' }));
    await expectPoses(['Tree', 'Cobra']);
  },
};

/** A preset is changed in its place; Escape wants to close the form, not while a menu is open. */
export const Edits: Story = {
  args: { form: { ...filledForm, isNew: false, draft: { ...filledForm.draft, id, name } } },
  play: async ({ args, canvasElement }) => {
    const form = formOf(canvasElement, 'Edit preset');
    await expect(form.getByRole('textbox', { name: 'Preset Name' })).toHaveValue('Morning');
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(1);
    const evening = cardOf(canvasElement, 'Evening');
    await expect(evening.getByRole('button', { name: 'Edit Evening' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Actions for Tree' }));
    await screen.findByRole('menu');
    await settled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onCancel).not.toHaveBeenCalled();
    form.getByRole('textbox', { name: 'Description' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { form: { ...filledForm, save: { status: 'busy' } } },
  play: async ({ args, canvasElement }) => {
    const form = formOf(canvasElement);
    await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Preset Name' }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** 200 characters are too many: nothing is cut off, and the field says so. */
export const NameTooLong: Story = {
  args: {
    form: { ...filledForm, draft: { ...filledForm.draft, name: 'sunrise '.repeat(25) + 'x' } },
  },
  play: async ({ args, canvasElement }) => {
    const form = formOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(form.getByText('Name can be up to 100 characters')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavingFailed: Story = {
  args: {
    form: {
      ...filledForm,
      save: { status: 'failed', message: 'Failed to save your custom preset' },
    },
  },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await expect(form.getByRole('alert')).toHaveTextContent('Failed to save your custom preset');
    await expect(form.getByRole('textbox', { name: 'Preset Name' })).toHaveValue('Noon');
  },
};

export const AsksBeforeLeaving: Story = {
  args: { form: filledForm, asksToLeave: true },
  play: async ({ args }) => {
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Discard your changes?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onStay).toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByTestId('skeleton').children).toHaveLength(2);
    await expect(page.queryByRole('button', { name: 'Create Preset' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByText('Failed to load your custom presets')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const OfflineWithWhatWasKept: Story = {
  args: { state: { ...states.ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Connection Error');
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(2);
  },
};

const hundredTrees = Array.from({ length: 100 }, () => treePose);
const manyPresets = Array.from({ length: 200 }, (_, index) => ({
  ...morningPreset,
  id: `preset-${index}`,
  name: `Morning ${index + 1}`,
  ...(index === 0 && { body: bodyOf(...itemsOf(hundredTrees)) }),
}));

/** Twelve presets and twelve poses of each are drawn at a time; all of them count. */
export const TwoHundredPresets: Story = {
  args: { state: { ...states.ready, presets: manyPresets } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('article')).toHaveLength(12);
    const first = cardOf(canvasElement, 'Morning 1');
    await expect(first.getByText(/100 poses/)).toHaveTextContent('100 poses · 165 min');
    await userEvent.click(first.getByRole('button', { name: 'Show more' }));
    await expect(first.getAllByRole('listitem')).toHaveLength(24);
  },
};

export const Wide: Story = { tags: ['dark'], globals: { width: '1280' }, play: fits };

const longNamed: Asana = { ...cobra, name: 'c'.repeat(400), sanskritName: null };

/** Names as long as they may be, names that are only markup, and words from right to left. */
export const AwkwardNames: Story = {
  args: {
    state: {
      ...states.ready,
      presets: [
        {
          ...morningPreset,
          name: 'a'.repeat(100),
          description: 'b'.repeat(1000),
          body: bodyOf(...itemsOf([longWindedPose, longNamed])),
        },
        { ...eveningPreset, name: '<img src=x onerror=alert(1)>', description: 'صباح هادئ' },
      ],
      poses: new Map([...library, longWindedPose, longNamed].map((asana) => [asana.id, asana])),
    },
  },
  play: async ({ canvasElement }) => {
    await expectItFits(canvasElement);
    await expect(within(canvasElement).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};
