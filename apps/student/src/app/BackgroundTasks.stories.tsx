import { api, configToAnswer, home, homeToAnswer, mockApi, student } from '@niyama/mocks';
import type { createMorningReminder, followBuilds } from '@niyama/device';
import { deviceTimeZone, paths } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useHomeQuery } from './useHomeQuery.ts';
import { recordNotifications } from '../testing/recordedNotifications.ts';
import { phoneKeys, standInPushDevice } from '../testing/standInPushDevice.ts';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import { useMorningReminder } from './backgroundTasks/useMorningReminder.ts';
import { storedSubscription, pushDevice, useRenewRegistration } from './push.ts';
import { useUpdateOffer } from './backgroundTasks/useUpdateOffer.ts';

const looked = fn();
/** A newer build is there as soon as somebody looks. */
const follow: typeof followBuilds = (onNewBuild) => {
  looked();
  onNewBuild();
  return { look: async () => undefined, stop: () => undefined };
};
/** It is morning. */
const createReminder: typeof createMorningReminder = () => ({
  start: (remind) => {
    remind();
    return () => undefined;
  },
});

function BackgroundTasks() {
  useRenewRegistration();
  useUpdateOffer(follow);
  useMorningReminder(createReminder);
  const { data } = useQuery(useHomeQuery());
  return <main>{data ? `A screen of ${data.profile.username}` : null}</main>;
}

const settings = (changes: Partial<typeof student.settings>) =>
  mockApi({
    home: http.post(api('/rest/v1/rpc/home'), () =>
      HttpResponse.json(
        homeToAnswer({
          ...home,
          profile: { ...student, settings: { ...student.settings, ...changes } },
        }),
      ),
    ),
  });
const on = { notificationsEnabled: true, pushNotificationsEnabled: true };

let shown: ReturnType<typeof recordNotifications>['shown'] = [];

const meta = {
  title: 'Flows/Student/Background tasks',
  component: BackgroundTasks,
  parameters: { layout: 'fullscreen', ...settings(on) },
  decorators: [withStudentApp({ path: '/homepage', isFramed: false })],
  beforeEach: () => {
    looked.mockClear();
    const recorded = recordNotifications();
    ({ shown } = recorded);
    const restore = standInPushDevice({ state: 'off', keys: null });
    return () => {
      restore();
      recorded.restore();
    };
  },
} satisfies Meta<typeof BackgroundTasks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewerBuildIsOffered: Story = {
  tags: ['dark'],
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('A new version of Niyama is ready.')).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const NotDuringAPractice: Story = {
  parameters: { studentApp: { path: paths.practice('tree') } },
  play: async () => {
    await screen.findByText('A screen of asha');
    await waitFor(() => expect(looked).toHaveBeenCalled());
    await expect(screen.queryByText('A new version of Niyama is ready.')).toBeNull();
  },
};

export const MorningReminder: Story = {
  play: async () => {
    await waitFor(() =>
      expect(shown).toEqual([
        {
          title: 'Niyama',
          body: 'Time for your morning yoga practice! Start your day with mindfulness.',
        },
      ]),
    );
  },
};

const isSilent = async () => {
  await screen.findByText('A screen of asha');
  await expect(shown).toEqual([]);
};

export const NotificationsSwitchedOff: Story = {
  parameters: settings({ ...on, notificationsEnabled: false }),
  play: isSilent,
};

export const OnlyThisReminderSwitchedOff: Story = {
  parameters: settings({ ...on, pushReminder: false }),
  play: isSilent,
};

const saved = fn();
const phone = { userId: student.id, endpoint: phoneKeys.endpoint };
const subscribed = (turnedOn: typeof phone) => () => {
  saved.mockClear();
  storedSubscription.save(turnedOn);
  const restore = standInPushDevice({ state: 'on', keys: phoneKeys });
  return () => {
    restore();
    storedSubscription.clear();
  };
};
/** The devices that the server knows of. */
const known = (...endpoints: string[]) =>
  mockApi({
    home: settings(on).msw.handlers.home,
    pushDevices: http.get(api('/rest/v1/push_subscriptions'), () =>
      HttpResponse.json(
        endpoints.map((endpoint) => ({
          id: endpoint,
          endpoint,
          device: null,
          created_at: '2026-03-01T07:00:00Z',
        })),
      ),
    ),
    savePushSubscription: http.post(
      api('/rest/v1/rpc/save_push_subscription'),
      async ({ request }) => {
        saved(await request.json());
        return HttpResponse.json('1');
      },
    ),
  });
const isSaved = () =>
  waitFor(() =>
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ ...phoneKeys, time_zone: deviceTimeZone() }),
    ),
  );
const isTurnedOff = async () => {
  await waitFor(() => expect(pushDevice.here()?.state).toBe('off'));
  await expect(saved).not.toHaveBeenCalled();
};

/** The server sends the reminders of a subscribed device, which registers again at each start. */
export const SubscribedDevice: Story = {
  beforeEach: subscribed(phone),
  parameters: known(phoneKeys.endpoint),
  play: async () => {
    await isSaved();
    await isSilent();
  },
};

/** Its push service has given it another address. */
export const MovedDevice: Story = {
  beforeEach: subscribed({ ...phone, endpoint: 'https://fcm.googleapis.com/wp/before' }),
  parameters: known('https://fcm.googleapis.com/wp/before'),
  play: async () => {
    await isSaved();
  },
};

/** The server has other keys than when the device subscribed: its push service refuses what they sign. */
export const NewKeysOfTheServer: Story = {
  beforeEach: () => {
    saved.mockClear();
    storedSubscription.save(phone);
    const restore = standInPushDevice({ state: 'on', keys: phoneKeys }, async (key) => ({
      ...phoneKeys,
      endpoint: `https://fcm.googleapis.com/wp/for-${key}`,
    }));
    return () => {
      restore();
      storedSubscription.clear();
    };
  },
  parameters: mockApi({
    ...known(phoneKeys.endpoint).msw.handlers,
    config: http.get('*/config.json', () =>
      HttpResponse.json({ ...configToAnswer, pushKey: 'BNew' }),
    ),
  }),
  play: async () => {
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ endpoint: 'https://fcm.googleapis.com/wp/for-BNew' }),
      ),
    );
  },
};

/** A device that was removed on another one stays removed. */
export const RemovedDevice: Story = {
  beforeEach: subscribed(phone),
  parameters: known(),
  play: isTurnedOff,
};

/** The student who logs in has not asked for another student's notifications. */
export const DeviceOfSomebodyElse: Story = {
  beforeEach: subscribed({ ...phone, userId: 'c0ffee00-0000-4000-8000-0000000000ff' }),
  parameters: known(phoneKeys.endpoint),
  play: isTurnedOff,
};
