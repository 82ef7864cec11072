import { homeKeys } from '@niyama/data';
import { createSettingsDraftStore, type PushKeys } from '@niyama/device';
import { deviceTimeZone } from '@niyama/domain';
import {
  api,
  configToAnswer,
  home,
  homeToAnswer,
  mockApi,
  profileToRow,
  serverError,
  student,
  tableRefusal,
  unreachable,
} from '@niyama/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedSubscription } from '../app/push.ts';
import { recordNotifications } from '../testing/recordedNotifications.ts';
import { phoneKeys, standInPushDevice } from '../testing/standInPushDevice.ts';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import SettingsRoute from './settings.tsx';

const drafts = createSettingsDraftStore(student.id);
const html = document.documentElement;
const shownTheme = () => (html.dataset['theme'] === 'dark' ? 'dark' : 'light');

const meta = {
  title: 'Flows/Student/Settings',
  component: SettingsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/profile/settings' })],
  beforeEach: () => () => drafts.keep({}),
} satisfies Meta<typeof SettingsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await page.findByRole('button', { name: 'Save Settings' });
  return page;
};
async function choose(field: HTMLElement, option: string) {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  // The page behind an open list is out of reach.
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
type Page = ReturnType<typeof within>;
const save = (page: Page) => userEvent.click(page.getByRole('button', { name: 'Save Settings' }));

const written = fn();
const writes = http.patch(api('/rest/v1/profiles'), async ({ request }) => {
  const { updated_at, ...change } = (await request.json()) as Record<string, unknown>;
  written(change);
  // As saved before, so that the story ends as the toolbar wants it.
  const theme = shownTheme();
  return HttpResponse.json([{ ...profileToRow(student), theme, ...change, updated_at }]);
});

/** Others see the username of a student without a display name and a full name. */
export const SaysThatTheUsernameIsShown: Story = {
  parameters: mockApi({
    home: http.post(api('/rest/v1/rpc/home'), () => {
      const settings = { ...student.settings, displayName: null };
      return HttpResponse.json(
        homeToAnswer({ ...home, profile: { ...student, fullName: null, settings } }),
      );
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(page.getByLabelText('Display name')).toHaveAccessibleDescription(
      `If you leave this empty, you appear in communities and on leaderboards as ${student.username}.`,
    );
  },
};

const asked = fn();
/** The whole app changes at once, one request saves it all, and the app speaks Japanese from then on. */
export const ShowsAtOnceAndSaves: Story = {
  parameters: mockApi({
    updateProfile: writes,
    home: http.post(api('/rest/v1/rpc/home'), () => {
      asked();
      return HttpResponse.json(homeToAnswer(home));
    }),
  }),
  beforeEach: () => void asked.mockClear(),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.type(page.getByLabelText('Display name'), ' Asha R. ');
    await userEvent.click(page.getByRole('switch', { name: 'Allow pinch zoom' }));
    await waitFor(() => expect(html).toHaveAttribute('data-pinch-zoom'));
    page.getByRole('slider', { name: 'Text size' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(html.style.getPropertyValue('--n-text-size')).toBe('110%'));
    await choose(page.getByRole('button', { name: 'English Language' }), 'Japanese');
    await expect(await page.findByRole('heading', { level: 1, name: '設定' })).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'ja');
    await waitFor(() => expect(document.title).toMatch(/^設定/));
    await expect(page.getByText('変更はまだ保存されていません。')).toBeVisible();

    await userEvent.click(page.getByRole('button', { name: '設定を保存' }));
    await expect(await screen.findByText('設定を保存しました')).toBeVisible();
    await expect(written).toHaveBeenCalledOnce();
    await expect(written).toHaveBeenCalledWith({
      display_name: 'Asha R.',
      pinch_zoom: true,
      text_size: 110,
      language: 'japanese',
    });
    await waitFor(() => expect(page.queryByText('変更はまだ保存されていません。')).toBeNull());
    await expect(drafts.read()).toBeNull();

    await userEvent.click(page.getByRole('button', { name: '戻る' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/profile');
    await expect(html).toHaveAttribute('lang', 'ja');
    await expect(localStorage.getItem('niyama.language')).toBe('ja');
    // Only other tabs read again what this one has saved.
    await expect(asked).toHaveBeenCalledOnce();
  },
};

/** Leaving shows again what is saved; what was chosen stays on this device to be taken up again. */
export const RevertsOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.type(page.getByLabelText('Display name'), 'Asha');
    const before = shownTheme();
    const after = before === 'dark' ? 'light' : 'dark';
    const option = { dark: 'Dark', light: 'Light' }[after];
    await choose(page.getByRole('button', { name: /Appearance$/ }), option);
    await waitFor(() => expect(html).toHaveAttribute('data-theme', after));
    await choose(page.getByRole('button', { name: 'English Language' }), 'German');
    await page.findByRole('heading', { level: 1, name: 'Einstellungen' });
    page.getByRole('slider', { name: 'Textgröße' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(html.style.getPropertyValue('--n-text-size')).toBe('200%'));
    await userEvent.click(page.getByRole('button', { name: 'Zurück' }));
    await page.findByTestId('elsewhere');
    await waitFor(() => expect(html).toHaveAttribute('lang', 'en'));
    await expect(html.style.getPropertyValue('--n-text-size')).toBe('100%');
    await expect(html).toHaveAttribute('data-theme', before);
    await expect(drafts.read()).toEqual({
      displayName: 'Asha',
      theme: after,
      language: 'german',
      textSize: 200,
    });
  },
};

const withDraft: Story['beforeEach'] = () => {
  drafts.keep({ displayName: 'Asha', soundEnabled: false });
};

export const TakesUpADraft: Story = {
  beforeEach: withDraft,
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const sound = page.getByRole('switch', { name: 'Sound Effects' });
    await expect(sound).toBeChecked();
    await userEvent.click(page.getByRole('switch', { name: 'Allow pinch zoom' }));
    await userEvent.click(page.getByRole('button', { name: 'Restore changes' }));
    await waitFor(() => expect(sound).not.toBeChecked());
    await expect(page.getByLabelText('Display name')).toHaveValue('Asha');
    await expect(page.getByRole('switch', { name: 'Allow pinch zoom' })).toBeChecked();
    await expect(page.queryByText('Changes from your last visit')).toBeNull();
  },
};

export const DiscardsADraft: Story = {
  beforeEach: withDraft,
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(drafts.read()).toBeNull());
    await expect(page.getByRole('switch', { name: 'Sound Effects' })).toBeChecked();
  },
};

interface Failure {
  answer: () => Response;
  reason: string;
  toast: string;
}
const outcomeUnknown =
  "We can't reach the server, so we don't know whether this was saved. Check your connection and try again.";
const failures: Failure[] = [
  {
    // The profile is gone.
    answer: () => HttpResponse.json([]),
    reason: 'User profile not found',
    toast: 'Failed to save settings',
  },
  { answer: () => HttpResponse.error(), reason: outcomeUnknown, toast: outcomeUnknown },
  {
    answer: () => HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 }),
    reason: 'Something went wrong. Please try again later.',
    toast: 'Failed to save settings',
  },
];
let failure: Failure | undefined;

