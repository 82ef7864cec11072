import {
  createComposerStore,
  createMeditationStore,
  createOutboxStore,
  createReadTips,
  createRunningPracticeStore,
  removePreference,
  holdLock,
  openTabChannel,
  practiceLock,
  practicingLock,
  readPreference,
  savePreference,
  acquireLock,
} from '@niyama/device';
import {
  type Asana,
  defaultMeditationChoice,
  paths,
  type PausedSession,
  type RunningPractice,
} from '@niyama/domain';
import {
  api,
  asanaToRow,
  assignmentDueToday,
  completionResult,
  completionResultToAnswer,
  home,
  homeToAnswer,
  mockApi,
  never,
  pausedToRow,
  pausedWarrior,
  serverError,
  student,
  treePose,
  unreachable,
  warriorTwo,
} from '@niyama/mocks';
import type { ClaimMessage } from '@niyama/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openClaim } from '../testing/openClaim.ts';
import { practiceTime } from '@niyama/app/testing/practiceTime.ts';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import PracticeRoute from './practice.tsx';

/** A pose that takes a second, so that nobody waits for a story. */
const quickPose: Asana = { ...treePose, durationSeconds: 1 };

/** Left a minute ago: what was left days ago starts over. */
const leftAt = Date.now() - 60_000;
const leftWarrior: PausedSession = {
  ...pausedWarrior,
  pausedAt: new Date(leftAt).toISOString(),
  intervals: [{ startedAt: leftAt - 78_000, endedAt: leftAt }],
};

const seriesId = 'c0ffee00-0000-4000-8000-000000000002';
const practiceRow = (asana: Asana, paused: PausedSession | null = null, doneToday = false) => ({
  ...asanaToRow(asana),
  paused_sessions: paused ? [pausedToRow(paused)] : [],
  open: [
    {
      series_id: seriesId,
      notes: 'Rest whenever you need to.',
      reflection_question: assignmentDueToday.reflectionQuestion,
    },
  ],
  done: doneToday ? [{ series_id: seriesId, practice_ledger: { local_date: '' } }] : [],
});
const practiceOf = (...row: Parameters<typeof practiceRow>) =>
  http.get(api('/rest/v1/asanas'), () => HttpResponse.json([practiceRow(...row)]));
/** A pose with specific words for holding it, in English only. */
const heldPose = (asana: Asana) =>
  http.get(api('/rest/v1/asanas'), () => {
    const row = practiceRow(asana);
    const texts = { ...row.texts, holding: 'Root down and grow tall.', in_english: ['holding'] };
    return HttpResponse.json([{ ...row, texts }]);
  });

const running = () => createRunningPracticeStore(student.id, { storage: () => localStorage });

const interrupted: RunningPractice = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  asanaId: treePose.id,
  name: treePose.name,
  source: 'library',
  run: null,
  durationSeconds: treePose.durationSeconds,
  sets: 3,
  setNumber: 2,
  remainingSeconds: 56,
  isComplete: false,
  intervals: [{ startedAt: Date.now() - 124_000, endedAt: Date.now() }],
  jumps: [],
  savedAt: Date.now(),
};

const meta = {
  title: 'Flows/Student/Practice',
  component: PracticeRoute,
  parameters: { layout: 'fullscreen', ...mockApi({ asanas: practiceOf(quickPose) }), width: '375' },
  decorators: [
    withStudentApp({ path: paths.practice(treePose.id, 'assignment'), isFramed: false }),
  ],
  // What an earlier story left on this device.
  beforeEach: async () => {
    await createOutboxStore().clear(student.id);
    for (const { id } of running().list()) running().forget(id);
    return practiceTime.run;
  },
} satisfies Meta<typeof PracticeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses again instead of getting ready for three seconds, which stand still for it. */
const start = async () => {
  practiceTime.stop();
  await press('Start');
  await press('Start now');
  practiceTime.run();
};
const finishOneSet = async () => {
  await start();
  await screen.findByRole('alertdialog', { name: 'You finished Tree' });
};
const complete = async () => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByText('Complete practice'));
};
const arrivedAt = async (path: string) =>
  waitFor(() => expect(screen.getByTestId('elsewhere')).toHaveTextContent(path));

