import { createMeditationStore, createOutboxStore, holdLock, practicingLock } from '@niyama/device';
import { type RunningMeditation, defaultMeditationChoice } from '@niyama/domain';
import {
  api,
  beforeWorkPreset,
  completionResult,
  completionResultToAnswer,
  mockApi,
  never,
  serverError,
  student,
  timerPresetToRow,
  unreachable,
} from '@niyama/mocks';
import { StudentFrame } from '@niyama/ui/screens/student/StudentFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import TimerRoute from './timer.tsx';

/** Another screen behind the same login, to which a student goes in the middle of a meditation. */
function OtherScreen() {
  return <StudentFrame title="Another screen">{null}</StudentFrame>;
}

function TimerAndAnother() {
  return useLocation().pathname === '/timer' ? <TimerRoute /> : <OtherScreen />;
}

const meta = {
  title: 'Flows/Student/Timer',
  component: TimerAndAnother,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/timer', pattern: '*' })],
  // What an earlier story left on this device. Bells that are only seen need no loudspeaker.
  beforeEach: async () => {
    await createOutboxStore().clear(student.id);
    const store = meditations();
    const left = store.readMeditation();
    if (left) store.forgetMeditation(left.id);
    store.writeChoice({ ...defaultMeditationChoice, bellMode: 'silence' });
    recorded = [];
  },
} satisfies Meta<typeof TimerAndAnother>;

export default meta;
type Story = StoryObj<typeof meta>;

const meditations = () => createMeditationStore(student.id, { storage: () => localStorage });

/** A meditation of ten minutes with three bells that began so many seconds ago. */
const begun = (seconds: number): RunningMeditation => ({
  id: crypto.randomUUID(),
  plan: { ...defaultMeditationChoice.plan, intervalBells: [150, 300, 450] },
  elapsedBefore: 0,
  startedAt: Date.now() - seconds * 1000,
  intervals: [],
  bellsPassed: 1,
  missedBells: [],
  breathesFreely: false,
  savedAt: Date.now() - seconds * 1000,
});
const left = (meditation: RunningMeditation) => meditations().writeMeditation(meditation);

let recorded: Record<string, unknown>[] = [];
const recordPath = '/rest/v1/rpc/record_completion';
const recordCompletion = http.post(api(recordPath), async ({ request }) => {
  const { completion } = (await request.json()) as { completion: Record<string, unknown> };
  recorded.push(completion);
  const answer = completionResultToAnswer({
    ...completionResult,
    pointsAwarded: 10,
    achievements: [],
  });
  return HttpResponse.json({ ...answer, id: completion['id'] });
});

/** Presses a button as soon as it can be: presets are locked until the meditation of this device is known. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** The last two seconds of a meditation: it ends by itself and is recorded once. */
export const EndsAndEarns: Story = {
  parameters: mockApi({ recordCompletion }),
  beforeEach: () => {
    left({ ...begun(598), bellsPassed: 4 });
  },
  play: async () => {
    await expect(
      await screen.findByText('Earned 10 points!', { selector: 'main *' }),
    ).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Timer completed!' })).toBeVisible();
    // Shown on the page, and not a second time as a toast.
    await expect(screen.getAllByText('Timer completed!')).toHaveLength(1);
    await expect(screen.getAllByText('Earned 10 points!')).toHaveLength(1);
    await expect(recorded).toHaveLength(1);
    await expect(recorded[0]).toMatchObject({ kind: 'timer', duration_seconds: 600, sets: 1 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await press('Done');
    await expect(await screen.findByRole('timer')).toHaveTextContent('10:00');
    await expect(meditations().readMeditation()).toBeNull();
  },
};

/** Another tab practices a pose: a meditation starts beside it only if the student wants that. */
export const BesidePractice: Story = {
  beforeEach: () => holdLock(practicingLock(student.id)),
  play: async () => {
    const asked = { name: 'A practice is open in another tab' };
    await press('Start');
    await screen.findByRole('alertdialog', asked);
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(meditations().readMeditation()).toBeNull();
    await press('Start');
    await screen.findByRole('alertdialog', asked);
    await press('Start anyway');
    await expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

/** A tab was killed in the middle of a meditation: opened hours later it tells what rang and what did not. */
export const KilledTab: Story = {
  parameters: mockApi({ recordCompletion }),
  beforeEach: () => left({ ...begun(7200), bellsPassed: 2 }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: "3 bells didn't ring" })).toBeVisible();
    await waitFor(() => expect(recorded).toHaveLength(1));
    const intervals = recorded[0]?.['intervals'] as [number, number][] | undefined;
    await expect(intervals?.map(([from, to]) => to - from)).toEqual([600_000]);
  },
};

/** The breath of a meditation is let go and led again, and the device remembers it. */
export const LeadsTheBreath: Story = {
  beforeEach: () => {
    const meditation = begun(62);
    const breath = { in: 10, holdIn: 0, out: 10, holdOut: 0, minutes: 20 };
    left({ ...meditation, plan: { ...meditation.plan, breath } });
  },
  play: async () => {
    await expect(await screen.findByText(/^Breathe (?:in|out)$/)).toBeVisible();
    await press('Breathe freely');
    await waitFor(() => expect(meditations().readMeditation()?.breathesFreely).toBe(true));
    await expect(screen.queryByText(/^Breathe (?:in|out)$/)).toBeNull();
    await press('Guide my breath again');
    await waitFor(() => expect(meditations().readMeditation()?.breathesFreely).toBe(false));
    await expect(await screen.findByText(/^Breathe (?:in|out)$/)).toBeVisible();
  },
};

/** Holds that a student agreed to are held today. */
export const AgreesToHolds: Story = {
  beforeEach: () => localStorage.removeItem(`niyama.holds.v1.${student.id}`),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Custom' }));
    await press('Add holds...');
    await press('None of these apply to me');
    await waitFor(() => expect(meditations().holdsAgreed()).toBe(true));
    await press('Start');
    await waitFor(() => expect(meditations().readMeditation()?.plan.breath?.holdIn).toBe(4));
    await press('Reset');
  },
};