/** What was changed stays on the page and on this device. */
export const SavingFails: Story = {
  parameters: mockApi({
    updateProfile: http.patch(
      api('/rest/v1/profiles'),
      () => failure?.answer() ?? HttpResponse.error(),
    ),
  }),
  play: async ({ canvasElement, step }) => {
    const page = await open(canvasElement);
    await userEvent.type(page.getByLabelText('Display name'), 'Asha');
    for (const next of failures) {
      await step(next.reason, async () => {
        failure = next;
        await save(page);
        await expect(
          await page.findByText(`${next.reason} Your changes are still here.`),
        ).toBeVisible();
        const [toast] = await screen.findAllByText(next.toast);
        await expect(toast).toBeVisible();
        await expect(page.getByLabelText('Display name')).toHaveValue('Asha');
        await expect(drafts.read()).toEqual({ displayName: 'Asha' });
      });
    }
  },
};

let answer = Promise.withResolvers<void>();
const savesSlowly: Story = {
  parameters: mockApi({
    updateProfile: http.patch(api('/rest/v1/profiles'), async () => {
      await answer.promise;
      const row = { ...profileToRow(student), theme: shownTheme(), sound_enabled: false };
      return HttpResponse.json([row]);
    }),
  }),
  beforeEach: () => {
    answer = Promise.withResolvers();
  },
};
async function takeBackWhileSaving(page: Page) {
  const sound = page.getByRole('switch', { name: 'Sound Effects' });
  await userEvent.click(sound);
  await save(page);
  await page.findByRole('button', { name: 'Saving...' });
  await userEvent.click(sound);
  await waitFor(() => expect(sound).toBeChecked());
  return sound;
}

