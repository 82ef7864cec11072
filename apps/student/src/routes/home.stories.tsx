import {
  api,
  asanaToRow,
  cobra,
  completionResult,
  completionResultToAnswer,
  configToAnswer,
  home,
  homeToAnswer,
  mockApi,
  newStudentHome,
  pausedSessions,
  pausedToRow,
  serverError,
  student,
  treePose,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeKeys } from '@niyama/data';
import {
  createOutboxStore,
  createRunningPracticeStore,
  createSequenceStore,
  holdLock,
  practiceLock,
} from '@niyama/device';
import {
  addPass,
  deviceTimeZone,
  newSequence,
  type OutboxRow,
  type RunningPractice,
} from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { stepOf } from '@niyama/app/testing/stepOf.ts';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import HomeRoute from './home.tsx';

const meta = {
  title: 'Flows/Student/Home',
  component: HomeRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/homepage' })],
  beforeEach: () => {
    answers = 0;
  },
} satisfies Meta<typeof HomeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/rest/v1/rpc/home';

/** Another day's home in the cache, as the device keeps it from an earlier visit. */
function Cached({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(homeKeys.of(student.id, deviceTimeZone()), home, { updatedAt: 1 }),
  );
  return children;
}
const withCache = (Story: () => ReactNode) => (
  <Cached>
    <Story />
  </Cached>
);

/** A toast slides in. */
const expectToast = (message: string) =>
  waitFor(() => expect(screen.getByText(message)).toBeVisible());

let answers = 0;

/** Answers in their order, the last one from then on. */
const answering = (...inOrder: (() => Response)[]) =>
  http.post(api(path), () => {
    const answer = inOrder[Math.min(answers, inOrder.length - 1)];
    answers += 1;
    return answer ? answer() : HttpResponse.error();
  });
const good = () => HttpResponse.json(homeToAnswer(home));
const broken = () => HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 });
const gone = () => HttpResponse.error();

export const BeginsThePractice: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Namaste, asha' })).toBeVisible();
    await expect(page.queryByText(invented)).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Begin Practice' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `/pose-practice?id=${home.mandatory[0]?.asana.id}&source=home`,
    );
  },
};

const invented = 'This is a demo. The school and its students are made up.';

/** What the host says of the demo. */
export const SaysThatTheSchoolIsInvented: Story = {
  parameters: mockApi({
    config: http.get('*/config.json', () =>
      HttpResponse.json({ ...configToAnswer, inventedSchool: true }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(invented)).toBeVisible();
  },
};

export const ResumesWhereItWasBegun: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Resume Warrior II' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `/pose-practice?id=${home.paused?.asana.id}&source=library`,
    );
  },
};

const paused = '/rest/v1/paused_sessions';
const openPaused = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: '+1 more Paused practices' }));
  return within(await screen.findByRole('dialog', { name: 'Paused practices' }));
};

/** The list behind '+N more': one request, and each practice resumes where it was begun. */
export const ResumesAnother: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openPaused(canvasElement);
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Resume Tree' }));
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      /pose-practice\?id=.+&source=assignment/,
    );
  },
};

let writes: string[] = [];

