import { createMeditationStore } from '@niyama/device';
import { defaultMeditationChoice } from '@niyama/domain';
import { api, completionResult, completionResultToAnswer, mockApi, student } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  comeBack,
  homeWithNotifications,
  putAway,
  recordNotifications,
} from '../../testing/recordedNotifications.ts';
import { withStudentApp } from '../../testing/withStudentApp.tsx';
import TimerRoute from '../timer.tsx';

const record = http.post(api('/rest/v1/rpc/record_completion'), async ({ request }) => {
  const { completion } = (await request.json()) as { completion: { id: string } };
  const result = {
    ...completionResult,
    id: completion.id,
    pointsAwarded: 10,
    level: 5,
    leveledUp: true,
    achievements: [
      { key: 'early-bird', name: 'Early Bird', points: 50 },
      { key: 'meditation-master', name: 'Meditation Master', points: 100 },
    ],
  };
  return HttpResponse.json(completionResultToAnswer(result));
});

let shown: ReturnType<typeof recordNotifications>['shown'] = [];

const meta = {
  title: 'Flows/Student/Meditation notifications',
  component: TimerRoute,
  parameters: {
    width: '375',
    layout: 'fullscreen',
    ...mockApi({ recordCompletion: record, home: homeWithNotifications(true) }),
  },
  decorators: [withStudentApp({ path: '/timer' })],
  beforeEach: () => {
    leaveAlmostDone();
    const recorded = recordNotifications();
    ({ shown } = recorded);
    return () => {
      recorded.restore();
      comeBack();
    };
  },
} satisfies Meta<typeof TimerRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A meditation that is paused a moment before its end, so that nobody waits for a story. */
function leaveAlmostDone() {
  const store = createMeditationStore(student.id, { storage: () => localStorage });
  store.writeChoice({ ...defaultMeditationChoice, bellMode: 'silence' });
  const elapsedBefore = defaultMeditationChoice.plan.durationSeconds * 1000 - 100;
  const endedAt = Date.now();
  store.writeMeditation({
    id: crypto.randomUUID(),
    plan: defaultMeditationChoice.plan,
    elapsedBefore,
    startedAt: null,
    intervals: [{ startedAt: endedAt - elapsedBefore, endedAt }],
    bellsPassed: 1,
    missedBells: [],
    breathesFreely: false,
    savedAt: endedAt,
  });
}

/** Goes on with the meditation to its end, as soon as it is known what the student wants to hear. */
const resume = async ({ isSeen = false } = {}) => {
  await screen.findByRole('link', { name: /340/ });
  const button = await screen.findByRole('button', { name: 'Resume' });
  if (!isSeen) putAway();
  await userEvent.click(button);
};
const earned = () => screen.findByText('New achievement: Early Bird');

/** While the page is hidden, notifications say that the meditation is over and what it earned. */
export const PageIsAway: Story = {
  play: async () => {
    await resume();
    await waitFor(() =>
      expect(shown).toEqual([
        {
          title: 'Timer completed!',
          body: "Your meditation is complete. Come back when you're ready.",
        },
        { title: 'New achievement: Early Bird and Meditation Master', body: '+150 XP' },
      ]),
    );
  },
};

/** On a visible page, toasts say it instead, one after the other, and also name the new level. */
export const PageIsSeen: Story = {
  play: async () => {
    await resume({ isSeen: true });
    await expect(await screen.findByText('You reached level 5!')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await earned()).toBeVisible();
    await expect(shown).toEqual([]);
  },
};

export const SwitchedOffInSettings: Story = {
  parameters: mockApi({ recordCompletion: record, home: homeWithNotifications(false) }),
  play: async () => {
    await resume();
    await earned();
    await expect(shown).toEqual([]);
  },
};
