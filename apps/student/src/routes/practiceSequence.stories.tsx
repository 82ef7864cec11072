import { asanaKeys } from '@niyama/data';
import {
  createComposerStore,
  createOutboxStore,
  createReadTips,
  createRunningPracticeStore,
  createSequenceStore,
  openTabChannel,
  practicingLock,
  acquireLock,
} from '@niyama/device';
import { type Asana, newSequence, paths, type Sequence } from '@niyama/domain';
import {
  api,
  asanaToRow,
  assignmentDueToday,
  completionResult,
  completionResultToAnswer,
  home,
  homeToAnswer,
  mockApi,
  pausedToRow,
  pausedWarrior,
  student,
  treePose,
  unreachable,
  warriorTwo,
} from '@niyama/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openClaim } from '../testing/openClaim.ts';
import { practiceTime } from '@niyama/app/testing/practiceTime.ts';
import { stepOf } from '@niyama/app/testing/stepOf.ts';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import PracticeRoute from './practice.tsx';

/** Poses that take a second, so that nobody waits for a story. */
const tree: Asana = { ...treePose, durationSeconds: 1 };
const warrior: Asana = { ...warriorTwo, durationSeconds: 1 };

const rowOf = (pose: Asana, question: string | null = null) => ({
  ...asanaToRow(pose),
  paused_sessions: [],
  open: [{ series_id: null, notes: null, reflection_question: question }],
  done: [],
});

/** The poses by their id; a pose that is not among them is gone. */
const posesOf = (poses: readonly Asana[], question: string | null = null) =>
  http.get(api('/rest/v1/asanas'), ({ request }) => {
    const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
    const found = poses.filter((pose) => pose.id === id);
    return HttpResponse.json(found.map((pose) => rowOf(pose, question)));
  });

const sequences = () => createSequenceStore(student.id, { storage: () => localStorage });
const composer = () => createComposerStore(student.id, { storage: () => localStorage });
const running = () => createRunningPracticeStore(student.id, { storage: () => localStorage });
const sequenceId = 'c0ffee00-0000-4000-8000-0000000000aa';
const begin = (changed: Partial<Sequence> = {}) => {
  const begun = {
    id: sequenceId,
    source: 'assignment' as const,
    run: null,
    steps: [stepOf(tree), stepOf(warrior)],
  };
  sequences().write({ ...newSequence(begun, Date.now()), ...changed });
};

let recorded: Record<string, unknown>[] = [];
let runs: Record<string, unknown>[] = [];
const record = http.post(api('/rest/v1/rpc/record_completion'), async ({ request }) => {
  const { completion } = (await request.json()) as { completion: Record<string, unknown> };
  recorded.push(completion);
  const answer = { ...completionResult, pointsAwarded: 12, dailyStreakIncreased: false };
  return HttpResponse.json({ ...completionResultToAnswer(answer), id: completion['id'] });
});
const recordRun = http.post(api('/rest/v1/rpc/record_run'), async ({ request }) => {
  const { run } = (await request.json()) as { run: Record<string, unknown> };
  runs.push(run);
  return HttpResponse.json({ id: run['id'], seconds: run['steps_done'] });
});
let pausedSessions = 0;
const savePaused = http.post(api('/rest/v1/paused_sessions'), () => {
  pausedSessions += 1;
  return new HttpResponse(null, { status: 201 });
});
const handlers = {
  asanas: posesOf([tree, warrior]),
  recordCompletion: record,
  recordRun,
  savePaused,
};

const meta = {
  title: 'Flows/Student/Practice Sequence',
  component: PracticeRoute,
  parameters: { layout: 'fullscreen', ...mockApi(handlers), width: '375' },
  decorators: [withStudentApp({ path: paths.run(sequenceId, 'assignment'), isFramed: false })],
  beforeEach: async () => {
    recorded = [];
    runs = [];
    pausedSessions = 0;
    await createOutboxStore().clear(student.id);
    for (const { id } of running().list()) running().forget(id);
    begin();
    practiceTime.stop();
    return practiceTime.run;
  },
} satisfies Meta<typeof PracticeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const arrivedAt = async (path: string) =>
  waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent(path));
/** Getting ready lasts until it is ended here; the pose and the rest then last as long as they do. */
const startNow = async () => {
  await press('Start now');
  practiceTime.run();
};
/** Getting ready for the next pose then lasts until `startNow`. */
const skipRest = async () => {
  await screen.findByRole('button', { name: 'Skip rest' });
  practiceTime.stop();
  await press('Skip rest');
};
const restsBefore = async (name: string) => {
  await screen.findByRole('heading', { level: 1, name: 'Rest' });
  practiceTime.stop();
  await expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
};
const summary = () => screen.findByRole('main', { name: 'Your practice is complete' });

