import type { SettingsValues } from '@niyama/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import type {
  DeviceNotifications,
  PushDevices,
  PushHere,
  SettingsSave,
  SettingsState,
} from './types.ts';

const values: SettingsValues = {
  displayName: '',
  notificationsEnabled: true,
  pushNotificationsEnabled: true,
  emailNotificationsEnabled: false,
  reminderTime: '07:00',
  quietFrom: '21:00',
  quietUntil: '07:00',
  pushReminder: true,
  pushNewWork: true,
  pushReplies: true,
  pushDetails: true,
  mailReminder: false,
  soundEnabled: true,
  soundVolume: 80,
  language: 'english',
  theme: 'system',
  textSize: 100,
  pinchZoom: false,
  visibleInCommunities: true,
};
const ready = {
  status: 'ready',
  stale: null,
  values,
  hasChanges: false,
  isDraftOffered: false,
  fallbackName: 'Asha Rao',
  save: { status: 'idle' },
} satisfies SettingsState;

const meta = {
  title: 'Screens/Student/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/profile/settings')],
  args: {
    state: ready,
    device: 'granted',
    push: null,
    onTurnOnPush: fn(),
    onRemoveDevice: fn(),
    onInstall: null,
    onDownloadData: fn(),
    onDeleteAccount: fn(),
    onBack: fn(),
    onRetry: fn(),
    onChange: fn(),
    onEnableNotifications: fn(),
    onAllowDevice: fn(),
    onEmailOnly: fn(),
    onTestNotification: fn(),
    onUseDraft: fn(),
    onDiscardDraft: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withValues = (changed: Partial<SettingsValues>) => ({
  state: { ...ready, values: { ...values, ...changed } },
});
const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

const states = {
  ready: {
    tags: ['dark', 'layout'],
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      const groups = ['Notifications', 'Profile Customization', 'App Preferences'];
      for (const name of groups) await expect(page.getByRole('region', { name })).toBeVisible();

      await userEvent.click(page.getByRole('switch', { name: 'Push notifications' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ pushNotificationsEnabled: false });
      await userEvent.click(page.getByRole('switch', { name: 'Email notifications' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ emailNotificationsEnabled: true });
      await userEvent.click(page.getByRole('button', { name: 'Test Notification' }));
      await expect(args.onTestNotification).toHaveBeenCalled();
      await userEvent.click(page.getByRole('switch', { name: 'Enable notifications' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ notificationsEnabled: false });

      const name = page.getByLabelText('Display name');
      await expect(name).toHaveAccessibleDescription(
        'If you leave this empty, you appear in communities and on leaderboards as Asha Rao.',
      );
      await userEvent.type(name, 'A');
      await expect(args.onChange).toHaveBeenLastCalledWith({ displayName: 'A' });
      for (const link of ['Change picture', 'Edit full profile']) {
        await expect(page.getByRole('link', { name: link })).toHaveAttribute(
          'href',
          '/profile/edit',
        );
      }

      const volume = page.getByRole('slider', { name: 'Volume' });
      await expect(volume).toHaveAttribute('aria-valuetext', '80%');
      volume.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ soundVolume: 81 });
      const textSize = page.getByRole('slider', { name: 'Text size' });
      textSize.focus();
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ textSize: 200 });
      await userEvent.click(page.getByRole('switch', { name: 'Allow pinch zoom' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ pinchZoom: true });
      await userEvent.click(
        page.getByRole('switch', { name: 'Show me in communities and leaderboards' }),
      );
      await expect(args.onChange).toHaveBeenLastCalledWith({ visibleInCommunities: false });

      await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
      await expect(args.onDownloadData).toHaveBeenCalledOnce();
      await userEvent.click(page.getByRole('button', { name: 'Delete my account' }));
      await expect(args.onDeleteAccount).toHaveBeenCalledOnce();

      await userEvent.click(page.getByRole('button', { name: 'Save Settings' }));
      await expect(args.onSave).toHaveBeenCalledWith({ displayName: '' });
      await userEvent.click(page.getByRole('button', { name: 'Back' }));
      await expect(args.onBack).toHaveBeenCalled();
    },
  },
  loading: {
    args: { state: { status: 'loading' } },
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByText('Loading...')).toBeVisible();
    },
  },
  failed: {
    args: { state: { status: 'failed', isOffline: false, reason: 'The server is busy.' } },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent(
        "We couldn't load your settingsThe server is busy.",
      );
      await userEvent.click(page.getByRole('button', { name: 'Retry' }));
      await expect(args.onRetry).toHaveBeenCalled();
    },
  },
} satisfies Record<SettingsState['status'], Story>;