/** What is discarded goes at once, and comes back as it was when that is undone. */
export const DiscardsAndTakesBack: Story = {
  beforeEach: () => {
    writes = [];
  },
  parameters: mockApi({
    deletePaused: http.delete(api(paused), ({ request }) => {
      writes.push(`deleted ${new URL(request.url).searchParams.get('asana_id')}`);
      return new HttpResponse(null, { status: 204 });
    }),
    savePaused: http.post(api(paused), async ({ request }) => {
      const row = (await request.json()) as { asana_id: string; paused_at: string };
      writes.push(`saved ${row.asana_id} ${row.paused_at}`);
      return new HttpResponse(null, { status: 201 });
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openPaused(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard Warrior II' }));
    await expectToast('Warrior II discarded');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const { asana, pausedAt } = home.paused ?? {};
    await waitFor(() =>
      expect(writes).toEqual([`deleted eq.${asana?.id}`, `saved ${asana?.id} ${pausedAt}`]),
    );
    await expect(await dialog.findByRole('button', { name: 'Discard Warrior II' })).toBeVisible();
  },
};

/** Without a network the list stays as it was. */
export const DiscardOffline: Story = {
  parameters: mockApi({
    deletePaused: unreachable('delete', paused),
    pausedSessions: http.get(api(paused), () => {
      answers += 1;
      if (answers > 1) return gone();
      return HttpResponse.json(
        pausedSessions.map((one) => ({ ...pausedToRow(one), asana: asanaToRow(one.asana) })),
      );
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openPaused(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard Warrior II' }));
    await expectToast("Couldn't discard Warrior II. Please try again.");
    await waitFor(() => expect(answers).toBe(2));
    await expect(dialog.getByRole('button', { name: 'Discard Warrior II' })).toBeVisible();
  },
};

export const PausedFails: Story = {
  parameters: mockApi({
    pausedSessions: http.get(api(paused), () =>
      answers++ === 0 ? broken() : HttpResponse.json([]),
    ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openPaused(canvasElement);
    await expect(await dialog.findByText("We couldn't load your paused practices")).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByText('No paused practices')).toBeVisible();
  },
};

/** As a browser offers to install an app; declining is remembered on this device. */
export const OffersToInstall: Story = {
  beforeEach: () => () => localStorage.removeItem('niyama.installOffer'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Begin Practice' });
    await expect(page.queryByRole('button', { name: 'Install' })).toBeNull();
    const prompt = async () => ({ outcome: 'dismissed' });
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
    await userEvent.click(await page.findByRole('button', { name: 'Install' }));
    await waitFor(() => expect(localStorage.getItem('niyama.installOffer')).toBe('declined'));
    await expect(page.queryByRole('button', { name: 'Install' })).toBeNull();
  },
};

export const ServerBroken: Story = {
  parameters: mockApi({ home: answering(broken) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Failed to load practices')).toBeVisible();
    await expectToast('Could not load your daily practice');
    await expect(page.getByRole('heading', { name: 'Tadasana' })).toBeVisible();
    // The toast appears after the first failure only.
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(answers).toBe(2));
    await waitFor(() => expect(page.queryByText('Loading...')).toBeNull());
    await expect(page.getByText('Failed to load practices')).toBeVisible();
    await expect(screen.queryByText('Could not load your daily practice')).toBeNull();
  },
};

/** The cached home stays usable. */
export const OfflineWithCache: Story = {
  parameters: mockApi({ home: unreachable('post', path) }),
  decorators: [withCache],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Connection Error')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Namaste, asha' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start Tree' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('source=home');
  },
};

export const NetworkComesBack: Story = {
  parameters: mockApi({ home: answering(gone, good) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('Connection Error');
    await expect(page.getByText(/nothing has been saved on this device yet/)).toBeVisible();
    await expect(screen.queryByText('Could not load your daily practice')).toBeNull();
    window.dispatchEvent(new Event('online'));
    await expect(await page.findByRole('button', { name: 'Start Tree' })).toBeVisible();
    await expect(page.queryByText('Connection Error')).toBeNull();
  },
};

export const NoProfile: Story = {
  parameters: mockApi({
    home: http.post(api(path), () =>
      HttpResponse.json({ ...homeToAnswer(newStudentHome), profile: null }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('Account created but profile setup failed. Please contact support.'),
    ).toBeVisible();
    await expect(screen.queryByText('Could not load your daily practice')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Logout' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth');
  },
};

const finish = (): OutboxRow => {
  // What an earlier story still has under way must not take the row of this one with it.
  const id = crypto.randomUUID();
  const completion = {
    id,
    kind: 'practice' as const,
    asanaId: home.mandatory[0]?.asana.id ?? null,
    sets: 1,
    source: 'home' as const,
    durationSeconds: 90,
    intervals: [{ startedAt: 1000, endedAt: 91_000 }],
    timeZone: 'UTC',
    reflectionAnswer: null,
    runId: null,
    inPieces: false,
  };
  const operation = { kind: 'completion' as const, completion };
  return { id, userId: student.id, operation, addedAt: 91_000, refusal: null };
};

/** A practice of an earlier visit is still on this device. */
async function keepOnDevice() {
  answers = 0;
  const store = createOutboxStore();
  await store.keep([finish()]);
  return () => store.clear(student.id);
}

/** What the server will never take is said with its reason, and goes when it is discarded. */
export const PracticeCannotBeSaved: Story = {
  parameters: mockApi({
    recordCompletion: http.post(api('/rest/v1/rpc/record_completion'), () =>
      HttpResponse.json({ code: 'P0001', message: 'completion_stale' }, { status: 400 }),
    ),
  }),
  beforeEach: keepOnDevice,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("1 practice couldn't be saved")).toBeVisible();
    await expect(page.getByText(/This practice is more than seven days old/)).toBeVisible();
    await expect(page.getByText(/^This practice can't be counted/)).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Try Again/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /^Discard/ }));
    await waitFor(() => expect(page.queryByText("1 practice couldn't be saved")).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await page.findByText("1 practice couldn't be saved")).toBeVisible();
    await waitFor(async () =>
      expect(await createOutboxStore().load(student.id)).toMatchObject([
        { refusal: 'completion_stale' },
      ]),
    );
    await userEvent.click(page.getByRole('button', { name: /^Discard/ }));
    await waitFor(async () => expect(await createOutboxStore().load(student.id)).toEqual([]));
  },
};

let sent: unknown[] = [];
const keepSent = (call: string, answer: (body: Record<string, { id: string }>) => object) =>
  http.post(api(`/rest/v1/rpc/${call}`), async ({ request }) => {
    const body = (await request.json()) as Record<string, { id: string }>;
    sent.push(body);
    return HttpResponse.json(answer(body));
  });
const oldRunId = 'c0ffee00-0000-4000-8000-0000000000aa';

/** A run that was left more than half a day ago is over: what it owes is recorded, and then the run. */
export const RecordsARunLeftYesterday: Story = {
  parameters: mockApi({
    recordCompletion: keepSent('record_completion', ({ completion }) => ({
      ...completionResultToAnswer(completionResult),
      id: completion?.id,
    })),
    recordRun: keepSent('record_run', ({ run }) => ({ id: run?.id, seconds: 90 })),
  }),
  beforeEach: async () => {
    sent = [];
    await createOutboxStore().clear(student.id);
    const yesterday = Date.now() - 24 * 3_600_000;
    const begun = {
      id: oldRunId,
      source: 'preset' as const,
      run: {
        name: 'Hips on Monday',
        language: 'en' as const,
        versionId: null,
        neededSeconds: null,
        reflectionQuestion: null,
      },
      steps: [treePose, cobra, treePose].map((pose) => stepOf(pose)),
    };
    const { id, key, durationSeconds } = treePose;
    const pass = {
      pose: { id, key, durationSeconds },
      side: 'both' as const,
      setSeconds: durationSeconds,
      sets: 1,
      stretches: [{ startedAt: yesterday, endedAt: yesterday + durationSeconds * 1000 }],
    };
    createSequenceStore(student.id, { storage: () => localStorage }).write({
      ...newSequence(begun, yesterday),
      index: 1,
      tallies: addPass([], pass),
      stepsDone: 1,
    });
  },
  play: async () => {
    await waitFor(() =>
      expect(sent).toMatchObject([
        { completion: { asana_id: treePose.id, sets: 1, run_id: oldRunId } },
        { run: { id: oldRunId, name: 'Hips on Monday', steps_done: 1, steps: 3 } },
      ]),
    );
    await expect(localStorage.getItem(`niyama.sequence.v1.${student.id}`)).toBeNull();
  },
};

/** The card of a class that was left on this device leads back to where it stands. */
export const ContinuesARun: Story = {
  beforeEach: () => {
    const store = createSequenceStore(student.id, { storage: () => localStorage });
    const run = {
      name: 'Hips on Monday',
      language: 'en' as const,
      versionId: null,
      neededSeconds: null,
      reflectionQuestion: null,
    };
    const steps = [stepOf(treePose), stepOf(cobra)];
    const begun = newSequence({ id: oldRunId, source: 'preset', run, steps }, Date.now());
    store.write({ ...begun, index: 1 });
    return () => store.forget(oldRunId);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = await page.findByRole('heading', { name: 'Continue Hips on Monday' });
    const card = within(title.closest('section') as HTMLElement);
    await expect(card.getByText('Item 2 of 2')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Continue' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `/pose-practice?run=${oldRunId}&source=preset`,
    );
  },
};

/** A run without a name, whose practices the server has. */
const finishRun = (): OutboxRow => {
  const id = crypto.randomUUID();
  const intervals = [{ startedAt: 1000, endedAt: 91_000 }];
  const run = {
    id,
    name: null,
    intervals,
    stepsDone: 1,
    steps: 2,
    classVersionId: null,
    reflectionAnswer: null,
    timeZone: 'UTC',
  };
  return {
    id,
    userId: student.id,
    operation: { kind: 'run', run },
    addedAt: 92_000,
    refusal: null,
  };
};

/** A refused class is named as one, and not as a pose. */
export const ClassCannotBeSaved: Story = {
  parameters: mockApi({
    recordRun: http.post(api('/rest/v1/rpc/record_run'), () =>
      HttpResponse.json({ code: 'P0001', message: 'run_overlaps' }, { status: 400 }),
    ),
  }),
  beforeEach: async () => {
    const store = createOutboxStore();
    await store.keep([finishRun()]);
    return () => store.clear(student.id);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("1 class couldn't be saved")).toBeVisible();
    await expect(page.getByText(/^A class: You've already logged another class/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Discard A class' }));
    await waitFor(async () => expect(await createOutboxStore().load(student.id)).toEqual([]));
  },
};

/** Whether the device's clock is still ahead, in the story that is playing. */
let isClockAhead = true;
async function answerByClock(request: Request) {
  if (isClockAhead) {
    return HttpResponse.json({ code: 'P0001', message: 'completion_in_future' }, { status: 400 });
  }
  const { completion } = (await request.json()) as { completion: { id: string } };
  return HttpResponse.json({ ...completionResultToAnswer(completionResult), id: completion.id });
}

/** The clock of the device was ahead, and is right again. */
export const PracticeIsSentAgain: Story = {
  parameters: mockApi({
    recordCompletion: http.post(api('/rest/v1/rpc/record_completion'), ({ request }) =>
      answerByClock(request),
    ),
  }),
  beforeEach: () => {
    isClockAhead = true;
    return keepOnDevice();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Set it to the right time and try again/)).toBeVisible();
    isClockAhead = false;
    await userEvent.click(page.getByRole('button', { name: /^Try Again/ }));
    await expectToast('1 practice saved');
    await waitFor(() => expect(page.queryByText("1 practice couldn't be saved")).toBeNull());
    await expect(await createOutboxStore().load(student.id)).toEqual([]);
  },
};

/** The server fails for a while: it says so, and the practice stays. */
export const PracticeWaitsForTheServer: Story = {
  parameters: mockApi({
    recordCompletion: serverError('post', '/rest/v1/rpc/record_completion'),
  }),
  beforeEach: keepOnDevice,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1 practice is waiting to be saved')).toBeVisible();
    await expect(await page.findByText(/^Something went wrong/)).toBeVisible();
    await expect(page.getByText(/Niyama keeps trying/)).toBeVisible();
  },
};

/** A favorite of an earlier visit whose pose is gone since. */
export const MarkCannotBeSaved: Story = {
  parameters: mockApi({
    addFavorite: http.post(api('/rest/v1/user_favorites'), () =>
      HttpResponse.json({ code: '23503', message: 'violates foreign key' }, { status: 409 }),
    ),
  }),
  beforeEach: async () => {
    answers = 0;
    const store = createOutboxStore();
    const operation = {
      kind: 'mark' as const,
      mark: 'favorite' as const,
      asanaId: '0b1f9a52-53f4-4f1a-9f10-1f9d0c5affff',
      asanaName: 'Boat Pose',
      isSet: true,
      wasSet: false,
    };
    await store.keep([{ ...finish(), operation }]);
    return () => store.clear(student.id);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("1 change couldn't be saved")).toBeVisible();
    await expect(
      page.getByText('Boat Pose in your favorites: This pose is no longer in the library.'),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Discard Boat Pose' }));
    await waitFor(() => expect(page.queryByText("1 change couldn't be saved")).toBeNull());
  },
};

const running = () => createRunningPracticeStore(student.id, { storage: () => localStorage });

/** A practice whose award a killed tab never asked for. */
const abandoned: RunningPractice = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b02',
  asanaId: home.mandatory[0]?.asana.id ?? '',
  name: 'Surya Namaskar',
  source: 'home',
  run: null,
  durationSeconds: 90,
  sets: 1,
  setNumber: 1,
  remainingSeconds: 0,
  isComplete: true,
  intervals: [{ startedAt: 1000, endedAt: 91_000 }],
  jumps: [],
  savedAt: 91_000,
};
const forgetAll = async () => {
  for (const { id } of running().list()) running().forget(id);
  await createOutboxStore().clear(student.id);
};

/** The reason is said once: what is discarded does not come back with the next visit. */
export const AbandonedPracticeIsRefused: Story = {
  parameters: PracticeCannotBeSaved.parameters ?? {},
  beforeEach: () => {
    answers = 0;
    running().write(abandoned);
    return forgetAll;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("1 practice couldn't be saved")).toBeVisible();
    await waitFor(() => expect(running().list()).toEqual([]));
  },
};

/** One tab stands in the completion dialog; home in this one leaves it its answer. */
export const PracticeOfAnotherTab: Story = {
  parameters: mockApi({
    recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
  }),
  beforeEach: () => {
    answers = 0;
    const live = { ...abandoned, id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b03', savedAt: 90_000 };
    running().write(live);
    running().write(abandoned);
    const release = holdLock(practiceLock(live.id));
    return async () => {
      release();
      await forgetAll();
    };
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // The later one is settled after it was the live one's turn.
    await waitFor(() =>
      expect(
        running()
          .list()
          .map(({ id }) => id),
      ).not.toContain(abandoned.id),
    );
    await expect(await page.findByText('1 practice is waiting to be saved')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Save now' })).toBeEnabled());
    await expect(running().list()).toMatchObject([{ savedAt: 90_000 }]);
    const rows = await createOutboxStore().load(student.id);
    await expect(rows.map(({ id }) => id)).toEqual([abandoned.id]);
  },
};
