import {
  createComposerStore,
  createOutboxStore,
  createRunningPracticeStore,
  createSequenceStore,
} from '@niyama/device';
import {
  type Asana,
  newSequence,
  paths,
  type RunningPractice,
  type RunStep,
  type Sequence,
} from '@niyama/domain';
import {
  api,
  cobra as cobraPose,
  completionResult,
  completionResultToAnswer,
  mockApi,
  student,
  treePose,
  warriorTwo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerPoses } from '../../testing/answerPoses.ts';
import { practiceTime } from '@niyama/app/testing/practiceTime.ts';
import { stepOf } from '@niyama/app/testing/stepOf.ts';
import { withStudentApp } from '../../testing/withStudentApp.tsx';
import PracticeRoute from '../practice.tsx';

/** Poses that take two seconds, so that nobody waits for a story; only Tree has a tip for a limit. */
const tree: Asana = { ...treePose, durationSeconds: 2 };
const plain = { durationSeconds: 2, twoSided: false, avoidIf: [], safetyTips: [], cautions: [] };
const warrior: Asana = { ...warriorTwo, ...plain };
const cobra: Asana = { ...cobraPose, ...plain };

let recorded: Record<string, unknown>[] = [];
let runs: Record<string, unknown>[] = [];
const recordCompletion = http.post(api('/rest/v1/rpc/record_completion'), async ({ request }) => {
  const { completion } = (await request.json()) as { completion: Record<string, unknown> };
  recorded.push(completion);
  const answer = { ...completionResult, dailyStreakIncreased: false };
  return HttpResponse.json({ ...completionResultToAnswer(answer), id: completion['id'] });
});
const recordRun = http.post(api('/rest/v1/rpc/record_run'), async ({ request }) => {
  const { run } = (await request.json()) as { run: Record<string, unknown> };
  runs.push(run);
  return HttpResponse.json({ id: run['id'], seconds: 6 });
});

const sequences = () => createSequenceStore(student.id, { storage: () => localStorage });
const running = () => createRunningPracticeStore(student.id, { storage: () => localStorage });
const composer = () => createComposerStore(student.id, { storage: () => localStorage });
const sequenceId = 'c0ffee00-0000-4000-8000-0000000000ad';
const begin = (...steps: RunStep[]) => {
  const run: Sequence['run'] = {
    name: 'Hips on Monday',
    language: 'en',
    versionId: null,
    neededSeconds: null,
    reflectionQuestion: null,
  };
  sequences().write(newSequence({ id: sequenceId, source: 'preset', run, steps }, Date.now()));
};
/** What a reload leaves of the first block. */
const leave = (steps: number, durationSeconds: number, passedSeconds: number) => {
  const endedAt = Date.now();
  const left: RunningPractice = {
    id: 'c0ffee00-0000-4000-8000-0000000000ae',
    asanaId: null,
    name: null,
    source: 'preset',
    run: { id: sequenceId, index: 0, steps },
    durationSeconds,
    sets: 1,
    setNumber: 1,
    remainingSeconds: durationSeconds - passedSeconds,
    isComplete: false,
    intervals: [{ startedAt: endedAt - passedSeconds * 1000, endedAt }],
    jumps: [],
    savedAt: endedAt,
  };
  running().write(left);
};

const meta = {
  title: 'Flows/Student/Practice Blocks',
  component: PracticeRoute,
  parameters: {
    layout: 'fullscreen',
    ...mockApi({
      asanas: answerPoses([tree, warrior, cobra]),
      recordCompletion,
      recordRun,
    }),
    width: '375',
  },
  decorators: [withStudentApp({ path: paths.run(sequenceId, 'preset'), isFramed: false })],
  beforeEach: async () => {
    recorded = [];
    runs = [];
    await createOutboxStore().clear(student.id);
    for (const { id } of running().list()) running().forget(id);
    practiceTime.stop();
    return practiceTime.run;
  },
} satisfies Meta<typeof PracticeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const poseOf = (name: string) => screen.findByRole('heading', { level: 1, name });
const inItsTime = { timeout: 10_000 };
const summary = () => screen.findByRole('main', { name: 'Your practice is complete' }, inItsTime);
const linked = { link: true };