/** From pose to pose without a tap, but for the impatient; each pose is recorded once. */
export const TwoPoses: Story = {
  play: async () => {
    await expect(await screen.findByText('Pose 1 of 2')).toBeVisible();
    await startNow();
    await restsBefore('Warrior II');
    // The toast about the points waits for the summary.
    await expect(screen.queryByText(/^Practice Complete!/)).toBeNull();
    await expect(document.title).toMatch(/^Rest before Warrior II/);
    await skipRest();
    await expect(await screen.findByText('Pose 2 of 2')).toBeVisible();
    await startNow();
    const page = within(await summary());
    await expect(page.getByText('+24 points')).toBeVisible();
    await expect(page.getByText('2 poses')).toBeVisible();
    await expect(await screen.findByText(/^Practice Complete!/)).toBeVisible();
    await expect(sequences().read()).toBeNull();
    await press('Done');
    await arrivedAt('/assignments');
    await expect(recorded.map(({ asana_id }) => asana_id)).toEqual([tree.id, warrior.id]);
    await expect(new Set(recorded.map(({ id }) => id)).size).toBe(2);
  },
};

const hips = {
  name: 'Hips on Monday',
  language: 'en' as const,
  versionId: null,
  neededSeconds: null,
  reflectionQuestion: null,
};
const aba = [stepOf(tree), stepOf(warrior), stepOf(tree)];

/** A run of a class: a pose that comes again is recorded once, after its last step, and then the run. */
export const RunOfAClass: Story = {
  beforeEach: () => begin({ run: hips, steps: aba }),
  play: async () => {
    await startNow();
    await restsBefore('Warrior II');
    await expect(recorded).toEqual([]);
    await skipRest();
    await startNow();
    await restsBefore('Tree');
    await skipRest();
    await startNow();
    const page = within(await summary());
    await expect(page.getByText('2 poses')).toBeVisible();
    await waitFor(() => expect(runs).toHaveLength(1));
    await expect(recorded).toMatchObject([
      { asana_id: warrior.id, sets: 1, run_id: sequenceId, in_pieces: false },
      {
        asana_id: tree.id,
        sets: 2,
        run_id: sequenceId,
        in_pieces: false,
        intervals: { length: 2 },
      },
    ]);
    await expect(runs).toMatchObject([
      { id: sequenceId, name: 'Hips on Monday', steps_done: 3, steps: 3 },
    ]);
  },
};

const mirror = () => document.querySelector('g[transform="translate(120 0) scale(-1 1)"]');

/** One side of a pose is named and seen in the rest and in the practice, and is not the whole pose. */
export const OneSide: Story = {
  beforeEach: () => begin({ run: hips, steps: [stepOf(tree), stepOf(warrior, { side: 'left' })] }),
  play: async () => {
    await startNow();
    await restsBefore('Warrior II');
    await expect(screen.getByText('Left side')).toBeVisible();
    await skipRest();
    await screen.findByRole('button', { name: 'Start now' });
    await expect(screen.getByText('Left side')).toBeVisible();
    await waitFor(() => expect(mirror()).toBeVisible());
    await startNow();
    await summary();
    await expect(recorded).toMatchObject([
      { asana_id: tree.id, in_pieces: false },
      { asana_id: warrior.id, sets: 1, run_id: sequenceId, in_pieces: true },
    ]);
  },
};

/** What was practiced of a pose that should have come again counts when the run ends early. */
export const RunEndedEarly: Story = {
  beforeEach: () => begin({ run: hips, steps: aba }),
  play: async () => {
    await startNow();
    await restsBefore('Warrior II');
    await press('Close the practice');
    const asked = within(await screen.findByRole('alertdialog', { name: 'End this practice?' }));
    await userEvent.click(asked.getByRole('button', { name: 'End practice' }));
    await arrivedAt('/assignments');
    // The story has left the page that sends: it stands in the outbox.
    await waitFor(async () => {
      const rows = await createOutboxStore().load(student.id);
      await expect(rows.map(({ operation }) => operation)).toMatchObject([
        { kind: 'completion', completion: { asanaId: tree.id, sets: 1, runId: sequenceId } },
        { kind: 'run', run: { id: sequenceId, stepsDone: 1, steps: 3 } },
      ]);
    });
  },
};