/** What the server was asked to record, in the story that is playing. */
let recorded: Record<string, unknown>[] = [];
const recordAndAnswer = http.post(api('/rest/v1/rpc/record_completion'), async ({ request }) => {
  const { completion } = (await request.json()) as { completion: Record<string, unknown> };
  recorded.push(completion);
  return HttpResponse.json({
    ...completionResultToAnswer(completionResult),
    id: completion['id'],
  });
});

/** While a pose is held, its own words stand below the clock, also for who has no voice. */
export const OwnWordsForHolding: Story = {
  parameters: mockApi({ asanas: heldPose({ ...treePose, durationSeconds: 60 }) }),
  globals: { language: 'de' },
  play: async () => {
    practiceTime.stop();
    await press('Starten');
    await press('Jetzt starten');
    practiceTime.run();
    const words = await screen.findByText('Root down and grow tall.');
    await expect(words).toHaveAttribute('lang', 'en');
  },
};

/** What the instructor noted is read before the start, and while the pose is held. */
export const InstructorsNote: Story = {
  parameters: mockApi({ asanas: practiceOf({ ...treePose, durationSeconds: 60 }) }),
  play: async () => {
    const words = "Your instructor's note Rest whenever you need to.";
    await expect((await screen.findByText(/Rest whenever/)).textContent).toBe(words);
    await start();
    await screen.findByRole('button', { name: 'Pause' });
    await expect(screen.getByText(/Rest whenever/).textContent).toBe(words);
  },
};

/** A practice that completes nothing shows no note: today's was done before. */
export const NoNoteOfWorkThatIsDone: Story = {
  parameters: mockApi({ asanas: practiceOf({ ...treePose, durationSeconds: 60 }, null, true) }),
  play: async () => {
    await screen.findByRole('button', { name: 'Start' });
    await expect(screen.queryByText(/Rest whenever/)).toBeNull();
  },
};

/** Two sets, an answer for the instructor, points, streak, and back to the assignments. */
export const TwoSets: Story = {
  parameters: mockApi({ asanas: practiceOf(quickPose), recordCompletion: recordAndAnswer }),
  beforeEach: () => {
    recorded = [];
  },
  play: async () => {
    const sets = await screen.findByRole('textbox', { name: 'Sets' });
    sets.focus();
    await userEvent.keyboard('{ArrowUp}');
    await start();
    await screen.findByText('Set Complete!');
    const question = await screen.findByRole('textbox', {
      name: 'Which side felt steadier today?',
    });
    await userEvent.type(question, 'The left one.');
    await complete();
    await expect(await screen.findByText(/^Practice Complete!/)).toBeVisible();
    await expect(await screen.findByText('+24 points')).toBeVisible();
    await expect(screen.getByText('36 points to Level 5')).toBeVisible();
    await press('Continue');
    await expect(await screen.findByText('🔥 Daily streak increased to 7 days!')).toBeVisible();
    await expect(await screen.findByText('Congratulations on completing the pose!')).toBeVisible();
    await arrivedAt('/assignments');
    await expect(recorded).toHaveLength(1);
    await expect(recorded[0]).toMatchObject({
      asana_id: treePose.id,
      sets: 2,
      duration_seconds: 1,
      source: 'assignment',
      reflection_answer: 'The left one.',
    });
  },
};