/** Linked steps follow each other without a rest; one that was skipped is not counted. */
export const LinkedSteps: Story = {
  beforeEach: () => begin(stepOf(tree), stepOf(warrior, linked), stepOf(cobra, linked)),
  play: async () => {
    await expect(await screen.findByText('Pose 1 of 3')).toBeVisible();
    await press('Start now');
    await expect(await screen.findByText(/^Next:/)).toHaveTextContent('Next: Warrior II');
    await press('Next');
    await expect(await poseOf('Warrior II')).toBeVisible();
    await expect(screen.getByText('Pose 2 of 3')).toBeVisible();
    practiceTime.run();
    await screen.findByRole('heading', { level: 1, name: 'Cobra' }, inItsTime);
    const page = within(await summary());
    await expect(page.getByText('2 poses')).toBeVisible();
    await waitFor(() => expect(runs).toMatchObject([{ steps_done: 2, steps: 3 }]));
    await expect(recorded).toMatchObject([
      { asana_id: warrior.id, run_id: sequenceId, sets: 1, duration_seconds: 2 },
      { asana_id: cobra.id, run_id: sequenceId, sets: 1, duration_seconds: 2 },
    ]);
  },
};

/** A pose that the student's limits change runs alone, after a rest and with its tip. */
export const DividedByALimit: Story = {
  beforeEach: () => {
    composer().write(JSON.stringify({ limits: ['pregnancy'] }));
    begin(stepOf(warrior), stepOf(tree, { ...linked, words: 'Close your eyes.' }));
    return () => composer().clear();
  },
  play: async () => {
    await press('Start now');
    await expect(screen.queryByText(/^Next:/)).toBeNull();
    practiceTime.run();
    await screen.findByRole('heading', { level: 1, name: 'Rest' }, inItsTime);
    practiceTime.stop();
    await press('Skip rest');
    // The heading stands there already while the pose is on its way, and again when that has come.
    await expect(await screen.findByText(/^Stand near a wall/)).toBeVisible();
    await expect(await poseOf('Tree')).toBeVisible();
    await press('Start now');
    await expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(screen.queryByText('Close your eyes.')).toBeNull();
  },
};

const meditation: RunStep = {
  id: 'stillone',
  round: 1,
  link: false,
  kind: 'meditation',
  seconds: 60,
  bells: 0,
};
const pause: RunStep = { id: 'pauseone', round: 1, link: false, kind: 'pause', seconds: 2 };

/** A meditation is recorded as one, a pause not at all; there is no rest beside it. */
export const MeditationAndPause: Story = {
  beforeEach: () => {
    begin(meditation, pause, stepOf(tree));
    leave(1, 60, 59);
  },
  play: async () => {
    await expect(await poseOf('Meditation')).toBeVisible();
    await press('Resume');
    practiceTime.run();
    await screen.findByRole('heading', { level: 1, name: 'Pause' }, inItsTime);
    await screen.findByRole('heading', { level: 1, name: 'Tree' }, inItsTime);
    await summary();
    await waitFor(() => expect(runs).toMatchObject([{ steps_done: 3, steps: 3 }]));
    await expect(recorded).toMatchObject([
      { kind: 'timer', asana_id: null, run_id: sequenceId, duration_seconds: 60 },
      { kind: 'practice', asana_id: tree.id, run_id: sequenceId },
    ]);
  },
};

const slowHips = {
  name: 'Slow hips',
  language: 'en' as const,
  versionId: 'c1a55000-0000-4000-8000-000000000001',
  reflectionQuestion: 'Where did you feel it most?',
};