/** Nobody touches anything: getting ready, the pose, the rest and the next pose follow by themselves. */
export const HandsOnTheMat: Story = {
  play: async () => {
    const inItsTime = { timeout: 25_000 };
    practiceTime.run();
    await screen.findByRole('heading', { level: 1, name: 'Rest' }, inItsTime);
    // It stands there already while the pose is on its way, and again when that has come.
    await screen.findByRole('heading', { level: 1, name: 'Warrior II' }, inItsTime);
    await expect(await screen.findByText('Pose 2 of 2')).toBeVisible();
  },
};

/** What the library says of two poses decides how long the body needs between them. */
const withLibrary: Decorator = (Story) => {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(asanaKeys.library(student.id), {
      pages: [{ asanas: [tree, warrior] }],
      pageParams: [null],
    }),
  );
  return <Story />;
};

/** Both are stood in: six seconds are enough. */
export const RestsAsThePosesNeed: Story = {
  decorators: [withLibrary],
  play: async () => {
    await startNow();
    await restsBefore('Warrior II');
    // As it began: what is left of it when the story looks depends on how busy the browser is.
    await expect(sequences().read()).toMatchObject({ index: 1, restSeconds: 6 });
  },
};

const asked = assignmentDueToday.reflectionQuestion;

/** A shortened pose is recorded as it was practiced, and asks nothing: it completes no assignment. */
export const ShortenedPose: Story = {
  parameters: mockApi({ ...handlers, asanas: posesOf([treePose, warrior], asked) }),
  beforeEach: () => {
    begin({ steps: [stepOf(treePose, { seconds: 23 }), stepOf(warrior)] });
    const endedAt = Date.now();
    running().write({
      id: 'c0ffee00-0000-4000-8000-0000000000bb',
      asanaId: treePose.id,
      name: treePose.name,
      source: 'assignment',
      run: { id: sequenceId, index: 0, steps: 1 },
      durationSeconds: 23,
      sets: 1,
      setNumber: 1,
      remainingSeconds: 1,
      isComplete: false,
      intervals: [{ startedAt: endedAt - 22_000, endedAt }],
      jumps: [],
      savedAt: endedAt,
    });
  },
  play: async () => {
    practiceTime.run();
    await press('Resume');
    await restsBefore('Warrior II');
    await expect(recorded).toMatchObject([
      { duration_seconds: 23, sets: 1, reflection_answer: null },
    ]);
  },
};

export const AsksTheQuestion: Story = {
  parameters: mockApi({
    ...handlers,
    asanas: posesOf([tree, warrior], asked),
  }),
  play: async () => {
    await startNow();
    const question = await screen.findByRole('textbox', {
      name: 'Which side felt steadier today?',
    });
    await userEvent.type(question, 'The left one.');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByText('Complete practice'));
    await restsBefore('Warrior II');
    await expect(recorded).toMatchObject([{ reflection_answer: 'The left one.' }]);
  },
};

/** A pose that was deleted meanwhile is left out with a word. */
export const DeletedPose: Story = {
  parameters: mockApi({ ...handlers, asanas: posesOf([tree]) }),
  play: async () => {
    await startNow();
    await expect(
      await screen.findByText('One pose is no longer in the library, so we skipped it.'),
    ).toBeVisible();
    await expect(within(await summary()).getByText('1 pose')).toBeVisible();
  },
};

/** Skull-Shining Breath in the place of the first pose. */
const pumped: Asana = {
  ...tree,
  key: 'skull-shining-breath',
  name: 'Skull-Shining Breath',
  safetyTips: ['Skip it in pregnancy'],
};
const tips = () => screen.findByRole('alertdialog', { name: 'Before you begin' });
const beforePumps = {
  ...mockApi({ ...handlers, asanas: posesOf([pumped, warrior]) }),
};

/** Nothing pumps by itself: its safety tips come first, and the sequence goes on without it. */
export const PumpedBreathSkipped: Story = {
  parameters: beforePumps,
  beforeEach: () => localStorage.removeItem(`niyama.readTips.v1.${student.id}`),
  play: async () => {
    await expect(within(await tips()).getByText('Skip it in pregnancy')).toBeVisible();
    await press('Skip this practice');
    await expect(await screen.findByText('Pose 2 of 2')).toBeVisible();
    await startNow();
    await expect(within(await summary()).getByText('1 pose')).toBeVisible();
    await expect(recorded.map(({ asana_id }) => asana_id)).toEqual([warrior.id]);
  },
};

/** The safety tips come once a day. */
export const PumpedBreathRead: Story = {
  parameters: beforePumps,
  beforeEach: () => localStorage.removeItem(`niyama.readTips.v1.${student.id}`),
  play: async () => {
    await tips();
    await press("I've read this. Start");
    await startNow();
    await restsBefore('Warrior II');
    await expect(createReadTips(student.id, { storage: () => localStorage }).has(pumped.id)).toBe(
      true,
    );
  },
};