/** A flow is moved through as slowly as this device remembers. */
export const PaceOfFlow: Story = {
  parameters: mockApi({
    asanas: practiceOf({ ...quickPose, key: 'surya-namaskar', durationSeconds: 90 }),
  }),
  beforeEach: () => {
    savePreference('practicePace', 'gentle');
    return () => removePreference('practicePace');
  },
  play: async () => {
    const timer = await screen.findByRole('timer', { name: 'Time left' });
    await expect(timer).toHaveTextContent('01:53');
    await userEvent.click(screen.getByRole('radio', { name: 'Slow' }));
    await expect(timer).toHaveTextContent('02:15');
    await expect(readPreference('practicePace')).toBe('slow');
  },
};

/** A breath with holds stands behind its safety tips; who would rather not breathes gently. */
export const LevelOfBreath: Story = {
  parameters: mockApi({
    asanas: practiceOf({ ...quickPose, key: 'equal-breath', durationSeconds: 240 }),
  }),
  beforeEach: () => localStorage.removeItem(`niyama.readTips.v1.${student.id}`),
  play: async () => {
    const tips = createReadTips(student.id, { storage: () => localStorage });
    await userEvent.click(await screen.findByRole('radio', { name: 'With holds' }));
    await press('Start');
    await press('Breathe gently instead');
    await expect(await screen.findByRole('radio', { name: 'Gentle' })).toBeChecked();
    await expect(tips.has(quickPose.id)).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'With holds' }));
    practiceTime.stop();
    await press('Start');
    await press("I've read this. Start");
    await expect(await screen.findByRole('button', { name: 'Start now' })).toBeEnabled();
    await expect(tips.levelOf(quickPose.id)).toBe('withHolds');
  },
};

export const Slow: Story = {
  parameters: mockApi({ asanas: never('get', '/rest/v1/asanas') }),
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeVisible();
    await press('Back');
    await arrivedAt('/assignments');
  },
};

export const FailedLoad: Story = {
  parameters: mockApi({ asanas: serverError('get', '/rest/v1/asanas') }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Asana not found');
    await press('Go Back');
    await arrivedAt('/assignments');
  },
};

let isBroken = true;