/** The last block of an assigned class asks its question once; the answer is the run's, and of no pose. */
export const AsksAtTheEndOfAClass: Story = {
  beforeEach: () => {
    const run = { ...slowHips, neededSeconds: 1 };
    const steps = [stepOf(warrior), stepOf(tree), stepOf(cobra, linked)];
    sequences().write(
      newSequence({ id: sequenceId, source: 'assignment', run, steps }, Date.now()),
    );
  },
  play: async () => {
    await press('Start now');
    practiceTime.run();
    const asked = within(await screen.findByRole('alertdialog', {}, { timeout: 25_000 }));
    await expect(asked.getByRole('heading', { name: 'You finished Slow hips' })).toBeVisible();
    await expect(recorded).toMatchObject([{ asana_id: warrior.id, reflection_answer: null }]);
    await userEvent.type(
      asked.getByRole('textbox', { name: 'Where did you feel it most?' }),
      'On the outside.',
    );
    await userEvent.click(asked.getByRole('button', { name: 'Complete practice' }));
    await summary();
    await waitFor(() =>
      expect(runs).toMatchObject([
        {
          class_version_id: 'c1a55000-0000-4000-8000-000000000001',
          reflection_answer: 'On the outside.',
          steps_done: 3,
        },
      ]),
    );
    await expect(recorded).toMatchObject([
      { reflection_answer: null },
      { asana_id: tree.id, reflection_answer: null },
      { asana_id: cobra.id, reflection_answer: null },
    ]);
  },
};

/** Too much of it was skipped: nothing is asked, and the summary says why. */
export const TooShortToCount: Story = {
  beforeEach: () => {
    const run = { ...slowHips, neededSeconds: 10_000 };
    const steps = [stepOf(tree), stepOf(warrior, linked), stepOf(cobra, linked)];
    sequences().write(
      newSequence({ id: sequenceId, source: 'assignment', run, steps }, Date.now()),
    );
  },
  play: async () => {
    await press('Start now');
    await press('Next');
    practiceTime.run();
    const page = within(await summary());
    await expect(page.getByText('Recorded. It was too short to count as done.')).toBeVisible();
  },
};

const treeThenWarrior = () =>
  begin(stepOf(tree), stepOf(warrior, { ...linked, seconds: 90 }), stepOf(cobra, linked));

/** A reload in the second step opens paused there, without a question: nobody may be on the mat. */
export const ReloadedInABlock: Story = {
  beforeEach: () => {
    treeThenWarrior();
    leave(3, 94, 12);
  },
  play: async () => {
    await expect(await poseOf('Warrior II')).toBeVisible();
    await expect(screen.getByText('Pose 2 of 3')).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent('01:20');
    await expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  },
};

/** The tap on home's card is enough: the run goes on by itself. */
export const ContinuedFromHome: Story = {
  ...ReloadedInABlock,
  parameters: { studentApp: { state: { isBegunHere: true, resumes: true } } },
  play: async () => {
    practiceTime.run();
    await screen.findByRole('button', { name: 'Pause' }, inItsTime);
    await expect(screen.getByText('Pose 2 of 3')).toBeVisible();
  },
};

/** The steps of a block that ran to their end count when it is ended early. */
export const EndedInABlock: Story = {
  ...ReloadedInABlock,
  play: async () => {
    await screen.findByText('Pose 2 of 3');
    await press('Close the practice');
    await press('End practice');
    await waitFor(() =>
      expect(screen.getByTestId('elsewhere')).toHaveTextContent('/custom-presets'),
    );
    await expect(sequences().read()).toBeNull();
    // The story has left the page that sends: it stands in the outbox.
    await waitFor(async () => {
      const rows = await createOutboxStore().load(student.id);
      await expect(rows.map(({ operation }) => operation)).toMatchObject([
        { kind: 'completion', completion: { asanaId: tree.id, sets: 1, runId: sequenceId } },
        { kind: 'run', run: { id: sequenceId, stepsDone: 1, steps: 3 } },
      ]);
    });
    await expect(running().list()).toEqual([]);
  },
};
