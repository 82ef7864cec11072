import {
  adminPaths,
  type ClassBody,
  type EditedClass,
  pathPatterns,
  type StoredDraft,
} from '@niyama/domain';
import {
  api,
  bodyOf,
  classPoseToRow,
  cobra,
  editedClassToRow,
  hipsOnMonday,
  instructor,
  mockApi,
  mockApiUrl,
  toClassPose,
  treePose,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { speech } from '@niyama/app/practice/speech.ts';
import { practiceTime } from '@niyama/app/testing/practiceTime.ts';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import ClassRoute from './class.tsx';

const asked = '/rest/v1/rpc/class_for_editor';
const table = '/rest/v1/classes';
const drafts = `niyama.class-draft.v1.${instructor.id}.`;

/** The shelf on the mocked server, by the ids of its classes. */
const shelf = new Map<string, EditedClass>();
let isReachable = true;

type Written = Pick<EditedClass, 'name' | 'description' | 'body'>;
/** Somebody has saved a class. */
function save(id: string, { name, description, body }: Written, changedBy = 'Mira Lind') {
  const revision = (shelf.get(id)?.revision ?? 0) + 1;
  shelf.set(id, {
    ...hipsOnMonday,
    id,
    name,
    description,
    body,
    changedBy,
    changedByMe: false,
    revision,
  });
  return HttpResponse.json([{ revision }]);
}

const server = {
  classForEditor: http.post(api(asked), async ({ request }) => {
    if (!isReachable) return HttpResponse.error();
    const { class_id: id } = (await request.json()) as { class_id: string };
    const found = shelf.get(id);
    const asanas = [treePose, cobra].map(toClassPose).map(classPoseToRow);
    return HttpResponse.json({ class: found ? editedClassToRow(found) : null, asanas });
  }),
  addOwnClass: http.post(api(table), async ({ request }) => {
    if (!isReachable) return HttpResponse.error();
    const row = (await request.json()) as Written & { id: string };
    return shelf.has(row.id) ? HttpResponse.json([]) : save(row.id, row);
  }),
  changeOwnClass: http.patch(api(table), async ({ request }) => {
    if (!isReachable) return HttpResponse.error();
    const { searchParams } = new URL(request.url);
    const id = searchParams.get('id')?.replace('eq.', '') ?? '';
    const isAsRead = searchParams.get('revision') === `eq.${shelf.get(id)?.revision}`;
    return isAsRead ? save(id, (await request.json()) as Written) : HttpResponse.json([]);
  }),
};

const meta = {
  title: 'Flows/Admin/Class',
  component: ClassRoute,
  parameters: { layout: 'fullscreen', ...mockApi(server), width: '1280' },
  decorators: [
    withAdminApp({ path: adminPaths.class(hipsOnMonday.id), pattern: pathPatterns.class }),
  ],
  beforeEach: () => {
    isReachable = true;
    shelf.clear();
    shelf.set(hipsOnMonday.id, hipsOnMonday);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(drafts)) localStorage.removeItem(key);
    }
  },
} satisfies Meta<typeof ClassRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Name of the class' });
async function rename(canvasElement: HTMLElement, name: string) {
  const field = await nameField(canvasElement);
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.tab();
}
const hips = () => shelf.get(hipsOnMonday.id);
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const storedIds = () =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(drafts) ? key.slice(drafts.length) : [],
  );

/** What is typed is on the device until the server has it. */
export const OpensEditsAndSaves: Story = {
  play: async ({ canvasElement }) => {
    await expect(await nameField(canvasElement)).toHaveValue('Hips on Monday');
    await rename(canvasElement, 'Hips');
    await expect(await within(canvasElement).findByText(/^Saved at/)).toBeVisible();
    await waitFor(() => expect(hips()).toMatchObject({ name: 'Hips', revision: 5 }));
    await waitFor(() => expect(storedIds()).toEqual([]));
    await expect(document.title).toBe('Hips · Niyama');
  },
};

/** What the adviser says follows the edits. */
export const IsAdvised: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ending = 'The class does not end in rest';
    const last = await page.findByRole('row', { name: new RegExp(`^2. Cobra.*${ending}`) });
    last.focus();
    await userEvent.keyboard('{Delete}');
    await page.findByRole('row', { name: new RegExp(`^1. Tree.*${ending}`) });
    await expect(page.getByText('Level: Beginner')).toBeVisible();
  },
};

export const LoadingFails: Story = {
  parameters: mockApi({ classForEditor: unreachable('post', asked) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: "You're offline" }),
    ).toBeVisible();
  },
};

