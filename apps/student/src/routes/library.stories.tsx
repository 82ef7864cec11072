import { asanaKeys } from '@niyama/data';
import { createOutboxStore } from '@niyama/device';
import {
  api,
  home,
  homeToAnswer,
  library,
  libraryAsanaToRow,
  treePose,
  mockApi,
  profileToRow,
  serverError,
  student,
  unreachable,
} from '@niyama/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import { useHomeQuery } from '../app/useHomeQuery.ts';
import { useUpdateSettings } from './shared/useUpdateSettings.ts';
import LibraryRoute from './library.tsx';

const meta = {
  title: 'Flows/Student/Library',
  component: LibraryRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/library' })],
  beforeEach: () => () => createOutboxStore().clear(student.id),
} satisfies Meta<typeof LibraryRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pose's card, found as soon as it is there. */
const cardOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('article', { name }));

export const ShowsThePoses: Story = {
  play: async ({ canvasElement }) => {
    const boat = await cardOf(canvasElement, 'Boat Pose');
    await expect(boat.getByText('Paripurna Navasana')).toBeVisible();
    await expect(within(canvasElement).getByText('8 poses')).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Yoga Library'));
    await userEvent.click(boat.getByRole('link', { name: 'Boat Pose' }));
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      `/pose/${library[0]?.id}`,
    );
  },
};

export const StartsAPractice: Story = {
  play: async ({ canvasElement }) => {
    const boat = await cardOf(canvasElement, 'Boat Pose');
    await userEvent.click(boat.getByRole('button', { name: /^Start practice/ }));
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      `/pose-practice?id=${library[0]?.id}&source=library`,
    );
  },
};

export const FailsIntoSamples: Story = {
  parameters: mockApi({ asanas: serverError('get', '/rest/v1/asanas') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load poses library');
    await expect(alert).toHaveTextContent('These are sample poses,');
    await expect(page.getAllByText('Sample')).toHaveLength(3);
    const toast = await screen.findByRole('alertdialog');
    await expect(toast).toHaveTextContent('Failed to load poses library');
  },
};

/** Cached by an earlier visit. */
const withCache: Decorator = (Story) => {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(
      asanaKeys.library(student.id),
      { pages: [{ asanas: library, nextPage: null }], pageParams: [0] },
      { updatedAt: 1 },
    ),
  );
  return <Story />;
};

let isGone = true;