export const RecoversFromAFailedLoad: Story = {
  parameters: mockApi({
    asanas: http.get(api('/rest/v1/asanas'), () =>
      isBroken
        ? HttpResponse.json({ message: 'internal' }, { status: 500 })
        : HttpResponse.json([practiceRow(quickPose)]),
    ),
  }),
  beforeEach: () => {
    isBroken = true;
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Asana not found');
    isBroken = false;
    await press('Try Again');
    await expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: mockApi({ asanas: http.get(api('/rest/v1/asanas'), () => HttpResponse.json([])) }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Asana not found' })).toBeVisible();
    await press('Go Back');
    await arrivedAt('/assignments');
  },
};

/** Sample poses can be read but not practiced; nothing is even asked for. */
export const SamplePose: Story = {
  parameters: {
    ...mockApi({ asanas: never('get', '/rest/v1/asanas') }),
    studentApp: { path: paths.practice('1') },
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Asana not found' })).toBeVisible();
  },
};

/** The network went away during the practice: the device keeps it, and says so. */
export const OfflineCompletion: Story = {
  parameters: mockApi({
    asanas: practiceOf(quickPose),
    recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
  }),
  play: async () => {
    await finishOneSet();
    await complete();
    await expect(
      await screen.findByText(
        "Your practice is saved on this device. You'll get your points once it syncs.",
      ),
    ).toBeVisible();
    await press('Continue');
    await arrivedAt('/assignments');
    const [row] = await createOutboxStore().load(student.id);
    await expect(row?.operation).toMatchObject({
      completion: { asanaId: treePose.id, sets: 1 },
    });
  },
};

/** Whether the network is there, in the story that is playing. */
let isReachable = false;

/** What waited was sent while its dialog stood there: it tells what was earned after all. */
export const SentMeanwhile: Story = {
  parameters: mockApi({
    asanas: practiceOf(quickPose),
    recordCompletion: http.post(api('/rest/v1/rpc/record_completion'), () =>
      isReachable
        ? HttpResponse.json(completionResultToAnswer(completionResult))
        : HttpResponse.error(),
    ),
  }),
  beforeEach: () => {
    isReachable = false;
  },
  play: async () => {
    await finishOneSet();
    await complete();
    await screen.findByText(/^Your practice is saved on this device/);
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    // Another dialog replaces it.
    await waitFor(() => expect(screen.getByText('+24 points')).toBeVisible());
    await press('Continue');
    await arrivedAt('/assignments');
  },
};

export const Refused: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf(quickPose),
      recordCompletion: http.post(api('/rest/v1/rpc/record_completion'), () =>
        HttpResponse.json(
          { code: 'P0001', message: 'completion_too_short', details: null, hint: null },
          { status: 400 },
        ),
      ),
    }),
    studentApp: { path: paths.practice(treePose.id, 'self-practice') },
  },
  play: async () => {
    await finishOneSet();
    await complete();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Could not update your progress');
    await expect(screen.getByText(/^This practice can't be counted/)).toBeVisible();
    await expect(screen.queryByText('Try Again')).toBeNull();
    await userEvent.click(screen.getByText('Close'));
    await arrivedAt('/self-practice');
    const [row] = await createOutboxStore().load(student.id);
    await expect(row?.refusal).toBe('completion_too_short');
  },
};

/** Whether the device's clock is still ahead, in the story that is playing. */
let isClockAhead = true;
const answerByClock = () =>
  isClockAhead
    ? HttpResponse.json({ code: 'P0001', message: 'completion_in_future' }, { status: 400 })
    : HttpResponse.json(completionResultToAnswer(completionResult));

/** The clock of the device was ahead: the person sets it right, and the practice counts. */
export const ClockWasAhead: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf(quickPose),
      recordCompletion: http.post(api('/rest/v1/rpc/record_completion'), () => answerByClock()),
    }),
    studentApp: { path: paths.practice(treePose.id, 'library') },
  },
  beforeEach: () => {
    isClockAhead = true;
  },
  play: async () => {
    await finishOneSet();
    await complete();
    await expect(await screen.findByText(/^This device's clock is ahead/)).toBeVisible();
    await expect(screen.getByText(/^Nothing is lost/)).toBeVisible();
    isClockAhead = false;
    await userEvent.click(screen.getByText('Try Again'));
    await expect(await screen.findByText('+24 points')).toBeVisible();
    await press('Continue');
    await arrivedAt('/library');
    await expect(await createOutboxStore().load(student.id)).toEqual([]);
  },
};

/** Its assignment was done today: nobody would read an answer. */
export const AgainToday: Story = {
  parameters: {
    ...mockApi({ asanas: practiceOf(quickPose, null, true) }),
    studentApp: { path: paths.practice(treePose.id, 'library') },
  },
  play: async () => {
    await finishOneSet();
    await expect(screen.queryByText('Which side felt steadier today?')).toBeNull();
    await complete();
    await press('Continue');
    await arrivedAt('/library');
  },
};

/** The same from the next occurrence, or from a second tab that was opened from the first one. */
export const AgainTodayFromAssignment: Story = {
  parameters: mockApi({ asanas: practiceOf(quickPose, null, true) }),
  play: async () => {
    await finishOneSet();
    await expect(screen.queryByText('Which side felt steadier today?')).toBeNull();
    await complete();
    await press('Continue');
    await arrivedAt('/assignments');
  },
};

/** What Back saved goes on where it stood; Back saves it again. */
export const PausedAndResumed: Story = {
  parameters: {
    ...mockApi({ asanas: practiceOf(warriorTwo, leftWarrior) }),
    studentApp: { path: paths.practice(warriorTwo.id, 'home') },
  },
  play: async () => {
    await expect(
      await screen.findByText('Continuing from paused session with 1 minute left'),
    ).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent('00:42');
    await expect(screen.getByText('Set 2 of 3')).toBeVisible();
    await press('Resume');
    await press('Pause');
    await press('Back');
    await expect(
      await screen.findByText('Progress saved. You can resume this practice later.'),
    ).toBeVisible();
    await arrivedAt('/homepage');
  },
};

/** What the history keeps of the page, over a reload too. */
function KeptState() {
  return (
    <div hidden data-testid="state">
      {JSON.stringify(useLocation().state)}
    </div>
  );
}

/** What home resumes runs without another tap, once: a reload finds it standing. */
export const ResumedFromHome: Story = {
  parameters: {
    ...mockApi({ asanas: practiceOf(warriorTwo, leftWarrior) }),
    studentApp: {
      path: paths.practice(warriorTwo.id, 'home'),
      state: { isBegunHere: true, resumes: true },
    },
  },
  render: () => (
    <>
      <PracticeRoute />
      <KeptState />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(screen.getByTestId('state')).toHaveTextContent(
      JSON.stringify({ isBegunHere: true, resumes: false }),
    );
  },
};

const weekAgo = Date.now() - 7 * 24 * 3_600_000;

/** What was left so long ago that it would not count starts over, and says so before Start. */
export const PausedLongAgo: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf(warriorTwo, {
        ...pausedWarrior,
        pausedAt: new Date(weekAgo).toISOString(),
        intervals: [{ startedAt: weekAgo - 78_000, endedAt: weekAgo }],
      }),
    }),
    studentApp: { path: paths.practice(warriorTwo.id, 'home') },
  },
  play: async () => {
    await expect(
      await screen.findByText(
        'You started this practice more than six days ago. It has to start over to count.',
      ),
    ).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Sets' })).toHaveValue('1');
    await expect(screen.queryByText(/Continuing from paused session/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  },
};

export const PauseNotSaved: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf(warriorTwo, leftWarrior),
      savePaused: serverError('post', '/rest/v1/paused_sessions'),
    }),
    studentApp: { path: paths.practice(warriorTwo.id) },
  },
  play: async () => {
    await press('Resume');
    await press('Pause');
    await press('Back');
    await expect(
      await screen.findByText('Failed to save progress. Please try again.'),
    ).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent(/^00:4[12]$/);
    await expect(screen.getByRole('button', { name: 'Resume' })).toBeEnabled();
  },
};