export const IsGone: Story = {
  beforeEach: () => shelf.clear(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: "We couldn't find this class" }),
    ).toBeVisible();
  },
};

export const IsArchived: Story = {
  beforeEach: () => void shelf.set(hipsOnMonday.id, { ...hipsOnMonday, isArchived: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/This class is archived/)).toBeVisible();
    await expect(page.queryByRole('textbox')).toBeNull();
  },
};

/** Nothing is on the shelf before the class has a name. Its address is there from the start. */
export const WritesANewClass: Story = {
  parameters: {
    adminApp: { path: adminPaths.classes(), pattern: `${adminPaths.classes()}/:id?` },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    shelf.clear();
    await nameField(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Description' }), 'Slowly.');
    await userEvent.tab();
    await expect(await page.findByText('Give the class a name to save it')).toBeVisible();
    await expect([shelf.size, storedIds().length]).toEqual([0, 1]);
    const [id = ''] = storedIds();
    await rename(canvasElement, 'Knees');
    await waitFor(() =>
      expect(shelf.get(id)).toMatchObject({ name: 'Knees', description: 'Slowly.', revision: 1 }),
    );
    await rename(canvasElement, 'Ankles');
    await waitFor(() => expect(shelf.get(id)).toMatchObject({ name: 'Ankles', revision: 2 }));
  },
};

export const OfflineThenBack: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await nameField(canvasElement);
    isReachable = false;
    await rename(canvasElement, 'Hips');
    await expect(await page.findByText('Not saved yet, no connection')).toBeVisible();
    await expect(storedIds()).toEqual([hipsOnMonday.id]);
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(hips()).toMatchObject({ name: 'Hips' }));
  },
};

/** Somebody else saves the class, and then what was typed here is to be saved. */
async function collide(canvasElement: HTMLElement) {
  await nameField(canvasElement);
  save(hipsOnMonday.id, { ...hipsOnMonday, name: 'Theirs' }, 'Noor');
  await rename(canvasElement, 'Mine');
  await within(canvasElement).findByText(/^Noor changed this class at/);
  await expect(hips()).toMatchObject({ name: 'Theirs' });
}

export const ShowsTheirs: Story = {
  play: async ({ canvasElement }) => {
    await collide(canvasElement);
    await press(canvasElement, 'Show Theirs');
    await waitFor(async () => expect(await nameField(canvasElement)).toHaveValue('Theirs'));
    await expect(storedIds()).toEqual([hipsOnMonday.id]);
    await press(canvasElement, 'Undo');
    await expect(await nameField(canvasElement)).toHaveValue('Mine');
  },
};

export const KeepsMine: Story = {
  play: async ({ canvasElement }) => {
    await collide(canvasElement);
    await press(canvasElement, 'Keep Mine');
    await waitFor(() => expect(hips()).toMatchObject({ name: 'Mine', revision: 6 }));
  },
};

/** The copy opens at its own address. */
export const SavesMineAsACopy: Story = {
  play: async ({ canvasElement }) => {
    await collide(canvasElement);
    await press(canvasElement, 'Save Mine as a Copy');
    await waitFor(() =>
      expect([...shelf.values()]).toMatchObject([{ name: 'Theirs' }, { name: 'Mine copy' }]),
    );
    // The editor stays as it is.
    const undo = within(canvasElement).getByRole('button', { name: 'Undo' });
    await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
    await expect(document.title).toBe('Mine copy · Niyama');
    await rename(canvasElement, 'Knees');
    await waitFor(() =>
      expect([...shelf.values()]).toMatchObject([{ name: 'Theirs' }, { name: 'Knees' }]),
    );
  },
};

const stored: StoredDraft = {
  baseRevision: hipsOnMonday.revision,
  draft: { name: 'Left behind', description: null, body: hipsOnMonday.body },
  storedAt: Date.parse('2026-11-20T09:00:00Z'),
};
const leftBehind = () => localStorage.setItem(drafts + hipsOnMonday.id, JSON.stringify(stored));

export const RestoresADraft: Story = {
  beforeEach: leftBehind,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Restore');
    await expect(await nameField(canvasElement)).toHaveValue('Left behind');
    await waitFor(() => expect(hips()).toMatchObject({ name: 'Left behind' }), { timeout: 4000 });
  },
};

export const DiscardsADraft: Story = {
  beforeEach: leftBehind,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Discard');
    await expect(await nameField(canvasElement)).toHaveValue('Hips on Monday');
    await expect(storedIds()).toEqual([]);
  },
};

