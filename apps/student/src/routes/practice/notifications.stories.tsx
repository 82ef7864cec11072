import { type Asana, paths } from '@niyama/domain';
import {
  api,
  asanaToRow,
  completionResult,
  completionResultToAnswer,
  mockApi,
  treePose,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  comeBack,
  homeWithNotifications,
  putAway,
  recordNotifications,
} from '../../testing/recordedNotifications.ts';
import { practiceTime } from '@niyama/app/testing/practiceTime.ts';
import { withStudentApp } from '../../testing/withStudentApp.tsx';
import PracticeRoute from '../practice.tsx';

/** A pose that takes a second, so that nobody waits for a story. */
const quickPose: Asana = { ...treePose, durationSeconds: 1 };
const practice = http.get(api('/rest/v1/asanas'), () =>
  HttpResponse.json([{ ...asanaToRow(quickPose), paused_sessions: [], open: [], done: [] }]),
);
const earlyBird = { key: 'early-bird', name: 'Early Bird', points: 50 };
const record = http.post(api('/rest/v1/rpc/record_completion'), async ({ request }) => {
  const { completion } = (await request.json()) as { completion: { id: string } };
  const result = { ...completionResult, id: completion.id, achievements: [earlyBird] };
  return HttpResponse.json(completionResultToAnswer(result));
});

let shown: ReturnType<typeof recordNotifications>['shown'] = [];

const meta = {
  title: 'Flows/Student/Practice notifications',
  component: PracticeRoute,
  parameters: {
    width: '375',
    layout: 'fullscreen',
    ...mockApi({ asanas: practice, recordCompletion: record, home: homeWithNotifications(true) }),
  },
  decorators: [withStudentApp({ path: paths.practice(treePose.id, 'library'), isFramed: false })],
  beforeEach: () => {
    const recorded = recordNotifications();
    ({ shown } = recorded);
    return () => {
      practiceTime.run();
      recorded.restore();
      comeBack();
    };
  },
} satisfies Meta<typeof PracticeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pose does not end before the page is put away. */
const start = async () => {
  practiceTime.stop();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start now' }));
};
const finished = () => screen.findByRole('alertdialog', { name: 'You finished Tree' });
const complete = async () =>
  userEvent.click(within(await finished()).getByText('Complete practice'));

const done = {
  title: 'Your practice is done',
  body: 'Tree: all sets done. Come back to save your practice.',
};

/** While the page is hidden, notifications say that the practice is done and what it earned. */
export const PageIsAway: Story = {
  play: async () => {
    await start();
    putAway();
    practiceTime.run();
    await finished();
    await waitFor(() => expect(shown).toEqual([done]));
    await complete();
    await waitFor(() =>
      expect(shown).toEqual([done, { title: 'New achievement: Early Bird', body: '+50 XP' }]),
    );
  },
};

export const PageIsSeen: Story = {
  play: async () => {
    await start();
    practiceTime.run();
    await complete();
    await expect(await screen.findByText(/New achievement: Early Bird/)).toBeVisible();
    await expect(shown).toEqual([]);
  },
};

export const SwitchedOffInSettings: Story = {
  parameters: mockApi({
    asanas: practice,
    recordCompletion: record,
    home: homeWithNotifications(false),
  }),
  play: async () => {
    await start();
    putAway();
    practiceTime.run();
    await complete();
    await expect(await screen.findByText(/New achievement: Early Bird/)).toBeVisible();
    await expect(shown).toEqual([]);
  },
};