/** By keyboard alone: Start has the focus, Escape asks, and ending earns nothing. */
export const EndedEarly: Story = {
  parameters: {
    ...mockApi({ asanas: practiceOf(treePose) }),
    studentApp: { path: paths.practice(treePose.id) },
  },
  play: async () => {
    practiceTime.stop();
    (await screen.findByRole('button', { name: 'Start' })).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start now' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(
      await screen.findByRole('alertdialog', { name: 'End this practice?' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
    await press('Close the practice');
    await press('End practice');
    await expect(await screen.findByText('Practice ended early')).toBeVisible();
    await arrivedAt('/library');
  },
};

export const KilledTab: Story = {
  parameters: mockApi({ asanas: practiceOf(treePose) }),
  beforeEach: () => running().write(interrupted),
  play: async () => {
    await expect(await screen.findByText('You were on set 2 of 3 with 00:56 left.')).toBeVisible();
    await press('Continue');
    await expect(await screen.findByRole('timer')).toHaveTextContent('00:56');
    await expect(screen.getByText('Set 2 of 3')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
    // Other tabs ask for this lock before they take it for abandoned.
    await waitFor(async () => {
      const { held = [] } = await navigator.locks.query();
      return expect(held.map(({ name }) => name)).toContain(practiceLock(interrupted.id));
    });
  },
};

/** What another tab shows at this moment is neither offered nor ended here. */
export const RunsInAnotherTab: Story = {
  ...KilledTab,
  beforeEach: () => {
    running().write(interrupted);
    return holdLock(practiceLock(interrupted.id));
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Sets' })).toHaveValue('1');
    await start();
    await press('Reset');
    await expect(running().list()).toEqual([interrupted]);
  },
};

const treeElsewhere = { path: paths.practice(treePose.id, 'assignment'), name: treePose.name };

/** Another tab of this device, which practices Tree and lets go as soon as it is asked. */
async function practiceElsewhere() {
  const name = practicingLock(student.id);
  const other = openClaim({
    acquireLock: (options) => acquireLock(name, options),
    openLine: (onMessage) => openTabChannel(name, onMessage),
    lastWritten: () => null,
  });
  other.claim.subscribe(() => {
    if (!other.isHeld() || other.place().status === 'here') return;
    running().write(interrupted);
    other.handOver();
  });
  await other.begin(treeElsewhere);
  return other.close;
}

/** What runs elsewhere is said before Start, and goes on here where it stood, without another tap. */
export const TakenOver: Story = {
  ...KilledTab,
  beforeEach: practiceElsewhere,
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: /another tab/ }),
    ).toBeVisible();
    await expect(screen.getByText(/^Tree /)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    await press('Continue here');
    await expect(await screen.findByText('Set 2 of 3')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tree' })).toHaveFocus());
  },
};

/** The Start button is gone, so the focus moves to the heading, which says why nothing runs here. */
export const RefusedStart: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Start' });
    const giveBack = await acquireLock(practicingLock(student.id), {});
    await userEvent.click(button);
    const heading = await screen.findByRole('heading', { level: 1, name: /another tab/ });
    await waitFor(() => expect(heading).toHaveFocus());
    giveBack?.();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tree' })).toHaveFocus());
  },
};