/** The draft of a class that was archived meanwhile can still be saved as a copy. */
export const CopiesADraftOfAnArchivedClass: Story = {
  beforeEach: () => {
    leftBehind();
    shelf.set(hipsOnMonday.id, { ...hipsOnMonday, isArchived: true });
  },
  play: async ({ canvasElement }) => {
    await expect(await nameField(canvasElement)).toHaveValue('Left behind');
    await press(canvasElement, 'Save Mine as a Copy');
    await waitFor(() =>
      expect([...shelf.values()]).toMatchObject([
        { isArchived: true },
        { name: 'Left behind copy' },
      ]),
    );
  },
};

/** The first save of a new class arrived without an answer: 'New Class' opens another one. */
export const OpensAnotherNewClass: Story = {
  parameters: {
    adminApp: { path: adminPaths.classes(), pattern: `${adminPaths.classes()}/:id?` },
  },
  beforeEach: () => {
    const draft = { ...stored, baseRevision: null };
    localStorage.setItem(drafts + hipsOnMonday.id, JSON.stringify(draft));
    save(hipsOnMonday.id, draft.draft);
  },
  play: async ({ canvasElement }) => {
    await expect(await nameField(canvasElement)).toHaveValue('');
    await expect(storedIds()).toEqual([]);
  },
};

/** What the voice of a preview was given to say; `-` marks where it was stopped. */
let heard: string[] = [];
/** How often the backend was called since the list was cleared. */
const calls = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(mockApiUrl)).length;
const preview = () => screen.findByRole('dialog', { name: 'Preview' });
const poseOf = (name: string) => screen.findByRole('heading', { level: 1, name });
async function openPreview(canvasElement: HTMLElement, row: RegExp) {
  await userEvent.click(await within(canvasElement).findByRole('row', { name: row }));
  await press(canvasElement, 'Preview');
  await preview();
}
const closed = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = within(canvasElement).getByRole('button', { name: 'Preview' });
  await waitFor(() => expect(button).toHaveFocus());
};
const listen = () => {
  heard = [];
  spyOn(speech, 'canSpeak').mockReturnValue(true);
  spyOn(speech, 'say').mockImplementation((texts) => {
    heard.push(texts.map(({ text }) => text).join(' '));
  });
  spyOn(speech, 'stop').mockImplementation(() => void heard.push('-'));
};

/** As it is in the editor, whether the server has it or not. */
export const PreviewsFromTheFirstItem: Story = {
  parameters: mockApi({
    ...server,
    asanas: http.get(api('/rest/v1/asanas'), () => {
      const texts = { entering: 'Lift one foot.', holding: null, leaving: null };
      return HttpResponse.json([{ id: treePose.id, texts }]);
    }),
  }),
  beforeEach: () => {
    listen();
    practiceTime.stop();
    return practiceTime.run;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('row', { name: /2\. Cobra/ }));
    await userEvent.keyboard('{Control>}d{/Control}');
    await openPreview(canvasElement, /1\. Tree/);
    performance.clearResourceTimings();
    await expect(await poseOf('Tree')).toBeVisible();
    await expect(await screen.findByText('Pose 1 of 3')).toBeVisible();
    await waitFor(() => expect(heard).toEqual(['Tree. Lift one foot.']));
    await userEvent.keyboard(' ');
    await press(await preview(), 'Pause');
    await press(await preview(), 'Resume');
    await press(await preview(), 'Next');
    await expect(await poseOf('Cobra')).toBeVisible();
    await waitFor(() => expect(heard.at(-1)).toBe('Cobra. Get ready'));
    await userEvent.keyboard('{Escape}');
    await closed(canvasElement);
    await expect(heard.at(-1)).toBe('-');
    await expect(calls()).toBe(0);
    practiceTime.run();
    await waitFor(() => expect(hips()).toMatchObject({ revision: 5 }));
    await waitFor(() => expect(calls()).toBe(1));
  },
};

const roundsAndRest: ClassBody = {
  v: 1,
  language: 'en',
  items: [
    {
      kind: 'rounds',
      id: 'rounds00',
      times: 2,
      swap: true,
      items: [
        { id: 'oneside0', kind: 'pose', asanaId: treePose.id, side: 'right', sets: 1 },
        { id: 'linked00', kind: 'pose', asanaId: cobra.id, side: 'both', sets: 1, link: true },
      ],
    },
    { id: 'thepause', kind: 'pause', seconds: 60 },
    { id: 'thequiet', kind: 'meditation', minutes: 5, bells: 0 },
  ],
};

