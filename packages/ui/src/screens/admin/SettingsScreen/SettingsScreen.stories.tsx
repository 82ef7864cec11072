import { cobra, appSettings } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { settled } from '#testing/settled.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const ready = { status: 'ready', settings: appSettings, isBusy: false, failure: null } as const;
const [surya, pranayama] = appSettings.mandatory.map(({ id }) => id);

const meta = {
  title: 'Screens/Admin/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/settings')],
  args: {
    tab: 'general',
    state: ready,
    picker: {
      options: [{ id: cobra.id, label: cobra.name, lang: 'en' }],
      emptyText: 'No results',
      onQueryChange: fn(),
    },
    missingProfiles: { isBusy: false, failure: null },
    account: {
      look: { language: 'english', theme: 'system', textSize: 100 },
      password: { revision: 0, isBusy: false, sentAt: 0, isWrong: false, failure: null },
    },
    onLook: fn(),
    onChangePassword: fn(),
    onTabChange: fn(),
    onRetry: fn(),
    onSave: fn(),
    onLoadNewer: fn(),
    onCreateMissingProfiles: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The language and the appearance hold at once; the password is asked for before it changes. */
export const Account: Story = {
  tags: ['dark'],
  args: { tab: 'account' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /Language$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
    await settled();
    await expect(args.onLook).toHaveBeenLastCalledWith({ language: 'french' });
    await userEvent.click(page.getByRole('button', { name: /Text size$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '150%' }));
    await settled();
    await expect(args.onLook).toHaveBeenLastCalledWith({ textSize: 150 });
    await userEvent.type(page.getByLabelText('Current password'), 'quiet-lake');
    await userEvent.type(page.getByLabelText('New password'), 'quiet-river');
    await userEvent.click(page.getByRole('button', { name: 'Save password' }));
    await expect(args.onChangePassword).not.toHaveBeenCalled();
    await userEvent.type(page.getByLabelText('Confirm new password'), 'quiet-river');
    await userEvent.click(page.getByRole('button', { name: 'Save password' }));
    await expect(args.onChangePassword).toHaveBeenLastCalledWith({
      currentPassword: 'quiet-lake',
      password: 'quiet-river',
      confirmPassword: 'quiet-river',
    });
  },
};

/** The order of the daily poses is changed with one press a place. */
export const Order: Story = {
  tags: ['dark'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const places = page.getByRole('list', { name: 'Order' });
    const [first, last] = within(places).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Surya Namaskar/);
    await expect(page.getByRole('button', { name: 'Move Surya Namaskar up' })).toBeDisabled();
    await expect(last).toHaveTextContent(/Pranayama/);
    await userEvent.click(page.getByRole('button', { name: 'Move Surya Namaskar down' }));
    await expect(page.getByText('Surya Namaskar is now at position 2 of 2')).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Move Surya Namaskar up' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Save Settings' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ mandatoryIds: [pranayama, surya] }),
    );
  },
};

/** Until it is changed; a later refetch of the same state does not mark it as wrong again. */
export const WrongPassword: Story = {
  args: {
    tab: 'account',
    account: {
      look: { language: 'english', theme: 'dark', textSize: 150 },
      password: { revision: 0, isBusy: false, sentAt: 7, isWrong: true, failure: null },
    },
  },
  render: function Again(args) {
    const [times, setTimes] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setTimes(times + 1)}>
          Look again
        </button>
        <SettingsScreen
          {...args}
          account={{ ...args.account, password: { ...args.account.password } }}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByLabelText('Current password');
    await expect(field).toHaveAccessibleDescription("That's not your current password");
    await userEvent.type(field, 'quiet');
    await expect(field).toHaveAccessibleDescription('');
    await userEvent.click(page.getByRole('button', { name: 'Look again' }));
    await expect(field).toHaveAccessibleDescription('');
  },
};

/** What was mended is not called wrong again when another tab was looked at. */
export const WrongPasswordMendedOverTabs: Story = {
  args: WrongPassword.args ?? {},
  render: function OverTabs(args) {
    const [tab, setTab] = useState(args.tab);
    return <SettingsScreen {...args} tab={tab} onTabChange={setTab} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Current password'), 'quiet');
    await userEvent.click(page.getByRole('tab', { name: 'Security' }));
    await expect(page.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(page.getByRole('tab', { name: 'Your Account' }));
    await expect(page.getByLabelText('Current password')).toHaveValue('quiet');
    await expect(page.getByLabelText('Current password')).toHaveAccessibleDescription('');
  },
};

/** A pose is added, another taken away, the language changed, and all of it saved at once. */
export const General: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const field = page.getByRole('combobox', { name: 'Daily mandatory poses' });
    await userEvent.type(field, 'cob');
    await expect(args.picker.onQueryChange).toHaveBeenLastCalledWith('cob');
    await userEvent.click(await screen.findByRole('option', { name: cobra.name }));
    await userEvent.tab();
    await settled();
    await userEvent.click(page.getByRole('button', { name: 'Remove Surya Namaskar' }));
    await expect(page.getByRole('button', { name: 'Move Pranayama Breathing down' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: /Default language$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '日本語' }));
    await settled();
    await userEvent.click(page.getByRole('button', { name: 'Save Settings' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      seen: appSettings.updatedAt,
      defaultLanguage: 'japanese',
      mandatoryIds: [pranayama, cobra.id],
    });
  },
};

export const Saving: Story = { args: { state: { ...ready, isBusy: true } } };

export const SaveFailed: Story = {
  args: {
    state: {
      ...ready,
      failure: { message: "Failed to save settings: You're offline.", isOutdated: false },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('Failed to save settings');
    await userEvent.click(page.getByRole('button', { name: 'Save Settings' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      seen: appSettings.updatedAt,
      defaultLanguage: 'english',
      mandatoryIds: [surya, pranayama],
    });
  },
};

/** Somebody else was faster: their version is one press away, and own changes are not lost unasked. */
export const ChangedMeanwhile: Story = {
  args: {
    state: {
      ...ready,
      failure: { message: 'Someone else changed this in the meantime.', isOutdated: true },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Load the latest version' }));
    await expect(args.onLoadNewer).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: /Default language$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
    await settled();
    await userEvent.click(page.getByRole('button', { name: 'Load the latest version' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(args.onLoadNewer).toHaveBeenCalledOnce();
    await userEvent.click(asked.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onLoadNewer).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      isOffline: false,
      reason: 'Something went wrong. Please try again later.',
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { state: { status: 'failed', isOffline: true, reason: "You're offline." } },
};

export const Database: Story = {
  args: { tab: 'database' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Create Missing Profiles' }));
    await expect(args.onCreateMissingProfiles).toHaveBeenCalledOnce();
  },
};

export const DatabaseFailed: Story = {
  args: {
    tab: 'database',
    missingProfiles: {
      isBusy: false,
      failure: 'Failed to create missing profiles. Check console for more details.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'ErrorFailed to create missing profiles. Check console for more details.',
    );
  },
};

export const Security: Story = {
  args: { tab: 'security' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/are managed in the backend dashboard\.$/)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'General' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('general');
  },
};