/** Taken back while it is saved, and so chosen once more: it is a change again as soon as it is saved. */
export const TakenBackWhileSaving: Story = {
  ...savesSlowly,
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const sound = await takeBackWhileSaving(page);
    answer.resolve();
    await expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    await expect(sound).toBeChecked();
    await waitFor(() => expect(drafts.read()).toEqual({ soundEnabled: true }));
  },
};

/** A student who leaves before it is saved is offered the change the next time. */
export const TakenBackAndLeft: Story = {
  ...savesSlowly,
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await takeBackWhileSaving(page);
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await page.findByTestId('elsewhere');
    answer.resolve();
    await expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    await expect(drafts.read()).toMatchObject({ soundEnabled: true });
  },
};

export const SessionOverWhileSaving: Story = {
  parameters: mockApi({ updateProfile: tableRefusal('patch', '/rest/v1/profiles', 401, 'PT401') }),
  play: async ({ canvasElement }) => {
    await save(await open(canvasElement));
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  },
};

export const LoadingFails: Story = {
  parameters: mockApi({ home: serverError('post', '/rest/v1/rpc/home') }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("We couldn't load your settings"),
    ).toBeVisible();
  },
};

/** Cached by an earlier visit. */
const visitedBefore: Decorator = (Story) => {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(homeKeys.of(student.id, deviceTimeZone()), home, { updatedAt: 1 }),
  );
  return <Story />;
};

export const OfflineOverTheSavedOnes: Story = {
  decorators: [visitedBefore],
  parameters: mockApi({ home: unreachable('post', '/rest/v1/rpc/home') }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(await page.findByText('Connection Error')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('80');
  },
};

/** A browser that gives this answer once the app asks; null for one without notifications. */
function browserThat(answer: NotificationPermission | null) {
  const own = globalThis.Notification;
  class Asked extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission = async () => {
      Asked.permission = answer ?? 'default';
      return Asked.permission;
    };
  }
  Object.assign(globalThis, { Notification: answer === null ? undefined : Asked });
  return () => Object.assign(globalThis, { Notification: own });
}
const enabling = async (page: Page) =>
  userEvent.click(page.getByRole('switch', { name: 'Enable notifications' }));

export const EnablesNotifications: Story = {
  beforeEach: () => browserThat('granted'),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await enabling(page);
    await expect(await screen.findByText('Notifications enabled')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
  },
};

export const PermissionDenied: Story = {
  beforeEach: () => browserThat('denied'),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await enabling(page);
    const words =
      'Notification permission denied. Please enable notifications in your browser settings.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await expect(page.getByRole('switch', { name: 'Enable notifications' })).not.toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Notify me by email only' }));
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Push notifications' })).not.toBeChecked();
    const reminder = await page.findByRole('switch', { name: 'Daily reminder by email' });
    await expect(reminder).toBeChecked();
    await expect(reminder).toHaveFocus();
  },
};