export const AllDeleted: Story = {
  parameters: mockApi({ ...handlers, asanas: posesOf([]) }),
  play: async () => {
    await arrivedAt('/assignments');
    await expect(sequences().read()).toBeNull();
  },
};

const pausedRow = {
  ...pausedToRow({ ...pausedWarrior, asana: tree }),
  paused_at: new Date().toISOString(),
  intervals: [],
};
const treePaused = (paused: Record<string, unknown>) =>
  mockApi({
    ...handlers,
    asanas: http.get(api('/rest/v1/asanas'), ({ request }) => {
      const isTree = request.url.includes(tree.id);
      return HttpResponse.json([
        isTree
          ? { ...rowOf(tree), paused_sessions: [{ ...pausedRow, ...paused }] }
          : rowOf(warrior),
      ]);
    }),
  });

/** What was paused elsewhere, with other sets, waits: a sequence has its own. */
export const PausedOtherwise: Story = {
  parameters: treePaused({ sets: 3, set_number: 2, time_remaining: 1, set_seconds: null }),
  play: async () => {
    await startNow();
    await restsBefore('Warrior II');
    await expect(recorded).toMatchObject([{ asana_id: tree.id, sets: 1, duration_seconds: 1 }]);
    await expect(screen.queryByText(/^Continuing from paused session/)).toBeNull();
  },
};

/** After a reload at the rest it stands paused where it was. */
export const ReloadedAtTheRest: Story = {
  beforeEach: () => begin({ index: 1, restSeconds: 6 }),
  play: async () => {
    await restsBefore('Warrior II');
    await expect(screen.getByRole('timer', { name: 'Rest time left' })).toHaveTextContent('00:06');
    await press('Resume rest');
    await skipRest();
    await startNow();
    await expect(within(await summary()).getByText('1 pose')).toBeVisible();
  },
};

/** Another tab of this device, as it finds the practice there. */
function openAnotherTab() {
  const name = practicingLock(student.id);
  return openClaim({
    acquireLock: (options) => acquireLock(name, options),
    openLine: (onMessage) => openTabChannel(name, onMessage),
    lastWritten: () => null,
  });
}

/** To the other tabs a sequence is one practice: it is not free during a rest, and moves as a whole. */
export const ClaimedThroughTheRest: Story = {
  play: async () => {
    await startNow();
    await restsBefore('Warrior II');
    const other = openAnotherTab();
    await waitFor(() =>
      expect(other.place()).toMatchObject({
        status: 'elsewhere',
        practiced: { path: paths.run(sequenceId, 'assignment'), name: 'Warrior II' },
      }),
    );
    other.takeOver();
    await waitFor(() => expect(other.isHeld()).toBe(true));
    await expect(
      await screen.findByRole('heading', { level: 1, name: /another tab/ }),
    ).toBeVisible();
    await expect(sequences().read()).toMatchObject({ index: 1 });
    other.close();
    await expect(await screen.findByRole('heading', { level: 1, name: 'Rest' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Resume rest' })).toBeVisible();
  },
};

export const FreeAtItsEnd: Story = {
  parameters: mockApi({ ...handlers, asanas: posesOf([tree]) }),
  play: async () => {
    await startNow();
    await summary();
    const other = openAnotherTab();
    const free = { path: paths.practice(warrior.id, 'library'), name: 'Warrior II' };
    await expect(await other.begin(free)).toBe(true);
    other.close();
  },
};

export const EndedAtTheRest: Story = {
  play: async () => {
    await startNow();
    await restsBefore('Warrior II');
    await press('Close the practice');
    const asked = within(await screen.findByRole('alertdialog', { name: 'End this practice?' }));
    await userEvent.click(asked.getByRole('button', { name: 'End practice' }));
    await arrivedAt('/assignments');
    // After what the first pose earned.
    practiceTime.run();
    await expect(await screen.findByText('Practice ended early')).toBeVisible();
    await expect(sequences().read()).toBeNull();
    await expect(recorded).toHaveLength(1);
  },
};

export const EndedInAPose: Story = {
  parameters: mockApi({ ...handlers, asanas: posesOf([treePose, warrior]) }),
  play: async () => {
    await startNow();
    await press('Close the practice');
    await press('End practice');
    await expect(await screen.findByText('Practice ended early')).toBeVisible();
    await arrivedAt('/assignments');
    await expect(sequences().read()).toBeNull();
    await expect(recorded).toEqual([]);
  },
};

/** Back leaves the sequence on this device, with where it stood in the pose; no paused session is written. */
export const LeftWithBack: Story = {
  parameters: mockApi({ ...handlers, asanas: posesOf([treePose, warrior]) }),
  play: async () => {
    await startNow();
    await press('Pause');
    await press('Back');
    await expect(
      await screen.findByText('Progress saved. You can resume this practice later.'),
    ).toBeVisible();
    await arrivedAt('/assignments');
    await expect(sequences().read()).toMatchObject({ index: 0 });
    await expect(running().list()).toMatchObject([
      { asanaId: treePose.id, run: { id: sequenceId, index: 0, steps: 1 } },
    ]);
    await expect(pausedSessions).toBe(0);
  },
};

/** The address names a sequence that was finished, or begun on another device. */
export const RunOver: Story = {
  beforeEach: () => sequences().forget(sequenceId),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'This practice is over' }),
    ).toBeVisible();
    await press('Back');
    await arrivedAt('/assignments');
  },
};