export const Ready: Story = states.ready;
/** The list is that of the privacy policy, and comes when somebody asks. */
export const WhatInstructorsSee: Story = {
  tags: ['layout'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const trigger = page.getByRole('button', { name: 'What instructors can see about you' });
    await expect(page.queryByText('Instructors are the admins here. They see:')).toBeNull();
    await userEvent.click(trigger);
    await expect(await page.findByText('Instructors are the admins here. They see:')).toBeVisible();
    await expect(
      page.getByText(/^your lifestyle log and what you need to be careful with/),
    ).toBeVisible();
  },
};

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

export const Offline: Story = {
  args: { state: { status: 'failed', isOffline: true, reason: "You're offline." } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Connection Error');
  },
};

/** Cached settings can be changed offline; saving them reports that there is no connection. */
export const KeptWhileOffline: Story = {
  args: { state: { ...ready, stale: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("You're offline.");
    await expect(page.getByRole('button', { name: 'Save Settings' })).toBeEnabled();
  },
};

/** The languages stand under their names in the language in use, and under their own. */
export const LanguageAndTheme: Story = {
  tags: ['dark'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'English Language' }));
    const list = within(await screen.findByRole('listbox', { name: 'Language' }));
    await settled();
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'English',
      'SpanishEspañol',
      'FrenchFrançais',
      'GermanDeutsch',
      'Japanese日本語',
    ]);
    await expect(list.getByText('日本語')).toHaveAttribute('lang', 'ja');
    await userEvent.click(list.getByRole('option', { name: 'Japanese' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ language: 'japanese' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Match device Appearance' }),
    );
    const themes = within(await screen.findByRole('listbox', { name: 'Appearance' }));
    await settled();
    await userEvent.click(themes.getByRole('option', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
  },
};

export const AllOff: Story = {
  args: withValues({ notificationsEnabled: false, soundEnabled: false }),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('switch', { name: 'Push notifications' })).toBeNull();
    await expect(page.queryByRole('button', { name: 'Test Notification' })).toBeNull();
    await expect(page.queryByRole('slider', { name: 'Volume' })).toBeNull();
    await userEvent.click(page.getByRole('switch', { name: 'Enable notifications' }));
    await expect(args.onEnableNotifications).toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What lets the reminder come by mail, also while nothing else does. */
const mailed = {
  notificationsEnabled: true,
  emailNotificationsEnabled: true,
  mailReminder: true,
} satisfies Partial<SettingsValues>;

const devices = {
  default: {
    tags: ['layout'],
    args: { device: 'default' },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await userEvent.click(page.getByRole('button', { name: 'Allow on this device' }));
      await expect(args.onAllowDevice).toHaveBeenCalled();
    },
  },
  denied: {
    tags: ['layout'],
    args: { device: 'denied', ...withValues({ notificationsEnabled: false }) },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(
        page.getByText(
          'Notification permission denied. Please enable notifications in your browser settings.',
        ),
      ).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Notify me by email only' }));
      await expect(args.onEmailOnly).toHaveBeenCalled();
    },
  },
  unsupported: {
    tags: ['layout'],
    args: { device: 'unsupported' },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByText("This browser doesn't support notifications.")).toBeVisible();
      await expect(page.queryByRole('button', { name: 'Allow on this device' })).toBeNull();
      await userEvent.click(page.getByRole('button', { name: 'Remind me by email instead' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(mailed);
    },
  },
} satisfies Record<Exclude<DeviceNotifications, 'granted'>, Story>;

export const DeviceNotAsked: Story = devices.default;
export const DeviceDenied: Story = devices.denied;
export const DeviceUnsupported: Story = devices.unsupported;

const phone = {
  id: '1',
  name: 'Safari, iPhone',
  since: '2026-11-02T09:00:00Z',
  isHere: true,
};
const computer = { id: '2', name: null, since: '2026-10-11T09:00:00Z', isHere: false };
const pushed = (
  here: PushHere,
  devicesOfStudent: PushDevices = [],
  changed: Partial<SettingsValues> = {},
): Story['args'] => ({
  push: { here, devices: devicesOfStudent },
  ...withValues(changed),
});
const turnOn = (page: ReturnType<typeof within>) =>
  page.findByRole('button', { name: 'Turn on for this device' });
const here = {
  on: {
    tags: ['dark', 'layout'],
    args: pushed('on', [phone, computer]),
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(
        await page.findByText('This device gets notifications even when the app is closed.'),
      ).toBeVisible();
      const reminder = page.getByRole('button', { name: '7:00 AM Reminder time' });
      await expect(reminder).toBeVisible();
      await userEvent.click(page.getByRole('switch', { name: 'Daily reminder' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ pushReminder: false });
      await userEvent.click(
        page.getByRole('switch', { name: 'New practices from your instructor' }),
      );
      await expect(args.onChange).toHaveBeenLastCalledWith({ pushNewWork: false });
      await userEvent.click(page.getByRole('switch', { name: 'Replies from your instructor' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ pushReplies: false });
      await userEvent.click(page.getByRole('switch', { name: 'Show details on the lock screen' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ pushDetails: false });

      const quiet = within(page.getByRole('group', { name: 'Quiet hours' }));
      await expect(quiet.getByRole('button', { name: '9:00 PM From' })).toBeVisible();
      await userEvent.click(quiet.getByRole('button', { name: '7:00 AM Until' }));
      await settled();
      await userEvent.click(screen.getByRole('option', { name: '8:30 AM' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ quietUntil: '08:30' });

      const list = within(page.getByRole('list', { name: 'Devices' }));
      await expect(list.getByText('Safari, iPhone (this device)')).toBeVisible();
      await expect(list.getByText('since November 2')).toBeVisible();
      await userEvent.click(list.getByRole('button', { name: 'Remove Unnamed device' }));
      await expect(args.onRemoveDevice).toHaveBeenCalledWith('2');
    },
  },
  off: {
    tags: ['layout'],
    args: pushed('off', 'loading'),
    play: async ({ args, canvasElement }) => {
      await userEvent.click(await turnOn(within(canvasElement)));
      await expect(args.onTurnOnPush).toHaveBeenCalled();
    },
  },
  turningOn: {
    args: pushed('turningOn'),
    play: async ({ canvasElement }) => {
      await expect(
        await within(canvasElement).findByRole('button', { name: 'Turning on...' }),
      ).toBeVisible();
    },
  },
  failed: {
    args: pushed('failed', 'failed'),
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(await turnOn(page)).toBeVisible();
      await expect(
        page.getByText("We couldn't turn on notifications for this device."),
      ).toBeVisible();
      await expect(page.getByText("We couldn't load your devices.")).toBeVisible();
    },
  },
  unsupported: {
    args: pushed('unsupported'),
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(
        await page.findByText('This browser can only show notifications while the app is open.'),
      ).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Remind me by email instead' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(mailed);
    },
  },
  // An iPhone's browser knows no notifications; its app on the Home Screen does.
  needsInstall: {
    tags: ['layout'],
    args: { ...pushed('needsInstall'), device: 'unsupported' },
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(await page.findByText('Tap Share, then Add to Home Screen.')).toBeVisible();
      await expect(page.queryByText("This browser doesn't support notifications.")).toBeNull();
      await userEvent.click(page.getByRole('button', { name: 'Remind me by email instead' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(mailed);
    },
  },
} satisfies Record<PushHere, Story>;

export const PushOn: Story = here.on;
export const PushOff: Story = here.off;
export const PushTurningOn: Story = here.turningOn;
export const PushFailed: Story = here.failed;
export const PushUnsupported: Story = here.unsupported;
export const PushNeedsInstall: Story = here.needsInstall;

/** As a new student meets it: the switch alone would lead nowhere. */
export const PushNeedsInstallFirst: Story = {
  ...here.needsInstall,
  args: {
    ...pushed('needsInstall', [], { notificationsEnabled: false, pushNotificationsEnabled: false }),
    device: 'unsupported',
  },
};

/** What is chosen is no longer offered. */
export const ReminderByMail: Story = {
  tags: ['dark', 'layout'],
  args: { ...pushed('needsInstall', [], mailed), device: 'unsupported' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const reminder = await page.findByRole('switch', { name: 'Daily reminder by email' });
    await expect(reminder).toBeChecked();
    await expect(reminder).toHaveAccessibleDescription(/in addition to notifications/);
    await expect(page.queryByRole('button', { name: 'Remind me by email instead' })).toBeNull();
    // One time for both, where the reminder of devices is chosen.
    await userEvent.click(page.getByRole('button', { name: '7:00 AM Reminder time' }));
    await settled();
    await userEvent.click(screen.getByRole('option', { name: '8:30 AM' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ reminderTime: '08:30' });
    await userEvent.click(page.getByText('Daily reminder by email'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ mailReminder: false });
  },
};

/** Without the reminder of devices its time is chosen below the mail's. */
export const ReminderByMailAlone: Story = {
  tags: ['layout'],
  args: withValues({ ...mailed, pushNotificationsEnabled: false, reminderTime: '18:30' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: '6:30 PM Reminder time' })).toBeVisible();
  },
};

/** The student chose this time, so it is no disturbance. */
export const ReminderInQuietHours: Story = {
  args: pushed('on', [], { reminderTime: '06:15' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('button', { name: '6:15 AM Reminder time' }),
    ).toHaveAccessibleDescription(/during your quiet hours/);
  },
};

export const NothingPushed: Story = {
  args: pushed('on', [], { pushNewWork: false, pushReplies: false, pushReminder: false }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('switch', { name: 'Daily reminder' })).toBeVisible();
    await expect(page.queryByRole('group', { name: 'Quiet hours' })).toBeNull();
    await expect(page.queryByRole('button', { name: /Reminder time/ })).toBeNull();
  },
};

export const DraftOffered: Story = {
  tags: ['layout'],
  args: { state: { ...ready, isDraftOffered: true } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Changes from your last visit' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Restore changes' }));
    await expect(args.onUseDraft).toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscardDraft).toHaveBeenCalled();
  },
};

