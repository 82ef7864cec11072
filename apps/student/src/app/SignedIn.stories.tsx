import { createOutboxStore, createMeditationStore } from '@niyama/device';
import { type OutboxRow, defaultMeditationChoice } from '@niyama/domain';
import {
  api,
  authRefusal,
  homeToAnswer,
  leavingRefusal,
  mockApi,
  newStudentHome,
  student,
  treePose,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import TimerRoute from '../routes/timer.tsx';
import { toasts } from './toasts.ts';

const meta = {
  title: 'Flows/Student/SignedIn',
  component: TimerRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/timer' })],
} satisfies Meta<typeof TimerRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function logOut(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Open menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/auth$/);
}

export const LogsOutAlthoughTheServerIsGone: Story = {
  parameters: mockApi({ logout: unreachable('post', '/auth/v1/logout') }),
  play: async ({ canvasElement }) => {
    await logOut(canvasElement);
    await expect(await screen.findByText('Failed to log out')).toBeVisible();
  },
};

/** Undo is gone before the next person logs in on this device. */
export const TakesItsOffersAlong: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Open menu' });
    const action = { label: 'Undo', onAction: fn() };
    toasts.show({ tone: 'success', message: 'Entry deleted', action }, 60_000);
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await logOut(canvasElement);
    await expect(await screen.findByText('You have been logged out')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

const unsent: OutboxRow = {
  id: 'c0ffee00-0000-4000-8000-000000000002',
  userId: student.id,
  operation: {
    kind: 'completion',
    completion: {
      id: 'c0ffee00-0000-4000-8000-000000000002',
      kind: 'practice',
      asanaId: treePose.id,
      sets: 1,
      source: 'home',
      durationSeconds: 60,
      intervals: [{ startedAt: 0, endedAt: 60_000 }],
      timeZone: 'UTC',
      reflectionAnswer: null,
      runId: null,
      inPieces: false,
    },
  },
  addedAt: 60_000,
  refusal: null,
};

/** A practice that only this device has is not thrown away unasked, and then thrown away whole. */
export const AsksBeforeDiscardingAPractice: Story = {
  parameters: mockApi({
    recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
  }),
  beforeEach: async () => {
    const outbox = createOutboxStore();
    await outbox.keep([unsent]);
    return () => outbox.clear(student.id);
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const askToLogOut = async () => {
      await userEvent.click(await page.findByRole('button', { name: 'Open menu' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
      const name = 'Log out before everything is saved?';
      return within(await screen.findByRole('alertdialog', { name }));
    };
    const first = await askToLogOut();
    await userEvent.click(first.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await createOutboxStore().load(student.id)).toHaveLength(1);

    const second = await askToLogOut();
    await userEvent.click(second.getByRole('button', { name: 'Log out and discard' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/auth$/);
    await expect(await createOutboxStore().load(student.id)).toHaveLength(0);
  },
};

/** A meditation does not end unasked, and then it leaves nothing behind. */
export const AsksBeforeEndingAMeditation: Story = {
  beforeEach: () => {
    const store = createMeditationStore(student.id, { storage: () => localStorage });
    store.writeChoice({ ...defaultMeditationChoice, bellMode: 'silence' });
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Start' }));
    await page.findByRole('button', { name: 'Pause' });
    await userEvent.click(page.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: "You're still meditating" }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'End and log out' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/auth$/);
    await expect(
      createMeditationStore(student.id, { storage: () => localStorage }).readMeditation(),
    ).toBeNull();
  },
};

let goTo: NavigateFunction | null = null;

/** The page, with what the browser's own Back and Forward would do. */
function WithAHistory() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
  }, [navigate]);
  return <TimerRoute />;
}

/** What was asked over one page is not asked over the page before it, nor when one comes back. */
export const ClosesWhatWasOpenedOverAnotherPage: Story = {
  render: () => <WithAHistory />,
  parameters: { studentApp: { pattern: '/:page' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Open menu' });
    await goTo?.('/library');
    await page.findByRole('link', { name: 'Library', current: 'page' });
    await userEvent.click(page.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Practice safely' }));
    await expect(await screen.findByRole('dialog', { name: 'Before you practice' })).toBeVisible();
    await goTo?.(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await goTo?.(1);
    await expect(await page.findByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Nobody has chosen a language on this device. */
function WithoutAChoice() {
  useState(() => localStorage.removeItem('niyama.language'));
  return <TimerRoute />;
}

/** A student who signed up in German sees German on a device that has no language chosen. */
export const SpeaksAsTheProfileDoes: Story = {
  render: () => <WithoutAChoice />,
  parameters: mockApi({
    home: http.post(api('/rest/v1/rpc/home'), () => {
      const { profile } = newStudentHome;
      const isDark = document.documentElement.dataset['theme'] === 'dark';
      const theme = isDark ? ('dark' as const) : ('light' as const);
      const settings = { ...profile.settings, language: 'german' as const, theme };
      return HttpResponse.json(
        homeToAnswer({ ...newStudentHome, profile: { ...profile, settings } }),
      );
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Menü öffnen' })).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  },
};

/** Any request sends a leaving student to the one page left to them, still logged in. */
export const LeadsALeavingStudentToTheirPage: Story = {
  parameters: mockApi({ home: leavingRefusal('post', '/rest/v1/rpc/home') }),
  play: async ({ canvasElement }) => {
    const elsewhere = await within(canvasElement).findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/leaving');
    await expect(elsewhere).toHaveAttribute('data-how', 'REPLACE');
    await expect(localStorage.getItem('niyama.student.session')).not.toBeNull();
  },
};

const lifestyle = `niyama.lifestyle.v1.${student.id}`;
const endedSession = http.post(api('/rest/v1/rpc/home'), () =>
  HttpResponse.json({ code: 'PT401', message: 'session_not_found' }, { status: 401 }),
);
const keepOnDevice = async () => {
  const outbox = createOutboxStore();
  localStorage.setItem(lifestyle, '[]');
  await outbox.keep([unsent]);
  return async () => {
    localStorage.removeItem(lifestyle);
    await outbox.clear(student.id);
  };
};

/** The server reports that another device deleted the account, and this device clears its data. */
export const ForgetsWhoseAccountIsGone: Story = {
  parameters: mockApi({
    home: endedSession,
    recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
    user: http.get(api('/auth/v1/user'), () => authRefusal(403, 'user_not_found')),
  }),
  beforeEach: keepOnDevice,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent('/auth');
    await waitFor(() => expect(localStorage.getItem(lifestyle)).toBeNull());
    await waitFor(async () => expect(await createOutboxStore().load(student.id)).toEqual([]));
  },
};

/** A session that has ended, and be it for somebody who is leaving, takes nothing along. */
export const KeepsWhatWaitsWhenTheSessionHasEnded: Story = {
  parameters: mockApi({
    home: endedSession,
    recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
    user: http.get(api('/auth/v1/user'), () => authRefusal(403, 'session_not_found')),
  }),
  beforeEach: keepOnDevice,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('niyama.student.session')).toBeNull());
    await expect(localStorage.getItem(lifestyle)).not.toBeNull();
    await expect(await createOutboxStore().load(student.id)).toHaveLength(1);
  },
};

/** A practice goes on to its end before the question: its clock and its voice would run on below. */
export const DoesNotCoverAPractice: Story = {
  parameters: {
    ...KeepsWhatWaitsWhenTheSessionHasEnded.parameters,
    studentApp: { path: '/pose-practice' },
  },
  play: async () => {
    await waitFor(() => expect(localStorage.getItem('niyama.student.session')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const SendsAVisitorToTheLogin: Story = {
  parameters: { studentApp: { isSignedIn: false } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      '/auth?next=%2Ftimer',
    );
  },
};