/** The same pose from the library is not part of the sequence. */
export const OpenedFromElsewhere: Story = {
  parameters: { studentApp: { path: paths.practice(tree.id, 'library') } },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Sets' })).toHaveValue('1');
    await expect(screen.queryByText('Pose 1 of 2')).toBeNull();
  },
};

/** Without a network each pose waits on the device, and the summary says that points follow. */
export const OfflineCompletions: Story = {
  parameters: mockApi({
    ...handlers,
    recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
  }),
  play: async () => {
    await startNow();
    await skipRest();
    await startNow();
    await expect(within(await summary()).getAllByText('Points pending')).toHaveLength(2);
    await expect(await createOutboxStore().load(student.id)).toHaveLength(2);
  },
};

/** An alert reports the practice that the server refused, and the next pose follows. */
export const Refused: Story = {
  parameters: mockApi({
    ...handlers,
    recordCompletion: http.post(api('/rest/v1/rpc/record_completion'), () =>
      HttpResponse.json(
        { code: 'P0001', message: 'completion_too_short', details: null, hint: null },
        { status: 400 },
      ),
    ),
  }),
  play: async () => {
    await startNow();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not save assignment completion',
    );
    await userEvent.click(screen.getByText('Close'));
    await expect(await screen.findByText('Pose 2 of 2')).toBeVisible();
  },
};

/** The next pose does not come: the rest stands, and after it there is a way on. */
const firstThen = (rest: () => Promise<Response> | Response) =>
  http.get(api('/rest/v1/asanas'), ({ request }) =>
    request.url.includes(tree.id) ? HttpResponse.json([rowOf(tree)]) : rest(),
  );

export const NextIsSlow: Story = {
  parameters: mockApi({
    ...handlers,
    asanas: firstThen(() => new Promise<Response>(() => undefined)),
  }),
  play: async () => {
    await startNow();
    await screen.findByRole('heading', { level: 1, name: 'Rest' });
    await skipRest();
    await expect(await screen.findByText('Loading...')).toBeVisible();
    await press('Back');
    await arrivedAt('/assignments');
    await expect(sequences().read()).toMatchObject({ index: 1 });
  },
};

export const NextFails: Story = {
  parameters: mockApi({
    ...handlers,
    asanas: firstThen(() => HttpResponse.json({ message: 'internal' }, { status: 500 })),
  }),
  play: async () => {
    await startNow();
    await skipRest();
    // Not by its alert: a toast is one too.
    await expect(await screen.findByRole('heading', { name: 'Asana not found' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await press('Go Back');
    await arrivedAt('/assignments');
  },
};

/** The questions before the first practice come before anything begins by itself. */
export const FirstPractice: Story = {
  parameters: mockApi({
    ...handlers,
    home: http.post(api('/rest/v1/rpc/home'), () =>
      HttpResponse.json(
        homeToAnswer({ ...home, profile: { ...student, healthNoticeSeen: false } }),
      ),
    ),
  }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Before you practice' })).toBeVisible();
    await press('Continue');
    await press('Start');
    await startNow();
    await restsBefore('Warrior II');
  },
};

/** What the student has to be careful with cannot be read: the first pose says so and waits, the next follows. */
export const LimitsNotRead: Story = {
  beforeEach: () => {
    composer().write(JSON.stringify({ limits: ['pacemaker'] }));
    return () => composer().clear();
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: /^We couldn't load what/ }),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Check it' })).toBeVisible();
    await press('Start');
    await startNow();
    await restsBefore('Warrior II');
    await skipRest();
    await expect(await screen.findByText('Pose 2 of 2')).toBeVisible();
    await startNow();
    await expect(within(await summary()).getByText('2 poses')).toBeVisible();
  },
};