/** Another tab that has said what it practices and was put to sleep, with all its locks. */
function sleepElsewhere() {
  running().write(interrupted);
  const name = practicingLock(student.id);
  const line = openTabChannel<ClaimMessage>(name, ({ type }) => {
    if (type === 'asked') line.send({ type: 'practiced', practiced: treeElsewhere });
  });
  const giveBack = [holdLock(name), holdLock(practiceLock(interrupted.id))];
  return () => {
    line.close();
    for (const give of giveBack) give();
  };
}

/** A tab that cannot let go keeps nobody from practicing: what it had written down goes on here. */
export const TakenFromASleepingTab: Story = {
  ...KilledTab,
  beforeEach: sleepElsewhere,
  play: async () => {
    await press('Continue here');
    await expect(
      await screen.findByText(/^That tab isn't responding/, undefined, { timeout: 5000 }),
    ).toBeVisible();
    await press('Continue here');
    await expect(await screen.findByText('Set 2 of 3')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

/** What was begun here makes way for the tab that goes on with it, which finds all of it. */
export const HandedOver: Story = {
  ...KilledTab,
  play: async () => {
    await press('Continue');
    await press('Resume');
    await screen.findByRole('button', { name: 'Pause' });
    const name = practicingLock(student.id);
    const line = openTabChannel<ClaimMessage>(name);
    line.send({ type: 'wanted', at: Date.now() });
    await expect(
      await screen.findByRole('heading', { level: 1, name: /another tab/ }),
    ).toBeVisible();
    const [kept] = running().list();
    await expect(kept?.id).toBe(interrupted.id);
    await expect(kept?.setNumber).toBe(2);
    line.close();
  },
};

export const KilledTabStartsOver: Story = {
  ...KilledTab,
  play: async () => {
    await press('Start over');
    await expect(await screen.findByRole('textbox', { name: 'Sets' })).toHaveValue('1');
    await expect(running().list()).toEqual([]);
  },
};

/** Another pose is opened: the practice that a killed tab left behind becomes a paused session. */
export const AnotherPoseAfterKilledTab: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf(warriorTwo),
      savePaused: http.post(api('/rest/v1/paused_sessions'), async ({ request }) => {
        recorded.push((await request.json()) as Record<string, unknown>);
        return new HttpResponse(null, { status: 201 });
      }),
    }),
    studentApp: { path: paths.practice(warriorTwo.id) },
  },
  beforeEach: () => {
    recorded = [];
    running().write(interrupted);
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Start' });
    await waitFor(() => expect(running().list()).toEqual([]));
    await expect(recorded).toEqual([
      expect.objectContaining({
        asana_id: treePose.id,
        set_number: 2,
        sets: 3,
        time_remaining: 56,
      }),
    ]);
  },
};