export const OfflineWithCache: Story = {
  parameters: mockApi({
    asanas: http.get(api('/rest/v1/asanas'), () =>
      isGone ? HttpResponse.error() : HttpResponse.json(library.map(libraryAsanaToRow)),
    ),
  }),
  decorators: [withCache],
  beforeEach: () => {
    isGone = true;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('Connection Error');
    await cardOf(canvasElement, 'Boat Pose');
    await userEvent.type(page.getByRole('searchbox', { name: 'Search poses' }), 'cobra');
    await expect(await page.findByText('1 pose')).toBeVisible();
    isGone = false;
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(page.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const MarksAFavorite: Story = {
  play: async ({ canvasElement }) => {
    const boat = await cardOf(canvasElement, 'Boat Pose');
    const heart = boat.getByRole('button', { name: /^Favorite/ });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await expect(await screen.findByText('Added to favorites')).toBeVisible();
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    await expect(await screen.findByText('Removed from favorites')).toBeVisible();
  },
};

export const MarksRefused: Story = {
  parameters: mockApi({
    addFavorite: serverError('post', '/rest/v1/user_favorites'),
    addToPracticeList: serverError('post', '/rest/v1/self_practice'),
  }),
  play: async ({ canvasElement }) => {
    const boat = await cardOf(canvasElement, 'Boat Pose');
    const heart = boat.getByRole('button', { name: /^Favorite/ });
    await userEvent.click(heart);
    await expect(await screen.findByText('Failed to update favorites')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(boat.getByRole('button', { name: /^Add to practice list/ }));
    await expect(await screen.findByText('Failed to add to practice')).toBeVisible();
  },
};

/** What waits on the device shows on the card, and in the tab of the favorites. */
export const FavoriteWaitsOffline: Story = {
  parameters: mockApi({ addFavorite: unreachable('post', '/rest/v1/user_favorites') }),
  beforeEach: () =>
    createOutboxStore().keep([
      {
        id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b07',
        userId: student.id,
        operation: {
          kind: 'mark',
          mark: 'favorite',
          asanaId: library[0]?.id ?? '',
          asanaName: 'Boat Pose',
          isSet: true,
          wasSet: false,
        },
        addedAt: 1000,
        refusal: null,
      },
    ]),
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Favorites' }));
    const boat = await cardOf(canvasElement, 'Boat Pose');
    await expect(boat.getByRole('button', { name: /^Favorite/, pressed: true })).toBeVisible();
  },
};

/** The session is gone: the mark waits on the device until the person has logged in again. */
export const FavoriteAfterTheSessionEnded: Story = {
  parameters: mockApi({
    addFavorite: http.post(api('/rest/v1/user_favorites'), () =>
      HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const boat = await cardOf(canvasElement, 'Boat Pose');
    await userEvent.click(boat.getByRole('button', { name: /^Favorite/ }));
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    await expect(await createOutboxStore().load(student.id)).toHaveLength(1);
  },
};

/** Every screen says that a practice is unsent, with a link to the page that can send it. */
export const PracticeWaits: Story = {
  parameters: mockApi({
    recordCompletion: unreachable('post', '/rest/v1/rpc/record_completion'),
  }),
  beforeEach: () =>
    createOutboxStore().keep([
      {
        id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b08',
        userId: student.id,
        operation: {
          kind: 'completion',
          completion: {
            id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b08',
            kind: 'practice',
            asanaId: library[0]?.id ?? null,
            sets: 1,
            source: 'library',
            durationSeconds: 90,
            intervals: [{ startedAt: 1000, endedAt: 91_000 }],
            timeZone: 'UTC',
            reflectionAnswer: null,
            runId: null,
            inPieces: false,
          },
        },
        addedAt: 91_000,
        refusal: null,
      },
    ]),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const bar = await page.findByRole('link', { name: '1 practice is waiting to be saved' });
    await userEvent.click(bar);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
  },
};

export const AddsToThePracticeList: Story = {
  play: async ({ canvasElement }) => {
    const boat = await cardOf(canvasElement, 'Boat Pose');
    const add = boat.getByRole('button', { name: /^Add to practice list/ });
    await userEvent.click(add);
    await expect(await screen.findByText('Added to your practice list')).toBeVisible();
    await expect(add).toHaveAccessibleName('On your practice list Boat Pose');
    await userEvent.click(add);
    await expect(
      await screen.findByText('This pose is already in your practice list'),
    ).toBeVisible();
  },
};

/** Another device added it meanwhile: the server knows better than the card. */
export const AlreadyOnTheListElsewhere: Story = {
  parameters: mockApi({
    addToPracticeList: http.post(api('/rest/v1/self_practice'), () =>
      HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const boat = await cardOf(canvasElement, 'Boat Pose');
    await userEvent.click(boat.getByRole('button', { name: /^Add to practice list/ }));
    await expect(
      await screen.findByText('This pose is already in your practice list'),
    ).toBeVisible();
  },
};

/** A link finds its tab, search and filters; what nobody knows is passed over. */
export const ViewFromTheAddress: Story = {
  parameters: {
    studentApp: {
      path: '/library?tab=library&q=o&difficulty=intermediate&difficulty=godlike&category=core&x=1',
      pattern: '/library',
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await cardOf(canvasElement, 'Boat Pose');
    await expect(page.getAllByRole('article')).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search poses' })).toHaveValue('o');
  },
};

export const Filters: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await cardOf(canvasElement, 'Boat Pose');
    await userEvent.click(page.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter poses' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Backbends' }));
    await userEvent.click(drawer.getByRole('button', { name: /^Show \d+ pose/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await cardOf(canvasElement, 'Cobra');
    await expect(page.queryByRole('article', { name: 'Boat Pose' })).toBeNull();
  },
};

export const PracticedPoses: Story = {
  parameters: { studentApp: { path: '/library?tab=history', pattern: '/library' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await cardOf(canvasElement, 'Tree');
    const names = page.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    await expect(new Set(names).size).toBe(names.length);
    // The library knows the marks of what was practiced.
    const tree = await cardOf(canvasElement, 'Tree');
    await expect(
      await tree.findByRole('button', { name: /^Favorite/, pressed: true }),
    ).toBeVisible();
  },
};

/** A browser that has not been asked yet whether it may notify. */
function askableBrowser(
  answer: NotificationPermission = 'granted',
  before: NotificationPermission = 'default',
) {
  const own = globalThis.Notification;
  const requestPermission = fn(async () => {
    Askable.permission = answer;
    return answer;
  });
  class Askable extends EventTarget {
    static permission: NotificationPermission = before;
    static requestPermission = requestPermission;
  }
  Object.assign(globalThis, { Notification: Askable });
  localStorage.removeItem('niyama.reminderInvitation');
  return {
    requestPermission,
    restore: () => {
      Object.assign(globalThis, { Notification: own });
      localStorage.removeItem('niyama.reminderInvitation');
    },
  };
}

let browser: ReturnType<typeof askableBrowser> | null = null;
const withAskableBrowser = () => {
  browser = askableBrowser();
  return browser.restore;
};

const switchedOn = fn();

/** The browser asks on a tap and not before; then Settings say so, and there is nothing more to offer. */
export const AcceptsTheReminder: Story = {
  beforeEach: withAskableBrowser,
  parameters: mockApi({
    updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
      const change = (await request.json()) as object;
      switchedOn(change);
      return HttpResponse.json([{ ...profileToRow(student), ...change }]);
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await cardOf(canvasElement, 'Boat Pose');
    await expect(browser?.requestPermission).not.toHaveBeenCalled();
    await userEvent.click(await page.findByRole('button', { name: 'Remind me' }));
    await expect(browser?.requestPermission).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByText('Want a morning reminder?')).toBeNull());
    await waitFor(() =>
      expect(switchedOn).toHaveBeenCalledWith(
        expect.objectContaining({ notifications_enabled: true, push_notifications_enabled: true }),
      ),
    );
    await expect(await screen.findByText(/^Reminder set for 7:00 AM, as long as/)).toBeVisible();
  },
};

/** When the browser refuses, a message says that no reminder will come. */
export const ReminderIsDenied: Story = {
  beforeEach: () => {
    browser = askableBrowser('denied');
    return browser.restore;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/as long as the app is open/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remind me' }));
    await expect(await screen.findByText(/so no reminder is set/)).toBeVisible();
    await waitFor(() => expect(page.queryByText('Want a morning reminder?')).toBeNull());
  },
};

/** The browser allowed it to another account: this student has not been asked. */
export const ReminderAllowedToAnother: Story = {
  beforeEach: () => {
    browser = askableBrowser('granted', 'granted');
    return browser.restore;
  },
  parameters: AcceptsTheReminder.parameters ?? {},
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Remind me' }));
    await expect(await screen.findByText(/^Reminder set/)).toBeVisible();
  },
};

const reminded = { notificationsEnabled: true, pushNotificationsEnabled: true };

/** As Settings do it, which know how they stand. */
function SwitchesOff() {
  const updateSettings = useUpdateSettings();
  const { data: known } = useQuery(useHomeQuery());
  const switchOff = () =>
    updateSettings({ notificationsEnabled: false, pushNotificationsEnabled: false });
  return (
    <aside>
      <button disabled={!known} type="button" onClick={() => void switchOff()}>
        Switch off
      </button>
    </aside>
  );
}

/** A student who switches the reminder off is not invited to turn it on. */
export const ReminderSwitchedOff: Story = {
  beforeEach: () => {
    browser = askableBrowser('granted', 'granted');
    return browser.restore;
  },
  parameters: mockApi({
    home: http.post(api('/rest/v1/rpc/home'), () => {
      const settings = { ...student.settings, ...reminded };
      return HttpResponse.json(homeToAnswer({ ...home, profile: { ...student, settings } }));
    }),
    updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) =>
      HttpResponse.json([{ ...profileToRow(student), ...((await request.json()) as object) }]),
    ),
  }),
  render: () => (
    <>
      <LibraryRoute />
      <SwitchesOff />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Switch off' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() =>
      expect(localStorage.getItem('niyama.reminderInvitation')).toBe('dismissed'),
    );
  },
};

export const DismissesTheInvitation: Story = {
  beforeEach: withAskableBrowser,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(page.queryByText('Want a morning reminder?')).toBeNull());
    await expect(browser?.requestPermission).not.toHaveBeenCalled();
    await expect(localStorage.getItem('niyama.reminderInvitation')).toBe('dismissed');
  },
};

/** Two pages of the server: the second follows by itself, and the search finds in both. */
export const LoadsEveryPage: Story = {
  parameters: mockApi({
    asanas: http.get(api('/rest/v1/asanas'), ({ request }) => {
      const from = Number(new URL(request.url).searchParams.get('offset') ?? 0);
      return HttpResponse.json(manyRows.slice(from, from + 1000));
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1,200 poses')).toBeVisible();
    await userEvent.type(page.getByRole('searchbox', { name: 'Search poses' }), 'pose 1150');
    await cardOf(canvasElement, 'Pose 1150');
  },
};

const manyRows = Array.from({ length: 1200 }, (_, index) =>
  libraryAsanaToRow({
    ...treePose,
    ...library[index % library.length],
    id: `0b1f9a52-53f4-4f1a-9f10-${String(index).padStart(12, '0')}`,
    name: `Pose ${index + 1}`,
  }),
);