/** 'Next' leads through everything, whether the time runs or stands, and has the focus until the last step. */
export const PreviewsRoundsAndRest: Story = {
  beforeEach: () => {
    shelf.set(hipsOnMonday.id, { ...hipsOnMonday, body: roundsAndRest });
    listen();
    practiceTime.stop();
    return practiceTime.run;
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Preview');
    const dialog = within(await preview());
    const announced = (name: string) =>
      waitFor(() => expect(dialog.getAllByRole('status').at(-1)).toHaveTextContent(name));
    const next = () => dialog.getByRole('button', { name: 'Next' });
    await expect(await poseOf('Tree')).toBeVisible();
    await announced('Tree');
    await press(await preview(), 'Start now');
    await userEvent.click(next());
    await expect(await poseOf('Cobra')).toBeVisible();
    await press(await preview(), 'Pause');
    await userEvent.click(next());
    for (const name of ['Tree', 'Cobra', 'Pause']) {
      await expect(await poseOf(name)).toBeVisible();
      await announced(name);
      await waitFor(() => expect(next()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    }
    await expect(await poseOf('Meditation')).toBeVisible();
    await announced('Meditation');
    await expect(dialog.getByText('Item 6 of 6')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Start now' })).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

let asks = 0;
let answerWords = () => {};

/** The class is edited, and its preview pressed again, while the preview loads. */
export const PreviewsWhatIsThereWhenItOpens: Story = {
  parameters: mockApi({
    asanas: http.get(api('/rest/v1/asanas'), async () => {
      asks += 1;
      await new Promise<void>((resolve) => {
        answerWords = resolve;
      });
      return HttpResponse.json([]);
    }),
  }),
  beforeEach: () => {
    asks = 0;
    listen();
    practiceTime.stop();
    return practiceTime.run;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('row', { name: /2\. Cobra/ }));
    await press(canvasElement, 'Preview');
    await waitFor(() => expect(asks).toBe(1));
    await press(canvasElement, 'Preview');
    within(canvasElement)
      .getByRole('row', { name: /2\. Cobra/ })
      .focus();
    await userEvent.keyboard('{Delete}');
    answerWords();
    await expect(await poseOf('Tree')).toBeVisible();
    await expect(await screen.findByText('Pose 1 of 1')).toBeVisible();
    await expect(asks).toBe(1);
  },
};

/** Where no voice speaks, its words are read; where they cannot be loaded, the name alone. */
export const PreviewsFromTheSecondItem: Story = {
  parameters: mockApi({ asanas: unreachable('get', '/rest/v1/asanas') }),
  beforeEach: () => {
    spyOn(speech, 'canSpeak').mockReturnValue(false);
    practiceTime.stop();
    return practiceTime.run;
  },
  play: async ({ canvasElement }) => {
    await openPreview(canvasElement, /2\. Cobra/);
    await expect(await poseOf('Cobra')).toBeVisible();
    await expect(await screen.findByText('Pose 2 of 2')).toBeVisible();
    await expect(await screen.findByText('Cobra.')).toBeVisible();
    await press(await preview(), 'Start now');
    await press(await preview(), 'Reset');
    await expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible();
  },
};

/** The last pose takes a second. */
export const PreviewComesToItsEnd: Story = {
  parameters: mockApi({
    classForEditor: http.post(api(asked), () => {
      const quick = { ...cobra, durationSeconds: 1 };
      const body = bodyOf({ asanaId: treePose.id }, { asanaId: cobra.id });
      return HttpResponse.json({
        class: editedClassToRow({ ...hipsOnMonday, body }),
        asanas: [treePose, quick].map(toClassPose).map(classPoseToRow),
      });
    }),
  }),
  beforeEach: () => {
    listen();
    practiceTime.stop();
    return practiceTime.run;
  },
  play: async ({ canvasElement }) => {
    await openPreview(canvasElement, /2\. Cobra/);
    performance.clearResourceTimings();
    await press(await preview(), 'Start now');
    practiceTime.run();
    await expect(await poseOf('End of the class')).toBeVisible();
    await waitFor(async () => expect(await preview()).toHaveFocus());
    await press(await preview(), 'Close');
    await closed(canvasElement);
    await expect(calls()).toBe(0);
  },
};

/** The form opens with the class as it was saved. */
export const Assigns: Story = {
  play: async ({ canvasElement }) => {
    await rename(canvasElement, 'Hips');
    await expect(await within(canvasElement).findByText(/^Saved at/)).toBeVisible();
    await press(canvasElement, 'Assign');
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      adminPaths.assignments(),
    );
  },
};