/** Without a network a practice that was left stays, whatever is practiced next. */
export const AnotherPoseOffline: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf({ ...warriorTwo, durationSeconds: 1 }),
      savePaused: unreachable('post', '/rest/v1/paused_sessions'),
      recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
    }),
    studentApp: { path: paths.practice(warriorTwo.id) },
  },
  beforeEach: () => running().write(interrupted),
  play: async () => {
    await start();
    await screen.findByRole('alertdialog', { name: 'You finished Warrior II' });
    await expect(
      running()
        .list()
        .map(({ asanaId }) => asanaId),
    ).toEqual([warriorTwo.id, interrupted.asanaId]);
    await complete();
    await press('Continue');
    await arrivedAt('/library');
    await expect(running().list()).toEqual([interrupted]);
  },
};

/** Before the first practice one sheet asks once; limits stay on the device, the rest is saved. */
export const FirstPractice: Story = {
  parameters: mockApi({
    asanas: practiceOf(treePose),
    home: http.post(api('/rest/v1/rpc/home'), () =>
      HttpResponse.json(
        homeToAnswer({ ...home, profile: { ...student, healthNoticeSeen: false } }),
      ),
    ),
    updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
      recorded.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json([{ id: student.id }]);
    }),
  }),
  beforeEach: () => {
    recorded = [];
    const composer = createComposerStore(student.id, { storage: () => localStorage });
    composer.clear();
    return composer.clear;
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Before you practice' })).toBeVisible();
    await press('Shoulders');
    await press('Continue');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByText('You told this device: Shoulders.')).toBeVisible();
    await waitFor(() => expect(recorded).toHaveLength(2));
    const saved = Object.assign({}, ...recorded) as Record<string, unknown>;
    await expect(saved).toMatchObject({
      health_notice_seen_at: expect.any(String) as string,
      guidance: 'full',
    });
    await expect(JSON.stringify(saved)).not.toContain('shoulders');
    await start();
    await press('Reset');
    await expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A meditation that runs is paused before a pose starts, if the student wants that. */
export const BesideMeditation: Story = {
  parameters: mockApi({ asanas: practiceOf(treePose) }),
  beforeEach: () => {
    const meditations = createMeditationStore(student.id, { storage: () => localStorage });
    const { plan } = defaultMeditationChoice;
    const now = Date.now();
    meditations.writeChoice({ ...defaultMeditationChoice, bellMode: 'silence' });
    meditations.writeMeditation({
      id: crypto.randomUUID(),
      plan,
      elapsedBefore: 0,
      startedAt: now - 60_000,
      intervals: [],
      bellsPassed: 0,
      missedBells: [],
      breathesFreely: false,
      savedAt: now,
    });
    return () => {
      const left = meditations.readMeditation();
      if (left) meditations.forgetMeditation(left.id);
    };
  },
  play: async () => {
    const meditations = createMeditationStore(student.id, { storage: () => localStorage });
    const asked = { name: 'Your meditation is still running' };
    await press('Start');
    await screen.findByRole('alertdialog', asked);
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(meditations.readMeditation()?.startedAt).toEqual(expect.any(Number));
    practiceTime.stop();
    await press('Start');
    await screen.findByRole('alertdialog', asked);
    await press('Pause it and start');
    await expect(await screen.findByRole('timer', { name: 'Get ready' })).toBeVisible();
    await waitFor(() => expect(meditations.readMeditation()?.startedAt).toBeNull());
  },
};