const saving = (save: SettingsSave): Story['args'] => ({
  state: { ...ready, hasChanges: true, save },
});
const saves = {
  idle: {
    args: saving({ status: 'idle' }),
    play: async ({ canvasElement }) => {
      await expect(within(canvasElement).getByText('You have unsaved changes.')).toBeVisible();
    },
  },
  saving: {
    args: saving({ status: 'saving' }),
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
      await userEvent.type(page.getByLabelText('Display name'), '{Enter}');
      await expect(args.onSave).not.toHaveBeenCalled();
    },
  },
  failed: {
    args: saving({ status: 'failed', reason: "You're offline." }),
    play: async ({ canvasElement }) => {
      await expect(
        within(canvasElement).getByText("You're offline. Your changes are still here."),
      ).toBeVisible();
    },
  },
} satisfies Record<SettingsSave['status'], Story>;

export const Unsaved: Story = saves.idle;
export const Saving: Story = saves.saving;
export const SavingFailed: Story = saves.failed;

/** A name that the database would refuse shows an error at its field, and nothing is sent. */
export const DisplayNameTooLong: Story = {
  args: withValues({ displayName: 'n'.repeat(101) }),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save Settings' }));
    const name = page.getByLabelText('Display name');
    await expect(name).toHaveAccessibleDescription(/up to 100 characters/);
    await expect(name).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The name is text, whatever it looks like, and the avatar takes its first letter. */
export const NamesOfEveryKind: Story = {
  args: withValues({ displayName: 'مريم <b>العلي</b>' }),
  parameters: { person: { username: 'n'.repeat(400) } },
  play: async (context) => {
    const name = within(context.canvasElement).getByLabelText('Display name');
    await expect(name).toHaveValue('مريم <b>العلي</b>');
    await fits(context);
  },
};

export const InstallOffered: Story = {
  args: { onInstall: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Install' }));
    await expect(args.onInstall).toHaveBeenCalled();
  },
};

export const Wide: Story = { globals: { width: '1280' }, play: fits };
