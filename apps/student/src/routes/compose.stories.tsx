import { createComposerStore } from '@niyama/device';
import { type ClassBody, readStoredComposing } from '@niyama/domain';
import { api, classLibrary, libraryAsanaToRow, mockApi, serverError, student } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import ComposeRoute from './compose.tsx';

const store = () => createComposerStore(student.id, { storage: () => localStorage });
const stored = () => readStoredComposing(store().read());

/** Everything that was asked of the server while a story lasts. */
let sent: string[] = [];
/** What a late answer waits for. */
let isClosed: Promise<void>;
let saved: { name: string; body: ClassBody } | null = null;

const asanasPath = '/rest/v1/asanas';
const classesPath = '/rest/v1/classes';
const answering = {
  asanas: http.get(api(asanasPath), ({ request }) => {
    sent.push(request.url);
    return HttpResponse.json(classLibrary.map(libraryAsanaToRow));
  }),
  addOwnClass: http.post(api(classesPath), async ({ request }) => {
    const text = await request.text();
    sent.push(text);
    saved = JSON.parse(text) as typeof saved;
    return HttpResponse.json([{ revision: 1 }], { status: 201 });
  }),
};

const meta = {
  title: 'Flows/Student/Compose',
  component: ComposeRoute,
  parameters: { layout: 'fullscreen', ...mockApi(answering), width: '375' },
  decorators: [withStudentApp({ path: '/compose' })],
  beforeEach: () => {
    sent = [];
    saved = null;
    store().clear();
    // The same class every time: not every one has a pose that may stand in the place of its third.
    const random = spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    return () => {
      random.mockRestore();
      store().clear();
    };
  },
} satisfies Meta<typeof ComposeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = { canvasElement: HTMLElement };

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const make = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'Make my practice');
  const list = within(await within(canvasElement).findByRole('grid', { name: 'Poses' }));
  // A collection draws its rows after itself.
  await list.findAllByRole('row');
  return list;
};
const namesIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('grid', { name: 'Poses' }))
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent);
const act = async (canvasElement: HTMLElement, name: string, action: string) => {
  await press(canvasElement, `Actions for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** From a wish to a class that begins with arriving, leads to a peak and ends with rest. */
export const Composes: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }: Canvas) => {
    await waitFor(() => expect(document.title).toContain('Make Me a Practice'));
    const list = await make(canvasElement);
    for (const part of ['Arrive', 'Warm up', 'Peak', 'Rest']) {
      await expect(list.getByText(part, { selector: 'p' })).toBeVisible();
    }
    await expect(list.getByRole('row', { name: 'Corpse Pose' })).toBeVisible();
    await expect(
      within(canvasElement).getByRole('region', { name: 'Your practice' }),
    ).toHaveFocus();
    const items = stored().made?.items ?? [];
    await expect(items.at(-1)).toMatchObject({ part: 'rest' });
    // Opened again, by itself or in another tab, it stands there.
    await expect(items.length).toBe(list.getAllByRole('row').length);
  },
};

/** A locked pose stays in its place when everything else is shuffled. */
export const Shuffles: Story = {
  play: async ({ canvasElement }: Canvas) => {
    await make(canvasElement);
    const before = stored();
    const second = before.made?.items[1]?.asanaId ?? '';
    const name = classLibrary.find(({ id }) => id === second)?.name ?? '';
    await press(canvasElement, `Keep ${name}`);
    await press(canvasElement, 'Shuffle');
    await waitFor(() => expect(stored().made?.seed).toBe((before.made?.seed ?? 0) + 1));
    await expect(stored().made?.items.map(({ asanaId }) => asanaId)).toContain(second);
    await expect(stored().made?.items).not.toEqual(before.made?.items);
    await expect(
      within(canvasElement).getByRole('button', { name: `Keep ${name}`, pressed: true }),
    ).toBeVisible();
  },
};

/** What is removed comes back where it was, and what is never wanted is replaced and stays out. */
export const RemovesAndNever: Story = {
  play: async ({ canvasElement }: Canvas) => {
    await make(canvasElement);
    const before = stored();
    const idOf = (name: string | undefined) =>
      classLibrary.find((asana) => asana.name === name)?.id;
    const [, second = ''] = namesIn(canvasElement);
    await act(canvasElement, second, 'Remove');
    await waitFor(() =>
      expect(stored().made?.items).toHaveLength((before.made?.items.length ?? 0) - 1),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()).toEqual(before));

    await act(canvasElement, second, 'Never suggest this');
    await waitFor(() => expect(stored().disliked).toEqual([idOf(second)]));
    await expect(namesIn(canvasElement)).not.toContain(second);
    await press(canvasElement, 'Change');
    await press(canvasElement, second);
    await expect(stored().disliked).toEqual([]);
  },
};

/** Three poses may stand in the place of another. */
export const Swaps: Story = {
  play: async ({ canvasElement }: Canvas) => {
    await make(canvasElement);
    const before = namesIn(canvasElement);
    const name = before[2] ?? '';
    await act(canvasElement, name, 'Swap');
    const dialog = within(await screen.findByRole('dialog', { name: `Swap ${name}` }));
    const others = dialog.getAllByRole('listitem').map((item) => within(item).getByRole('button'));
    await expect(others.length).toBeLessThanOrEqual(3);
    const [other] = others;
    const chosen = other?.textContent ?? '';
    if (other) await userEvent.click(other);
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(before.with(2, chosen)));
  },
};

/** A limit added later blocks the poses it rules out, until the class is changed or composed again. */
export const LimitsComeFirst: Story = {
  play: async ({ canvasElement }: Canvas) => {
    const page = within(canvasElement);
    await make(canvasElement);
    await press(canvasElement, 'Change');
    for (const limit of ['Knees', 'Neck', 'Lower back']) await press(canvasElement, limit);
    await press(canvasElement, 'Keep this practice');
    await expect(await page.findByText(/^First remove or swap/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeDisabled();
    await press(canvasElement, 'Shuffle');
    await waitFor(() => expect(page.getByRole('button', { name: 'Start practice' })).toBeEnabled());
    await expect(stored().limits).toEqual(['knees', 'neck', 'lowerBack']);
  },
};

/** Less than was wished for is offered at once. */
export const OffersLess: Story = {
  beforeEach: () =>
    store().write(
      JSON.stringify({
        choice: { minutes: 90, level: 'beginner', energy: 'balance', focus: [] },
        limits: ['knees', 'shoulders', 'wrists', 'neck', 'lowerBack', 'pregnancy'],
      }),
    ),
  play: async ({ canvasElement }: Canvas) => {
    const page = within(canvasElement);
    await press(canvasElement, 'Make my practice');
    await userEvent.click(await page.findByRole('button', { name: /^Make it \d+ minutes$/ }));
    await expect(await page.findByRole('grid', { name: 'Poses' })).toBeVisible();
    await expect(stored().choice.minutes).toBeLessThan(90);
  },
};

/** Stated by another version: nothing is composed before it was asked for again. */
export const AsksAgain: Story = {
  beforeEach: () => store().write(JSON.stringify({ limits: ['wrists', 'pacemaker'] })),
  play: async ({ canvasElement }: Canvas) => {
    const page = within(canvasElement);
    await page.findByText('Please check this again');
    await expect(page.getByRole('button', { name: 'Make my practice' })).toBeDisabled();
    await press(canvasElement, 'Knees');
    await expect(stored().limits).toEqual(['knees', 'wrists', 'pacemaker']);
    await press(canvasElement, "That's everything");
    await make(canvasElement);
    await expect(stored().limits).toEqual(['knees', 'wrists']);
  },
};

/** Another tab has stated something: this one follows. */
export const FollowsAnotherTab: Story = {
  play: async ({ canvasElement }: Canvas) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Knees', pressed: false })).toBeVisible();
    store().write(JSON.stringify({ ...stored(), limits: ['knees'] }));
    dispatchEvent(new StorageEvent('storage', { key: `niyama.composer.v1.${student.id}` }));
    await expect(await page.findByRole('button', { name: 'Knees', pressed: true })).toBeVisible();
  },
};

/** The class becomes a sequence; the stated limits are in no request and no address. */
export const Starts: Story = {
  play: async ({ canvasElement }: Canvas) => {
    await press(canvasElement, 'Knees');
    await make(canvasElement);
    await press(canvasElement, 'Start practice');
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      /pose-practice\?run=.+&source=class$/,
    );
    await expect(sent.length).toBeGreaterThan(0);
    await expect(sent.join()).not.toContain('knees=');
    await expect(sent.filter((text) => /limits|\bdisliked|"knees"/.test(text))).toEqual([]);
  },
};

/** A name is proposed; what was stated stays here. */
export const Saves: Story = {
  play: async ({ canvasElement }: Canvas) => {
    await press(canvasElement, 'Hips');
    await press(canvasElement, 'Knees');
    await make(canvasElement);
    await press(canvasElement, 'Save as preset');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as preset' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Preset' }));
    await waitFor(() =>
      expect(screen.getByText('Custom preset created successfully')).toBeVisible(),
    );
    await expect(saved?.name).toMatch(/^(19|20|21) min · Balanced · Hips$/);
    const made = stored().made?.items.map(({ asanaId, sets }) => ({ asanaId, sets }));
    await expect(saved?.body.items).toMatchObject(made ?? []);
    await expect(sent.filter((text) => /limits|\bdisliked|"knees"/.test(text))).toEqual([]);
  },
};

/** The dialog says why. When it is closed during the next try, a toast says how that ended, and it stays closed. */
export const SavingFails: Story = {
  parameters: mockApi({
    ...answering,
    addOwnClass: http.post(api(classesPath), async () => {
      await isClosed;
      return HttpResponse.error();
    }),
  }),
  play: async ({ canvasElement }: Canvas) => {
    isClosed = Promise.resolve();
    await make(canvasElement);
    await press(canvasElement, 'Save as preset');
    const dialog = await screen.findByRole('dialog', { name: 'Save as preset' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Preset' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to save');

    let closed = () => {};
    isClosed = new Promise((resolve) => (closed = resolve));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Preset' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    closed();
    await expect(await screen.findByText(/^Failed to save your custom preset/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: mockApi({ ...answering, asanas: serverError('get', asanasPath) }),
  play: async ({ canvasElement }: Canvas) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: "We couldn't load the poses" }),
    ).toBeVisible();
  },
};