const pausedElsewhereAt = new Date();

/** Left and saved on another device after this one: the later practice counts, and a toast says so. */
export const PausedElsewhereSince: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf(warriorTwo, {
        ...leftWarrior,
        pausedAt: pausedElsewhereAt.toISOString(),
      }),
    }),
    studentApp: { path: paths.practice(warriorTwo.id) },
  },
  beforeEach: () =>
    running().write({
      ...interrupted,
      asanaId: warriorTwo.id,
      savedAt: pausedElsewhereAt.getTime() - 60_000,
    }),
  play: async () => {
    await expect(
      await screen.findByText('Continuing from paused session with 1 minute left'),
    ).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent('00:42');
  },
};

/** A malformed id asks for nothing, and a source that nobody knows returns to the library. */
export const MalformedAddress: Story = {
  parameters: {
    ...mockApi({ asanas: never('get', '/rest/v1/asanas') }),
    studentApp: { path: '/pose-practice?id=<b>7</b>&source=moon' },
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Asana not found' })).toBeVisible();
    await press('Go Back');
    await arrivedAt('/library');
  },
};

export const WithoutAnId: Story = {
  parameters: {
    ...mockApi({ asanas: never('get', '/rest/v1/asanas') }),
    studentApp: { path: '/pose-practice' },
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Asana not found' })).toBeVisible();
  },
};

const notCounted = (code: string) =>
  http.post(api('/rest/v1/rpc/record_completion'), () =>
    HttpResponse.json({ code: 'P0001', message: code, details: null, hint: null }, { status: 400 }),
  );

/** Two tabs practiced the same assignment at the same time: the second completion is not counted. */
export const CompletedInAnotherTab: Story = {
  parameters: mockApi({
    asanas: practiceOf(quickPose),
    recordCompletion: notCounted('completion_overlaps'),
  }),
  play: async () => {
    await finishOneSet();
    await complete();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not save assignment completion',
    );
    await expect(
      screen.getByText("You've already logged another practice for this time."),
    ).toBeVisible();
    await userEvent.click(screen.getByText('Close'));
    await arrivedAt('/assignments');
  },
};

export const PoseDeletedMeanwhile: Story = {
  parameters: {
    ...mockApi({
      asanas: practiceOf(quickPose),
      recordCompletion: notCounted('asana_not_found'),
    }),
    studentApp: { path: paths.practice(treePose.id, 'library') },
  },
  play: async () => {
    await finishOneSet();
    await complete();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save your practice',
    );
    await expect(screen.getByText('This pose is no longer in the library.')).toBeVisible();
  },
};

/** What is chosen in the menu holds at once and is remembered in the profile. */
export const CuesAreRemembered: Story = {
  parameters: mockApi({
    asanas: practiceOf(treePose),
    updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
      recorded.push((await request.json()) as Record<string, unknown>);
      return new HttpResponse(null, { status: 204 });
    }),
  }),
  beforeEach: () => {
    recorded = [];
  },
  play: async () => {
    await press('Sound and cues');
    await userEvent.click(await screen.findByRole('switch', { name: 'Get ready' }));
    await waitFor(() =>
      expect(recorded).toEqual([
        expect.objectContaining({ cue_get_ready: false, cue_switch_sides: true, sound_volume: 80 }),
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Start');
    await expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

export const CuesNotSaved: Story = {
  parameters: mockApi({
    asanas: practiceOf(treePose),
    updateProfile: serverError('patch', '/rest/v1/profiles'),
  }),
  play: async () => {
    await press('Sound and cues');
    await userEvent.click(await screen.findByRole('switch', { name: 'Sound' }));
    await expect(
      await screen.findByText("Your change applies for now, but we couldn't save it."),
    ).toBeVisible();
    await expect(screen.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  },
};
