import {
  fallbacksOf,
  type ImportPlan,
  type ListedAsana,
  newAsana,
  type RefusedRow,
  translationFields,
  type TranslationPlan,
} from '@niyama/domain';
import {
  adminLibrary,
  inEnglish,
  longWindedPose,
  toAdminAsana,
  warriorTranslations,
  warriorWithVideo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { AsanasScreen } from './AsanasScreen.tsx';
import type { MediaDraft, MediaSaving } from '../parts/mediaState.ts';
import type { AsanasDialog, ImportStep } from './types.ts';

const ready = {
  status: 'ready',
  items: adminLibrary,
  more: 'none',
  isBusy: false,
  stale: null,
} as const;

const library = {
  search: '',
  archived: false,
  untranslated: false,
  onToggleUntranslated: fn(),
  onEdit: fn(),
  onRemove: fn(),
} as const;
const deleted = { search: '', archived: true, onRestore: fn() } as const;

const meta = {
  title: 'Screens/Admin/Asanas',
  component: AsanasScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/asanas')],
  args: {
    table: ready,
    view: library,
    dialog: null,
    onToggleArchived: fn(),
    onSearch: fn(),
    onRetry: fn(),
    onShowMore: fn(),
    onAdd: fn(),
    onImport: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof AsanasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};
/** The open dialog, once it stands still. */
const shown = async (role: 'dialog' | 'alertdialog', name = /./) => {
  const found = await screen.findByRole(role, { name });
  // The state that ends with the movement is React's own: a look at the movement alone comes too early.
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
  return found;
};
const dialogFits: Story['play'] = async () => {
  const dialog = await shown('dialog');
  await expect(overflowsSideways()).toBe(false);
  // What is typed into a line may be longer than the line.
  const cut = clipped(dialog).filter((element) => !(element instanceof HTMLInputElement));
  await expect(cut).toEqual([]);
};

export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const table = page.getByRole('grid', { name: 'Asana Library' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      '#',
      'Name',
      'Sanskrit Name',
      'Difficulty',
      'Points',
      'Duration',
      'Target Areas',
      'Translations',
      'Actions',
    ]);
    const warrior = within(table).getByRole('row', { name: /Warrior II/ });
    await expect(within(warrior).getByText('With a video')).toBeInTheDocument();
    await expect(within(warrior).getByText('+2')).toBeVisible();
    await expect(within(warrior).getByText('Flexibility, courage')).toBeInTheDocument();
    await expect(within(warrior).getByText('2 of 4')).toBeVisible();
    await expect(within(warrior).getByText('Deutsch: outdated')).toBeVisible();
    await expect(within(warrior).getByText('日本語: incomplete')).toBeVisible();
    await userEvent.click(page.getByRole('switch', { name: 'Needs translation' }));
    await expect(library.onToggleUntranslated).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Actions for Warrior II' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(library.onEdit).toHaveBeenCalledWith(warriorWithVideo);
    await userEvent.click(page.getByRole('button', { name: 'Actions for Warrior II' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(library.onRemove).toHaveBeenCalledWith(warriorWithVideo);
    await userEvent.click(page.getByRole('button', { name: 'Add Asana' }));
    await expect(args.onAdd).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Import and export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith('asanas', 'csv');
    await userEvent.click(page.getByRole('button', { name: 'Import and export' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Export translations as JSON' }),
    );
    await expect(args.onExport).toHaveBeenLastCalledWith('translations', 'json');
  },
};

const german: Record<string, string> = {
  'Warrior II': 'Krieger II',
  'Surya Namaskar': 'Surya Namaskar',
};
/** Each is named in the language of the page, with its English name below, or in English. */
export const NamedInGerman: Story = {
  globals: { language: 'de' },
  args: {
    table: {
      ...ready,
      items: adminLibrary.map((asana) => {
        const name = german[asana.name];
        return name ? { ...asana, called: { name, englishName: asana.name } } : asana;
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const named = (name: RegExp) => within(within(canvasElement).getByRole('rowheader', { name }));
    const warrior = named(/^Krieger II/);
    await expect(warrior.getByText('Krieger II')).not.toHaveAttribute('lang');
    await expect(warrior.getByText('Warrior II')).toHaveAttribute('lang', 'en');
    await expect(named(/^Surya/).getByText('Surya Namaskar')).not.toHaveAttribute('lang');
    await expect(named(/^Cobra/).getByText('Cobra')).toHaveAttribute('lang', 'en');
    const actions = { name: 'Aktionen für Krieger II' };
    await expect(within(canvasElement).getByRole('button', actions)).toBeVisible();
  },
};

export const Loading: Story = { args: { table: { status: 'loading' } } };
export const Failed: Story = {
  args: {
    table: { status: 'failed', isOffline: false, reason: 'Something went wrong.' },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      /Error fetching asanas: Something went wrong\./,
    );
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { table: { ...ready, items: [] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('No asanas found. Add your first asana to get started.'),
    ).toBeVisible();
  },
};
/** What was deleted is apart from the library, and each of it can be brought back. */
export const Deleted: Story = {
  tags: ['dark', 'layout'],
  args: { view: deleted },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Deleted asanas can be restored/)).toBeVisible();
    const [menu] = page.getAllByRole('button', { name: /^Actions for / });
    await userEvent.click(menu as HTMLElement);
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Restore']);
    await userEvent.click(items[0] as HTMLElement);
    await expect(deleted.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Show Library' }));
    await expect(args.onToggleArchived).toHaveBeenCalledOnce();
  },
};
export const NothingDeleted: Story = {
  args: { table: { ...ready, items: [] }, view: deleted },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No deleted asanas.')).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { table: { ...ready, items: [] }, view: { ...library, search: 'swan' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No asanas matching your search.')).toBeVisible();
  },
};
export const NothingLeftToTranslate: Story = {
  args: { table: { ...ready, items: [] }, view: { ...library, untranslated: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('No asana needs translation.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Needs translation' })).toBeChecked();
  },
};
export const LargeText: Story = {
  globals: { width: '375', textSize: '200' },
  args: {
    table: {
      ...ready,
      items: [
        {
          ...warriorWithVideo,
          ...toAdminAsana(longWindedPose),
          id: 'long',
          called: { name: 'Lotus'.repeat(24), englishName: 'Lily'.repeat(30) },
        },
        {
          ...warriorWithVideo,
          id: 'html',
          called: inEnglish({ name: '<img src=x onerror=alert(1)>' }),
          key: null,
        },
        {
          ...warriorWithVideo,
          id: 'rtl',
          called: inEnglish({ name: 'وضعية المحارب' }),
          targetArea: [],
        },
      ],
    },
  },
  play: async (context) => {
    await fits(context);
    await expect(within(context.canvasElement).getByText(/onerror=alert/)).toBeVisible();
  },
};

const noMedia: MediaDraft = { address: null, fileName: null, failure: null };
const noTags = {
  bodyPosition: null,
  spineMove: null,
  effort: null,
  regions: null,
  avoidIf: null,
} as const;
type FormDialog = Extract<AsanasDialog, { kind: 'form' }>;
const adding: FormDialog = {
  kind: 'form',
  asana: null,
  revision: 0,
  translations: { status: 'ready', translations: [] },
  saving: { status: 'idle' },
  failure: null,
  media: { image: noMedia, video: noMedia },
  onSave: fn(),
  onLoadNewer: fn(),
  onPickMedia: fn(),
  onRemoveMedia: fn(),
  onClose: fn(),
};
const editing: FormDialog = {
  ...adding,
  asana: warriorWithVideo,
  translations: { status: 'ready', translations: warriorTranslations },
  media: { image: noMedia, video: { ...noMedia, address: 'data:video/mp4;base64,' } },
};

/** Every field of a new pose, its defaults, and the words where something is missing. */
export const Adding: Story = {
  tags: ['dark'],
  args: { dialog: adding },
  play: async () => {
    const dialog = within(await shown('dialog', /^Add Asana$/));
    await expect(dialog.getByRole('textbox', { name: 'Points' })).toHaveValue('5');
    await expect(dialog.getByRole('textbox', { name: 'Duration in seconds' })).toHaveValue('30');
    await expect(dialog.getByRole('button', { name: /Beginner/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Asana' }));
    const [name, description] = [
      dialog.getByLabelText('Name'),
      dialog.getByLabelText('Description'),
    ];
    for (const field of [name, description]) {
      await expect(field).toHaveAccessibleDescription(/Name and description are required/);
    }
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Moon');
    await userEvent.type(description, 'Grow quiet.');
    await userEvent.type(dialog.getByLabelText('Target Areas'), 'Balance{Enter}{Enter}patience');
    await expect(dialog.getByText(/^Students won't see: patience\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Strength' }));
    await userEvent.type(dialog.getByLabelText('Other Names'), 'Luna{Enter}Chandra');
    await userEvent.type(dialog.getByLabelText('Benefits'), 'One{Enter}  {Enter}Two');
    await userEvent.click(dialog.getByRole('switch', { name: 'Two-sided' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Asana' }));
    const written = {
      ...newAsana,
      name: 'Moon',
      aliases: ['Luna', 'Chandra'],
      description: 'Grow quiet.',
      twoSided: true,
      targetArea: ['balance', 'patience', 'strength'],
      benefits: ['One', 'Two'],
    };
    await expect(adding.onSave).toHaveBeenCalledWith(written, []);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove image' }));
    await expect(adding.onRemoveMedia).toHaveBeenCalledWith('image');
  },
};

/** A pose is composed into classes once the admin has said all that has to be known, and who should leave it out. */
export const TaggingForClasses: Story = {
  tags: ['dark'],
  args: { dialog: { ...editing, asana: { ...warriorWithVideo, ...noTags }, onSave: fn() } },
  play: async ({ args }) => {
    const { onSave } = args.dialog as FormDialog;
    const dialog = within(await shown('dialog', /^Edit Asana$/));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining(noTags), []);
    await userEvent.click(dialog.getByRole('button', { name: /Not for classes/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Standing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Legs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Knees' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        bodyPosition: 'standing',
        spineMove: 'neutral',
        effort: 2,
        regions: ['legs'],
        avoidIf: ['knees'],
      }),
      [],
    );
  },
};

const judged: ListedAsana = {
  ...warriorWithVideo,
  avoidIf: ['knees'],
  safetyTips: ['Skip it with sore knees', 'Look ahead with a sore neck'],
  cautions: [
    { act: 'avoid', limits: ['knees'] },
    { act: 'note', limits: [] },
  ],
};

/** What a tip means stays with its words: a tip that is changed waits to be judged again. */
export const JudgingTips: Story = {
  tags: ['dark', 'layout'],
  args: {
    dialog: { ...editing, asana: judged, onSave: fn() },
  },
  play: async ({ args }) => {
    const form = within(await shown('dialog', /^Edit Asana$/));
    const tips = form.getByRole('textbox', { name: 'Safety Tips' });
    await userEvent.type(tips, '!');
    await userEvent.click(
      form.getByRole('button', { name: 'What each safety tip means · 1 tip not checked yet' }),
    );
    const skip = within(form.getByRole('group', { name: 'Skip it with sore knees' }));
    await expect(skip.getByRole('button', { name: 'Knees' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const look = within(form.getByRole('group', { name: 'Look ahead with a sore neck!' }));
    await userEvent.click(look.getByRole('button', { name: /This tip means/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Do it another way' }));
    // Who leaves the pose out has no other way.
    await expect(look.queryByRole('button', { name: 'Knees' })).toBeNull();
    await userEvent.click(look.getByRole('button', { name: 'Neck' }));
    await userEvent.click(form.getByRole('button', { name: 'Update Asana' }));
    await expect((args.dialog as FormDialog).onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        cautions: [
          { act: 'avoid', limits: ['knees'] },
          { act: 'vary', limits: ['neck'] },
        ],
      }),
      [],
    );
  },
};

/** What is asked of nobody is no judgment: the form says so beside the tip before it saves. */
export const JudgingTipsForNobody: Story = {
  tags: ['layout'],
  args: { dialog: { ...editing, asana: judged, onSave: fn() } },
  play: async ({ args }) => {
    const { onSave } = args.dialog as FormDialog;
    const form = within(await shown('dialog', /^Edit Asana$/));
    const title = 'What each safety tip means';
    await userEvent.click(form.getByRole('button', { name: title }));
    const skip = within(form.getByRole('group', { name: 'Skip it with sore knees' }));
    await userEvent.click(skip.getByRole('button', { name: 'Knees' }));
    await userEvent.click(form.getByRole('button', { name: `${title} · 1 tip not checked yet` }));
    await userEvent.click(form.getByRole('button', { name: 'Update Asana' }));
    await expect(onSave).not.toHaveBeenCalled();
    const act = skip.getByRole('button', { name: /This tip means/ });
    await expect(act).toHaveAccessibleDescription(/^Choose at least one limit/);
    await expect(skip.getByText(/^Choose at least one limit/)).toBeVisible();
    await waitFor(() => expect(act).toHaveFocus());
    await userEvent.click(skip.getByRole('button', { name: 'Knees' }));
    await expect(skip.queryByText(/^Choose at least one limit/)).toBeNull();
    await expect(skip.getByRole('button', { name: 'Knees' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Update Asana' }));
    await expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ cautions: judged.cautions }),
      [],
    );
  },
};

const germanTab = 'Deutsch outdated';

/** Opens the tab of a language. */
async function openTab(name: string | RegExp) {
  const dialog = within(await shown('dialog', /^Edit Asana$/));
  await userEvent.click(dialog.getByRole('tab', { name }));
  return dialog;
}

/** Beside each text stands its English; a stale translation counts once it is confirmed. */
export const Translating: Story = {
  tags: ['dark', 'layout'],
  args: { dialog: { ...editing, onSave: fn() } },
  play: async ({ args }) => {
    const dialog = await openTab(germanTab);
    await expect(dialog.getByText(/^The English text has changed since/)).toBeVisible();
    await expect(dialog.getByText(/^A wide, steady stance/, { selector: 'p' })).toBeVisible();
    const tips = dialog.getByRole('textbox', { name: 'Safety Tips' });
    await expect(tips).toHaveAccessibleDescription(/^The English safety tips have changed/);
    // A mended word is no translation of what English says now.
    await userEvent.type(tips, '!');
    await expect(tips).toHaveAccessibleDescription(/^The English safety tips have changed/);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(dialog.getByRole('tab', { name: '日本語 incomplete' }));
    const japanese = dialog.getByRole('textbox', { name: 'Name' });
    await expect(japanese).toHaveValue('');
    await expect(japanese).toHaveAccessibleDescription(/^Not translated yet/);
    await userEvent.type(japanese, '戦士のポーズ2');
    // What was typed into one tab is there when it is opened again.
    await userEvent.click(dialog.getByRole('tab', { name: germanTab }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Krieger II!');
    await userEvent.click(dialog.getByRole('switch', { name: /^This translation matches/ }));
    await expect(dialog.getByRole('tab', { name: 'Deutsch' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    const [, , german] = warriorTranslations;
    const { onSave } = args.dialog as FormDialog;
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Warrior II' }), [
      expect.objectContaining({
        language: 'german',
        name: 'Krieger II!',
        safetyTips: [...(german?.safetyTips?.slice(0, -1) ?? []), `${german?.safetyTips?.at(-1)}!`],
        updatedAt: german?.updatedAt,
        isCurrent: true,
      }),
      expect.objectContaining({
        language: 'japanese',
        name: '戦士のポーズ2',
        description: null,
        updatedAt: null,
        isCurrent: false,
      }),
    ]);
  },
};

/** What is wrong in a tab that is not shown is shown, marked, and has the focus. */
export const WrongInAnotherTab: Story = {
  args: { dialog: { ...editing, onSave: fn() } },
  play: async ({ args }) => {
    const dialog = await openTab('Español');
    const tips = dialog.getByRole('textbox', { name: 'Safety Tips' });
    await userEvent.type(tips, '{Enter}Uno más');
    await userEvent.click(dialog.getByRole('tab', { name: 'English' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await expect(dialog.getByRole('tab', { name: 'Español needs correction' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const wrong = dialog.getByRole('textbox', { name: 'Safety Tips' });
    await waitFor(() => expect(wrong).toHaveFocus());
    await expect(wrong).toHaveAccessibleDescription(/Use as many lines as the English text/);
    await userEvent.type(wrong, '{Backspace>9/}');
    await expect(dialog.getByRole('tab', { name: 'Español' })).toBeVisible();

    await userEvent.click(dialog.getByRole('tab', { name: 'English' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Español outdated' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await expect(dialog.getByRole('tab', { name: 'English needs correction' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect((args.dialog as FormDialog).onSave).not.toHaveBeenCalled();
  },
};

/** By the keyboard alone: arrows change the tab, Tab goes on into it, and closing asks. */
export const TranslatingByKeyboard: Story = {
  args: { dialog: { ...editing, onClose: fn() } },
  play: async ({ args }) => {
    const dialog = within(await shown('dialog', /^Edit Asana$/));
    dialog.getByRole('tab', { name: 'English' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(dialog.getByRole('tab', { name: 'Français incomplete' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard(' bis');
    await userEvent.click(dialog.getByRole('tab', { name: 'English' }));
    await userEvent.keyboard('{Escape}');
    await shown('alertdialog');
    await expect((args.dialog as FormDialog).onClose).not.toHaveBeenCalled();
  },
};

/** English that is typed makes its translations stale before it is saved. */
export const EnglishChanges: Story = {
  args: { dialog: editing },
  play: async () => {
    const dialog = within(await shown('dialog', /^Edit Asana$/));
    await expect(dialog.getByRole('tab', { name: 'Español' })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Safety Tips' }), '{Enter}Breathe.');
    await userEvent.click(dialog.getByRole('tab', { name: 'Español outdated' }));
    await expect(dialog.getByRole('textbox', { name: 'Safety Tips' })).toHaveAccessibleDescription(
      /^The English safety tips have changed/,
    );
  },
};

export const TranslationsLoading: Story = {
  args: { dialog: { ...editing, translations: { status: 'loading' } } },
  play: async () => {
    const dialog = await openTab('Español');
    await expect(
      dialog.getByRole('progressbar', { name: 'Loading the translations...' }),
    ).toBeVisible();
  },
};

const onRetryTranslations = fn();
export const TranslationsFailed: Story = {
  args: {
    dialog: {
      ...editing,
      translations: {
        status: 'failed',
        reason: "You're offline.",
        onRetry: onRetryTranslations,
      },
    },
  },
  play: async () => {
    const dialog = await openTab('Español');
    const alert = within(dialog.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    await expect(onRetryTranslations).toHaveBeenCalledOnce();
  },
};

const savings = {
  idle: {
    tags: ['layout'],
    args: { dialog: editing },
    play: async () => {
      const form = await shown('dialog', /^Edit Asana$/);
      const dialog = within(form);
      // The buttons are in reach although the form is longer than the screen.
      const button = dialog.getByRole('button', { name: 'Update Asana' });
      await expect(form.scrollHeight).toBeGreaterThan(window.innerHeight);
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      // What gets the focus does not lie behind them.
      const last = dialog.getByLabelText('Safety Tips');
      last.focus();
      last.scrollIntoView({ block: 'nearest' });
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        button.getBoundingClientRect().top,
      );
      await expect(dialog.getByLabelText('Target Areas')).toHaveValue(
        'strength\nbalance\nflexibility\ncourage',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Remove video' }));
      await expect(adding.onRemoveMedia).not.toHaveBeenCalled();
      const asked = within(await shown('alertdialog', /^Remove the video/));
      await userEvent.click(asked.getByRole('button', { name: 'Remove video' }));
      await expect(adding.onRemoveMedia).toHaveBeenCalledWith('video');
      // The question gives the focus back a frame after it has gone; until then no dialog hears a key. When
      // the form was opened just half a second before, React Aria gives the focus to the form itself.
      await waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await expect(adding.onClose).toHaveBeenCalled();
    },
  },
  saving: {
    args: { dialog: { ...adding, saving: { status: 'saving' } } },
    play: async () => {
      await screen.findByRole('button', { name: /Uploading\.\.\./ });
      await userEvent.keyboard('{Escape}');
      await expect(adding.onClose).not.toHaveBeenCalled();
    },
  },
  uploading: {
    args: {
      dialog: { ...editing, saving: { status: 'uploading', slot: 'video', percent: 62 } },
    },
    play: async () => {
      const bar = await screen.findByRole('progressbar', { name: 'Uploading the video' });
      await expect(bar).toHaveAttribute('aria-valuenow', '62');
      await expect(screen.getByRole('button', { name: /Updating\.\.\./ })).toBeVisible();
    },
  },
} satisfies Record<MediaSaving['status'], Story>;

export const Editing: Story = savings.idle;
export const Saving: Story = savings.saving;
export const Uploading: Story = savings.uploading;

export const MediaChosen: Story = {
  args: {
    dialog: {
      ...editing,
      media: {
        image: { ...noMedia, fileName: `${'warrior-'.repeat(30)}.png`, address: 'data:image/png,' },
        video: { ...noMedia, failure: 'Video is too large. Maximum size is 50MB.' },
      },
    },
  },
  globals: { width: '375' },
  play: async (context) => {
    await dialogFits(context);
    await expect(screen.getByRole('alert')).toHaveTextContent('Video is too large.');
  },
};

export const SavingFailed: Story = {
  args: {
    dialog: {
      ...editing,
      failure: { message: "Error updating asana: You're offline.", isOutdated: false },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error updating asana');
  },
};

/** Somebody else was faster: what was typed stays until the newer state is asked for. */
export const ChangedMeanwhile: Story = {
  args: {
    dialog: {
      ...editing,
      failure: { message: 'Someone else changed this.', isOutdated: true },
    },
  },
  play: async () => {
    await shown('dialog');
    const alert = within(screen.getByRole('alert'));
    await userEvent.click(alert.getByRole('button'));
    await expect(adding.onLoadNewer).toHaveBeenCalled();
  },
};

type Removal = Extract<AsanasDialog, { kind: 'remove' }>;
const onConfirmRemoval = fn();
const removing = (use: Removal['use'], more: Partial<Removal> = {}): Story['args'] => ({
  dialog: {
    kind: 'remove',
    asana: warriorWithVideo,
    use,
    isBusy: false,
    failure: null,
    onConfirm: onConfirmRemoval,
    onClose: fn(),
    ...more,
  },
});
const inUse = { openAssignments: 3, students: 2, isMandatory: false };

export const Removing: Story = {
  tags: ['layout'],
  args: removing({ status: 'known', use: inUse }),
  play: async () => {
    const dialog = within(await shown('alertdialog'));
    await expect(dialog.getByText('Are you sure you want to delete this asana?')).toBeVisible();
    await expect(dialog.getByText(/^3 open assignments use this asana/)).toBeVisible();
    const ending = dialog.getByRole('switch', { name: 'Also end open assignments' });
    await expect(ending).toBeChecked();
    await expect(ending).toHaveAccessibleDescription(/^3 assignments will be permanently removed/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(onConfirmRemoval).toHaveBeenLastCalledWith(true);
    await userEvent.click(ending);
    await expect(ending).toHaveAccessibleDescription(/^3 assignments stay listed as “Unknown/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(onConfirmRemoval).toHaveBeenLastCalledWith(false);
  },
};
export const RemovingAnUnusedPose: Story = {
  args: removing({ status: 'known', use: { ...inUse, openAssignments: 0 } }),
  play: async () => {
    const dialog = within(await shown('alertdialog'));
    await expect(dialog.queryByRole('switch')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(onConfirmRemoval).toHaveBeenLastCalledWith(false);
  },
};
export const RemovingAMandatoryPose: Story = {
  args: removing({ status: 'known', use: { ...inUse, isMandatory: true } }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'one of the daily mandatory poses',
    );
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};
export const RemovalStillLooking: Story = {
  args: removing({ status: 'loading' }),
  play: async () => {
    const dialog = within(await shown('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};
export const RemovalFailed: Story = {
  args: removing(
    { status: 'failed', reason: "You're offline." },
    { failure: { message: "Error deleting asana: You're offline.", isOutdated: false } },
  ),
  globals: { width: '375' },
};

const row = (name: string, line: number): ImportPlan['added'][number] => ({
  line,
  row: { ...warriorWithVideo, id: `id-${line}`, name, updatedAt: null },
  columns: [],
  obsolete: [],
});
const refused: RefusedRow[] = [
  { line: 3, name: '', reason: 'required' },
  { line: 7, name: '<b>Sun</b>', reason: 'points' },
  { line: 9, name: 'Moon', reason: 'changedMeanwhile' },
];
const plan: ImportPlan = {
  added: Array.from({ length: 240 }, (_, index) => row(`Pose ${index}`, index + 10)),
  changed: [{ ...row('Tree', 2), columns: ['points', 'benefits'] }],
  unchanged: 9_757,
  refused,
  foreignMedia: 2,
  unknownAreas: ['patience', '<b>calm</b>'],
};
const onPick = fn();
const onConfirm = fn();
const onGoOn = fn();
const onCloseImport = fn();
const importing = (step: ImportStep): Story['args'] => ({
  dialog: { kind: 'import', step, onClose: onCloseImport },
});

const onContinue = fn();

const steps = {
  choosing: {
    args: importing({ status: 'choosing', onPick }),
    play: async () => {
      await shown('dialog');
      const input = document.querySelector('input[type=file]');
      const file = new File(['name,description'], 'library.csv', { type: 'text/csv' });
      await userEvent.upload(input as HTMLInputElement, file);
      await expect(onPick).toHaveBeenCalledWith(file);
    },
  },
  reading: { args: importing({ status: 'reading' }) },
  encoding: {
    args: importing({
      status: 'encoding',
      encoding: 'western',
      samples: {
        western: ['Brücke'],
        westernMac: ['Br¸cke'],
        centralEuropean: ['Brücke'],
        japanese: ['Br�cke'],
        unicode: ['Br�cke'],
      },
      onPick,
      onChange: fn(),
      onContinue,
    }),
    play: async () => {
      const dialog = within(await shown('dialog', /^Import asanas$/));
      await expect(dialog.getByText('Brücke', { selector: 'li' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      await expect(onContinue).toHaveBeenCalled();
    },
  },
  refused: {
    args: importing({
      status: 'refused',
      message:
        'The first row must contain the column names, including name and description, each only once.',
      unknownColumns: ['pose', 'text'],
      onPick,
    }),
    play: async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        /must contain the column names/,
      );
      await expect(screen.getByText(/ignored: pose, text$/)).toBeVisible();
    },
  },
  preview: {
    tags: ['dark'],
    args: importing({
      status: 'preview',
      kind: 'asanas',
      plan,
      unknownColumns: [],
      onPick,
      onConfirm,
      onBack: null,
    }),
    play: async () => {
      const dialog = within(await shown('dialog', /^Import asanas$/));
      await expect(dialog.getByText('9,757')).toBeVisible();
      await expect(dialog.getByText('Name and description are required')).toBeInTheDocument();
      await expect(dialog.getByText(/hidden from students: patience, <b>calm<\/b>$/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'New (240)' }));
      await expect(dialog.getByText('and 140 more')).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Import 241 asanas' }));
      await expect(onConfirm).toHaveBeenCalled();
    },
  },
  importing: {
    args: importing({ status: 'importing', done: 500, total: 10_000 }),
    play: async () => {
      const bar = await screen.findByRole('progressbar', { name: 'Importing...' });
      await expect(bar).toHaveAttribute('aria-valuetext', '500 of 10,000');
      await userEvent.keyboard('{Escape}');
      await expect(onCloseImport).not.toHaveBeenCalled();
    },
  },
  stopped: {
    args: importing({
      status: 'stopped',
      done: 500,
      total: 1_200,
      reason: "You're offline.",
      onGoOn,
    }),
    play: async () => {
      await shown('dialog');
      await expect(screen.getByText(/^500 of 1,200 saved/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await expect(onGoOn).toHaveBeenCalled();
    },
  },
  done: {
    args: importing({ status: 'done', kind: 'asanas', imported: 241, refused }),
    play: async () => {
      await expect(await screen.findByText('241 asanas imported')).toBeVisible();
      await expect(screen.getByText('Row 9', { exact: false })).toBeVisible();
    },
  },
} satisfies Record<ImportStep['status'], Story>;

export const ImportChoosing: Story = steps.choosing;
export const ImportReading: Story = steps.reading;
export const ImportAskingForTheEncoding: Story = steps.encoding;
export const ImportRefused: Story = steps.refused;
export const ImportPreview: Story = steps.preview;
export const Importing: Story = steps.importing;
export const ImportStopped: Story = steps.stopped;
export const ImportDone: Story = steps.done;
export const ImportNothingNew: Story = {
  args: importing({
    status: 'preview',
    kind: 'asanas',
    plan: { ...plan, added: [], changed: [], refused: [] },
    unknownColumns: ['color'],
    onPick,
    onConfirm,
    onBack: null,
  }),
  globals: { width: '375', language: 'de' },
  play: dialogFits,
};

const translationOf = (line: number): TranslationPlan['added'][number] => ({
  line,
  name: 'Warrior II (japanese)',
  columns: [],
  change: {
    ...fallbacksOf(translationFields),
    asanaId: warriorWithVideo.id,
    language: 'japanese',
    updatedAt: null,
    basedOn: warriorWithVideo.textHash,
    isCurrent: false,
  },
});
const translationPlan: TranslationPlan = {
  added: [translationOf(2)],
  changed: [{ ...translationOf(3), name: 'Tree (german)', columns: ['name', 'up_to_date'] }],
  unchanged: 270,
  refused: [
    { line: 4, name: '', reason: 'unknownAsana' },
    { line: 5, name: 'Tree', reason: 'language' },
    { line: 6, name: 'Tree (german)', reason: 'translationTwice' },
    { line: 7, name: 'Cobra (french)', reason: 'lineCount' },
    { line: 8, name: 'Cobra (german)', reason: 'englishChanged' },
    { line: 9, name: 'Cobra (spanish)', reason: 'upToDate' },
    { line: 10, name: 'Crow (german)', reason: 'englishUnknown' },
  ],
};
/** The columns of a file show whether it holds poses or translations. */
export const ImportTranslations: Story = {
  tags: ['layout'],
  args: importing({
    status: 'preview',
    kind: 'translations',
    plan: translationPlan,
    unknownColumns: [],
    onPick,
    onConfirm,
    onBack: null,
  }),
  play: async () => {
    const dialog = within(await shown('dialog', /^Import asanas$/));
    await expect(dialog.getByText('No asana has this asana_id.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Changed (1)' }));
    await expect(dialog.getByText('Tree (german): name, up_to_date')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 2 translations' })).toBeVisible();
  },
};
export const ImportedTranslations: Story = {
  args: importing({ status: 'done', kind: 'translations', imported: 1, refused: [] }),
  play: async () => {
    await expect(await screen.findByText('1 translation imported')).toBeVisible();
  },
};