/** A student who stops early keeps the minutes. */
export const EndsEarly: Story = {
  parameters: mockApi({ recordCompletion }),
  beforeEach: () => left(begun(140)),
  play: async () => {
    await waitFor(() => expect(document.title).toMatch(/^07:[0-4]\d · Timer/));
    await press('Reset');
    await press('End and save 2 minutes');
    await expect(
      await screen.findByRole('heading', { name: 'You meditated for 2 minutes' }),
    ).toBeVisible();
    await waitFor(() => expect(recorded).toHaveLength(1));
    await expect(recorded[0]).toMatchObject({ kind: 'timer', duration_seconds: 120 });
    await waitFor(() => expect(meditations().readMeditation()).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await press('Done');
    await expect(await screen.findByRole('timer')).toHaveTextContent('10:00');
  },
};

/** Leaving the screen keeps the meditation running, and a bar leads back to it. */
export const LeavesAndReturns: Story = {
  play: async ({ canvasElement }) => {
    await press('Start');
    await screen.findByRole('button', { name: 'Pause' });
    await press('Turn sound on');
    await expect(await screen.findByText('Sound enabled')).toBeVisible();
    await press('Turn sound off');
    await expect(await screen.findByText('Sound disabled')).toBeVisible();
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Main navigation' });
    await userEvent.click(within(navigation).getByRole('link', { name: 'Library' }));
    await screen.findByRole('heading', { name: 'Another screen' });
    await userEvent.click(
      await screen.findByRole('link', { name: /^Back to your meditation 09:/ }),
    );
    await press('Pause');
    await expect(await screen.findByText('Paused')).toBeVisible();
    await press('Reset');
    await expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    await expect(meditations().readMeditation()).toBeNull();
  },
};

/** Without a network the meditation waits on the device. */
export const Offline: Story = {
  parameters: mockApi({ recordCompletion: unreachable('post', recordPath) }),
  beforeEach: () => left(begun(7200)),
  play: async () => {
    await expect(await screen.findByText(/^Your meditation is saved on this device/)).toBeVisible();
    await waitFor(async () => {
      const rows = await createOutboxStore().load(student.id);
      await expect(rows.map(({ operation }) => operation.kind)).toEqual(['completion']);
    });
  },
};

let stored: Record<string, unknown>[] = [];
const path = '/rest/v1/timer_presets';
const remembering = {
  timerPresets: http.get(api(path), () => HttpResponse.json(stored)),
  saveTimerPreset: http.post(api(path), async ({ request }) => {
    stored.unshift((await request.json()) as Record<string, unknown>);
    return new HttpResponse(null, { status: 201 });
  }),
  deleteTimerPreset: http.delete(api(path), ({ request }) => {
    const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '');
    stored = stored.filter((row) => row['id'] !== id);
    return new HttpResponse(null, { status: 204 });
  }),
};
const atPresets = { studentApp: { path: '/timer?tab=presets' } };

