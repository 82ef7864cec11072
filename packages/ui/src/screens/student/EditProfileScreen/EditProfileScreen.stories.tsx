import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import { EditProfileScreen } from './EditProfileScreen.tsx';
import type { AccountDialog, EditProfileState, PhotoDraft, PhotoStep, SaveState } from './types.ts';

const drawing = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 9 6"><rect width="9" height="6" fill="${ground}"/><circle cx="4.5" cy="2.4" r="1.1" fill="#f6cf9b"/><circle cx="4.5" cy="6.2" r="2.3" fill="#f6cf9b"/></svg>`)}`;
const oldPhoto = drawing('#7a4fb0');
const newPhoto = drawing('#2f7d5c');

const onPick = fn();
const onRemove = fn();
const onKeep = fn();

const ready = {
  status: 'ready',
  values: { username: 'asha', fullName: 'Asha Rao' },
  photo: { shown: null, isChanged: false, step: { status: 'idle' }, onPick, onRemove },
  save: { status: 'idle' },
  onType: fn(),
  onSave: fn(),
} satisfies EditProfileState;

const waiting = {
  status: 'known',
  email: 'asha@niyama.example',
  newEmail: 'asha.rao@niyama.example',
  resend: 'offered',
  onResend: fn(),
  onOpen: fn(),
} as const;

const meta = {
  title: 'Screens/Student/EditProfile',
  component: EditProfileScreen,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/profile/edit')],
  args: {
    state: ready,
    account: { ...waiting, newEmail: null },
    dialog: null,
    leaving: null,
    onBack: fn(),
    onSignOutEverywhere: fn(),
  },
} satisfies Meta<typeof EditProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const alerts =
  (text: string): Story['play'] =>
  async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
  };
const says =
  (text: RegExp): Story['play'] =>
  async () => {
    await expect(await screen.findByText(text)).toBeVisible();
  };
const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await expect(overflowsSideways()).toBe(false);
  await expect(clipped(canvasElement)).toEqual([]);
};

const onRetry = fn();
const states = {
  ready: {
    tags: ['dark', 'layout'],
    play: async ({ args, canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
      const username = page.getByLabelText('Username');
      await expect(username).toHaveValue('asha');
      // Each field says who sees its name.
      await expect(username).toHaveAccessibleDescription(
        /^Communities and leaderboards show it only if you have neither/,
      );
      await expect(page.getByLabelText('Full Name')).toHaveAccessibleDescription(
        /^Communities and leaderboards show it unless you set a display name/,
      );
      await userEvent.type(page.getByLabelText('Full Name'), 'j');
      await expect(ready.onType).toHaveBeenCalledWith({ username: 'asha', fullName: 'Asha Raoj' });
      await userEvent.click(page.getByRole('button', { name: 'Save Changes' }));
      await expect(ready.onSave).toHaveBeenCalledWith({ username: 'asha', fullName: 'Asha Rao' });
      await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
      await expect(args.onBack).toHaveBeenCalled();
    },
  },
  loading: {
    args: { state: { status: 'loading' }, account: { status: 'loading' } },
    play: async ({ canvasElement }) => {
      await expect(
        within(canvasElement).getByRole('progressbar', { name: 'Loading your profile' }),
      ).toBeVisible();
    },
  },
  notFound: { args: { state: { status: 'notFound' } }, play: alerts('User profile not found') },
  failed: {
    args: {
      state: { status: 'failed', message: "You're offline.", onRetry },
      account: { status: 'failed' },
    },
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByRole('alert')).toHaveTextContent("You're offline.");
      await expect(page.getByText("We can't show your email address right now.")).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
      await expect(onRetry).toHaveBeenCalled();
    },
  },
} satisfies Record<EditProfileState['status'], Story>;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const NotFound: Story = states.notFound;
export const Failed: Story = states.failed;
export const Wide: Story = { globals: { width: '1280' }, play: fits };

const saved: PhotoDraft = { ...ready.photo, shown: oldPhoto };
const chosen: PhotoDraft = {
  shown: newPhoto,
  isChanged: true,
  step: { status: 'idle' },
  onPick,
  onKeep,
};
const removed: PhotoDraft = { ...chosen, shown: null };
const withPhoto = (photo: PhotoDraft): Story['args'] => ({ state: { ...ready, photo } });
const atStep = (step: PhotoStep) => withPhoto({ ...saved, step });