/** On an iPhone that has the app not installed: the zone goes along, for the mail comes by its clock. */
export const RemindsByMailInstead: Story = {
  beforeEach: () => {
    const restore = [browserThat(null), standInPushDevice({ state: 'needsInstall', keys: null })];
    written.mockClear();
    return () => {
      for (const each of restore) each();
    };
  },
  parameters: mockApi({
    config: http.get('*/config.json', () =>
      HttpResponse.json({ ...configToAnswer, pushKey: 'BKey' }),
    ),
    updateProfile: writes,
  }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Remind me by email instead' }));
    const reminder = await page.findByRole('switch', { name: 'Daily reminder by email' });
    await expect(reminder).toBeChecked();
    await expect(reminder).toHaveFocus();
    await expect(page.getByRole('button', { name: '7:00 AM Reminder time' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Remind me by email instead' })).toBeNull();
    await save(page);
    await expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    await expect(written).toHaveBeenCalledWith({
      notifications_enabled: true,
      email_notifications_enabled: true,
      mail_reminder: true,
      time_zone: deviceTimeZone(),
    });
  },
};

export const NotificationsMissing: Story = {
  beforeEach: () => browserThat(null),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await enabling(page);
    await waitFor(() =>
      expect(screen.getAllByText("This browser doesn't support notifications.")).toHaveLength(2),
    );
    await expect(page.getByRole('switch', { name: 'Enable notifications' })).not.toBeChecked();
  },
};

const keptDevice = fn();
let pushesKnown = Promise.withResolvers<void>();
/** The server sends notifications, and the browser of this device can take them, once it is asked. */
function takesPushes(subscribe?: () => Promise<PushKeys>) {
  const restore = [
    browserThat('granted'),
    standInPushDevice({ state: 'off', keys: null }, subscribe),
  ];
  keptDevice.mockClear();
  storedSubscription.clear();
  pushesKnown = Promise.withResolvers();
  return () => {
    for (const each of restore) each();
  };
}
const pushes = mockApi({
  config: http.get('*/config.json', async () => {
    await pushesKnown.promise;
    return HttpResponse.json({ ...configToAnswer, pushKey: 'BKey' });
  }),
  savePushSubscription: http.post(
    api('/rest/v1/rpc/save_push_subscription'),
    async ({ request }) => {
      keptDevice(await request.json());
      return HttpResponse.json('1');
    },
  ),
});

/**
 * One tap, even before the app knows whether the server can send: it asks the browser, subscribes this
 * device, and registers it with the server.
 */
export const TurnsOnPushes: Story = {
  beforeEach: () =>
    takesPushes(async () => {
      // Or a start meanwhile would take it for a device that nobody has turned on.
      await expect(storedSubscription.read()?.userId).toBe(student.id);
      return phoneKeys;
    }),
  parameters: pushes,
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('switch', { name: 'Enable notifications' })).toBeVisible(),
    );
    await enabling(page);
    pushesKnown.resolve();
    await expect(
      await page.findByText('This device gets notifications even when the app is closed.'),
    ).toBeVisible();
    await expect(keptDevice).toHaveBeenCalledWith(
      expect.objectContaining({ ...phoneKeys, time_zone: deviceTimeZone() }),
    );
    await expect(await page.findByText('Chrome, Android (this device)')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove Chrome, Android' }));
    await expect(
      await screen.findByText("This device won't get notifications anymore."),
    ).toBeVisible();
    await expect(
      await page.findByRole('button', { name: 'Turn on for this device' }),
    ).toBeVisible();
  },
};

export const PushServiceAway: Story = {
  beforeEach: () => takesPushes(() => Promise.reject(new DOMException('', 'AbortError'))),
  parameters: pushes,
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await enabling(page);
    pushesKnown.resolve();
    await expect(
      await page.findByText("We couldn't turn on notifications for this device."),
    ).toBeVisible();
  },
};

let shown: ReturnType<typeof recordNotifications>['shown'] = [];
export const TestsANotification: Story = {
  beforeEach: () => {
    const recorded = recordNotifications();
    ({ shown } = recorded);
    return recorded.restore;
  },
  parameters: mockApi({
    home: http.post(api('/rest/v1/rpc/home'), () => {
      const settings = { ...student.settings, notificationsEnabled: true };
      return HttpResponse.json(homeToAnswer({ ...home, profile: { ...student, settings } }));
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Test Notification' }));
    await expect(await screen.findByText('Test notification sent!')).toBeVisible();
    await expect(shown).toEqual([
      { title: 'Niyama', body: 'This is what a Niyama notification looks like.' },
    ]);
  },
};