/** The settings become a preset, which is loaded, deleted and brought back. */
export const OwnPreset: Story = {
  tags: ['dark'],
  parameters: { ...mockApi(remembering), ...atPresets },
  beforeEach: () => {
    stored = [];
  },
  play: async () => {
    await press(/^Yoga Session/);
    await expect(await screen.findByText('Loaded preset: Yoga Session')).toBeVisible();
    await expect(await screen.findByRole('timer')).toHaveTextContent('20:00');
    await userEvent.click(screen.getByRole('tab', { name: 'Presets' }));
    await press('Create Custom Preset');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: 'Preset Name' }), 'Evening');
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await screen.findByText('Timer preset saved: Evening')).toBeVisible();
    await expect(stored).toHaveLength(1);
    await expect(stored[0]).toMatchObject({
      name: 'Evening',
      duration_seconds: 1200,
      interval_bells: 3,
      bell_mode: 'silence',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    // Nobody could tell two presets with the same name apart.
    await press('Create Custom Preset');
    const again = within(await screen.findByRole('dialog'));
    await userEvent.type(again.getByRole('textbox', { name: 'Preset Name' }), ' evening');
    await userEvent.click(again.getByRole('button', { name: 'Save Preset' }));
    await expect(await again.findByRole('alert')).toHaveTextContent(/^You already have a timer/);
    await expect(stored).toHaveLength(1);
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press('Delete Evening');
    await expect(await screen.findByText('Preset deleted successfully')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Evening/ })).toBeNull();
    await press('Undo');
    await press(/^Evening/);
    await expect(await screen.findByText('Loaded preset: Evening')).toBeVisible();
  },
};

/** What could not be deleted stands there again; what could not be saved can be saved later. */
export const PresetsFail: Story = {
  parameters: {
    ...mockApi({
      timerPresets: http.get(api(path), () =>
        HttpResponse.json([timerPresetToRow(beforeWorkPreset)]),
      ),
      saveTimerPreset: serverError('post', path),
      deleteTimerPreset: serverError('delete', path),
    }),
    ...atPresets,
  },
  play: async () => {
    await press('Delete Before work');
    await expect(await screen.findByText('Failed to delete preset')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /^Before work/ })).toBeVisible();
    await press('Create Custom Preset');
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByRole('textbox', { name: 'Preset Name' });
    await userEvent.type(name, 'Evening');
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to save your custom preset',
    );
    await expect(name).toHaveValue('Evening');
  },
};

let answer = Promise.withResolvers<void>();
/** Closed while it is saved, the form stays closed, and what failed is said all the same. */
export const ClosedWhileSaving: Story = {
  parameters: {
    ...mockApi({
      timerPresets: http.get(api(path), () => HttpResponse.json([])),
      saveTimerPreset: http.post(api(path), async () => {
        await answer.promise;
        return HttpResponse.error();
      }),
    }),
    ...atPresets,
  },
  beforeEach: () => {
    answer = Promise.withResolvers();
  },
  play: async () => {
    await press('Create Custom Preset');
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: 'Preset Name' }), 'Evening');
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer.resolve();
    await expect(await screen.findByText(/^Failed to save your custom preset/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

let isBroken = true;

export const RecoversFromAFailedLoad: Story = {
  parameters: {
    ...mockApi({
      timerPresets: http.get(api(path), () =>
        isBroken
          ? HttpResponse.json({ message: 'internal' }, { status: 500 })
          : HttpResponse.json([timerPresetToRow(beforeWorkPreset)]),
      ),
    }),
    ...atPresets,
  },
  beforeEach: () => {
    isBroken = true;
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load your custom presets',
    );
    isBroken = false;
    await press('Retry');
    await expect(await screen.findByRole('button', { name: /^Before work/ })).toBeVisible();
  },
};

/** A server that does not answer keeps nobody from meditating. */
export const Slow: Story = {
  parameters: {
    ...mockApi({
      home: never('post', '/rest/v1/rpc/home'),
      timerPresets: never('get', path),
    }),
    ...atPresets,
  },
  play: async () => {
    await expect(await screen.findByText(/^Still loading/)).toBeVisible();
    await press(/^Quick Meditation/);
    await press('Start');
    await press('Reset');
  },
};