const onCrop = fn();
const onCancelCrop = fn();
const photos = {
  idle: {
    args: atStep({ status: 'idle' }),
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      const input = canvasElement.querySelector('input[type=file]');
      const file = new File(['x'], 'me.png', { type: 'image/png' });
      await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
      await userEvent.upload(input as HTMLInputElement, file);
      await expect(onPick).toHaveBeenCalledWith(file);
      await userEvent.click(page.getByRole('button', { name: 'Remove photo' }));
      await expect(onRemove).toHaveBeenCalled();
    },
  },
  reading: { args: atStep({ status: 'reading' }), play: says(/Opening your photo/) },
  refused: {
    args: atStep({ status: 'refused', message: 'File size must be less than 5MB' }),
    play: alerts('File size must be less than 5MB'),
  },
  cropping: {
    tags: ['dark', 'layout'],
    args: atStep({
      status: 'cropping',
      picture: { width: 900, height: 600, address: newPhoto, kind: 'image/png' },
      onCrop,
      onCancel: onCancelCrop,
    }),
    play: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
      await settled();
      await userEvent.click(dialog.getByRole('button', { name: 'Use this photo' }));
      await expect(onCrop).toHaveBeenCalledWith({ left: 150, top: 0, size: 600 });
      await userEvent.keyboard('{Escape}');
      await expect(onCancelCrop).toHaveBeenCalled();
    },
  },
} satisfies Record<PhotoStep['status'], Story>;

export const PhotoIdle: Story = photos.idle;
export const PhotoReading: Story = photos.reading;
export const PhotoRefused: Story = photos.refused;
export const PhotoCropping: Story = photos.cropping;

/** A file that is refused takes nothing away from the one chosen before. */
export const PhotoRefusedAfterAnother: Story = {
  args: withPhoto({ ...chosen, step: { status: 'refused', message: 'This file is empty.' } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('This file is empty.');
    await expect(canvasElement.querySelector('main img')).toHaveAttribute('src', newPhoto);
  },
};

export const PhotoRemoved: Story = {
  tags: ['layout'],
  args: withPhoto(removed),
  play: says(/Your photo will be removed/),
};

const saving = (save: SaveState): Story['args'] => ({
  state: { ...ready, photo: chosen, save },
});

const saves = {
  idle: {
    args: saving({ status: 'idle' }),
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await expect(page.getByText(/This is your new photo/)).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Keep my current photo' }));
      await expect(onKeep).toHaveBeenCalled();
    },
  },
  uploading: {
    args: saving({ status: 'uploading', percent: 62 }),
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      const bar = page.getByRole('progressbar', { name: 'Uploading your photo' });
      await expect(bar).toHaveAttribute('aria-valuenow', '62');
      await expect(page.getByRole('button', { name: 'Saving changes...' })).toBeVisible();
    },
  },
  saving: {
    args: saving({ status: 'saving' }),
    play: async ({ canvasElement }) => {
      const page = within(canvasElement);
      await userEvent.type(page.getByLabelText('Username'), '{Enter}');
      await expect(ready.onSave).not.toHaveBeenCalled();
    },
  },
  usernameTaken: {
    args: saving({ status: 'usernameTaken' }),
    play: async ({ canvasElement }) => {
      const username = within(canvasElement).getByLabelText('Username');
      await expect(username).toHaveAccessibleDescription(/Username is already taken$/);
      await expect(username).toBeInvalid();
    },
  },
  failed: {
    args: saving({ status: 'failed', message: 'Update failed: Could not update profile' }),
    play: alerts('Update failed: Could not update profile'),
  },
} satisfies Record<SaveState['status'], Story>;

export const PhotoChosen: Story = saves.idle;
export const Uploading: Story = saves.uploading;
export const Saving: Story = saves.saving;
export const UsernameTaken: Story = saves.usernameTaken;
export const SavingFailed: Story = saves.failed;

const leaving = { onLeave: fn(), onStay: fn() };

export const AsksToLeave: Story = {
  args: { leaving },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('You have unsaved changes.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await expect(leaving.onLeave).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(leaving.onStay).toHaveBeenCalled();
  },
};

const password = { kind: 'password', onSubmit: fn(), onClose: fn() } as const;
const email = {
  kind: 'email',
  form: { status: 'idle' },
  onSubmit: fn(),
  onClose: fn(),
} as const;
const onSignOut = fn();
const dialogs = {
  password: {
    args: { dialog: { ...password, form: { status: 'idle' } } },
    play: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }));
      await settled();
      await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
      await expect(dialog.getByText('Please enter your current password')).toBeVisible();
      await userEvent.type(dialog.getByLabelText('Current password'), 'practice-daily');
      await userEvent.type(dialog.getByLabelText('New password'), 'breathe-in');
      await userEvent.type(dialog.getByLabelText('Confirm new password'), 'breathe-out');
      await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
      await expect(dialog.getByText('Passwords do not match')).toBeVisible();
      await expect(password.onSubmit).not.toHaveBeenCalled();
      await userEvent.clear(dialog.getByLabelText('Confirm new password'));
      await userEvent.type(dialog.getByLabelText('Confirm new password'), 'breathe-in');
      await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
      await expect(password.onSubmit).toHaveBeenCalledWith({
        currentPassword: 'practice-daily',
        password: 'breathe-in',
        confirmPassword: 'breathe-in',
      });
    },
  },
  email: {
    args: { dialog: email },
    play: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: /Change your email/ }));
      await settled();
      await userEvent.type(dialog.getByLabelText('New email'), 'asha.rao@niyama.example');
      await userEvent.type(dialog.getByLabelText('Current password'), 'practice-daily');
      await userEvent.click(dialog.getByRole('button', { name: 'Send links' }));
      await expect(email.onSubmit).toHaveBeenCalledWith({
        email: 'asha.rao@niyama.example',
        currentPassword: 'practice-daily',
      });
    },
  },
  signOut: {
    args: {
      dialog: {
        kind: 'signOut',
        form: { status: 'idle' },
        here: {
          practices: 2,
          classes: 0,
          changes: 0,
          hasLifestyleLog: true,
          hasComposing: false,
          meditation: null,
        },
        onConfirm: onSignOut,
        onClose: fn(),
      },
    },
    play: async () => {
      const dialog = within(await screen.findByRole('alertdialog'));
      await settled();
      await expect(dialog.getByText(/2 practices are only on this device/)).toBeVisible();
      await userEvent.click(dialog.getByRole('switch', { name: /^Clear my lifestyle log/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
      await expect(onSignOut).toHaveBeenCalledWith({ lifestyleLog: true, composing: false });
    },
  },
} satisfies Record<AccountDialog['kind'], Story>;

export const PasswordDialog: Story = dialogs.password;
export const EmailDialog: Story = dialogs.email;
export const SignOutDialog: Story = dialogs.signOut;

export const WrongPassword: Story = {
  args: { dialog: { ...password, form: { status: 'wrongPassword' } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Current password');
    await expect(field).toHaveAccessibleDescription("That's not your current password");
    await settled();
    await userEvent.type(field, 'x');
    await expect(field).toHaveAccessibleDescription('');
  },
};

export const EmailFailed: Story = {
  args: {
    dialog: {
      ...email,
      form: {
        status: 'failed',
        message:
          "Couldn't change your email address: An account with this email address already exists.",
      },
    },
  },
  play: alerts('An account with this email'),
};

export const AddressWaits: Story = {
  tags: ['dark', 'layout'],
  args: { account: waiting },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getByText(/Waiting for you to confirm asha.rao@niyama.example/),
    ).toBeVisible();
    await expect(page.getByText(/Until then, log in with asha@niyama.example/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Resend emails' }));
    await expect(waiting.onResend).toHaveBeenCalled();
  },
};
export const EmailsSentAgain: Story = {
  args: { account: { ...waiting, resend: 'sent' } },
  play: says(/We've sent both emails again/),
};

const longName = 'Lotus'.repeat(80);

/** 400 characters are refused in words, and a name that long breaks no line. */
export const LongNames: Story = {
  args: {
    state: { ...ready, values: { username: longName, fullName: longName } },
    account: { ...waiting, email: `${longName}@niyama.example`, newEmail: null },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save Changes' }));
    await expect(page.getByLabelText('Username')).toHaveAccessibleDescription(
      /Username can be up to 50 characters, with no invisible characters$/,
    );
    await expect(page.getByLabelText('Full Name')).toHaveAccessibleDescription(
      /Full name can be up to 100 characters, without line breaks$/,
    );
    await expect(ready.onSave).not.toHaveBeenCalled();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Markup in a name is text like any other, and a name may run from right to left. */
export const AwkwardNames: Story = {
  args: {
    state: {
      ...ready,
      values: { username: '<b>asha</b>', fullName: 'آشا <img src=x onerror=alert(1)>' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(canvasElement.querySelector('b, img')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Save Changes' }));
    await expect(ready.onSave).toHaveBeenCalledWith({
      username: '<b>asha</b>',
      fullName: 'آشا <img src=x onerror=alert(1)>',
    });
    await expect(getComputedStyle(page.getByLabelText('Full Name')).direction).toBe('rtl');
  },
};
