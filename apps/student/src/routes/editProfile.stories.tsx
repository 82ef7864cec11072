import {
  api,
  authRefusal,
  home,
  homeToAnswer,
  mockApi,
  serverError,
  storageRefusal,
  tableRefusal,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import EditProfileRoute from './editProfile.tsx';

const meta = {
  title: 'Flows/Student/EditProfile',
  component: EditProfileRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/profile/edit' })],
} satisfies Meta<typeof EditProfileRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A real picture, drawn by this browser. */
async function drawPicture(type: 'image/png' | 'image/jpeg', name = 'me.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#2f7d5c';
    context.fillRect(0, 0, 900, 600);
  }
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  return new File(drawn ? [drawn] : [], name, { type });
}

async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await waitFor(() => expect(page.getByLabelText('Username')).toHaveValue('asha'));
  return page;
}
async function pick(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  // As a browser that offers every kind: a person can always choose 'all files'.
  await userEvent.upload(input ?? document.createElement('input'), file, { applyAccept: false });
}
async function choosePhoto(canvasElement: HTMLElement, file: File) {
  await pick(canvasElement, file);
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use this photo' }));
  await within(canvasElement).findByText(/This is your new photo/);
}
const save = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole('button', { name: 'Save Changes' }));

/** Sent here from the page of reset mails, which an ordinary login does not open. */
export const CameToChangeThePassword: Story = {
  parameters: { studentApp: { state: { changes: 'password' } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText('Current password')).toBeVisible();
  },
};

export const SavesTheNames: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.clear(page.getByLabelText('Full Name'));
    await userEvent.type(page.getByLabelText('Full Name'), 'Asha <b>Rao</b>');
    await save(page);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/profile');
    await expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  },
};

/** The photo goes first, then the one write, then the old file: nothing else is asked. */
const asked: string[] = [];
const note = (request: Request) => asked.push(`${request.method} ${new URL(request.url).pathname}`);
let uploaded: Blob | null = null;
let written: unknown = null;
export const SavesAPhoto: Story = {
  parameters: mockApi({
    uploadAvatar: http.post(api('/storage/v1/object/avatars/:folder/:file'), async (sent) => {
      note(sent.request);
      uploaded = await sent.request.clone().blob();
      return HttpResponse.json({ Id: 'id', Key: 'key' });
    }),
    updateProfile: http.patch(api('/rest/v1/profiles'), async ({ request }) => {
      note(request);
      written = await request.clone().json();
      return HttpResponse.json([{ username: 'asha', full_name: 'Asha Rao', avatar_url: null }]);
    }),
    removeAvatars: http.delete(api('/storage/v1/object/avatars'), ({ request }) => {
      note(request);
      return HttpResponse.json([]);
    }),
  }),
  play: async ({ canvasElement }) => {
    asked.length = 0;
    const page = await open(canvasElement);
    await choosePhoto(canvasElement, await drawPicture('image/jpeg'));
    await save(page);
    await page.findByTestId('elsewhere');
    await waitFor(() => expect(asked).toHaveLength(3));
    const [upload = '', write, removal] = asked;
    await expect(upload).toMatch(/^POST \/storage\/v1\/object\/avatars\/[0-9a-f-]{36}\/\d+\.jpg$/);
    await expect([write, removal]).toEqual([
      'PATCH /rest/v1/profiles',
      'DELETE /storage/v1/object/avatars',
    ]);
    await expect(written).toMatchObject({
      avatar_url: upload.replace('POST /storage/v1/object/', ''),
    });
    const stored = await createImageBitmap(uploaded ?? new Blob());
    await expect([stored.width, stored.height]).toEqual([512, 512]);
  },
};

/** As a telephone writes it: lying on its side, with a note that says how to hold it. */
async function drawSideways(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#ff0000', '#0000ff'].entries()) {
    if (context) context.fillStyle = color;
    context?.fillRect(450 * index, 0, 450, 600);
  }
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  const bytes = new Uint8Array(await (drawn ?? new Blob()).arrayBuffer());
  // One entry of EXIF: orientation (0x0112), a short, the value 6: a quarter turn to the right.
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0, 0, 0, 0];
  const note = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  const parts = [bytes.slice(0, 2), Uint8Array.from(note), bytes.slice(2)];
  return new File(parts, 'me.jpg', { type: 'image/jpeg' });
}

/** The photo stands upright, and nothing of the camera's notes is stored with it. */
export const HoldsThePhotoUpright: Story = {
  parameters: mockApi({
    uploadAvatar: http.post(api('/storage/v1/object/avatars/:folder/:file'), async (sent) => {
      uploaded = await sent.request.clone().blob();
      return HttpResponse.json({ Id: 'id', Key: 'key' });
    }),
  }),
  play: async ({ canvasElement }) => {
    uploaded = null;
    const page = await open(canvasElement);
    await choosePhoto(canvasElement, await drawSideways());
    await save(page);
    await page.findByTestId('elsewhere');
    const stored = uploaded ?? new Blob();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(await createImageBitmap(stored), 0, 0, 300, 150);
    const [red = 0, , blue = 0] = context?.getImageData(150, 10, 1, 1).data ?? [];
    await expect(red).toBeGreaterThan(200);
    await expect(blue).toBeLessThan(60);
    await expect(await stored.text()).not.toContain('Exif');
  },
};

const refusals: [File, string][] = [
  [new File([], 'me.png', { type: 'image/png' }), 'This file is empty.'],
  [
    new File(['<script>alert(1)</script>'], 'me.png', { type: 'image/png' }),
    'Please choose a JPEG, PNG or WebP image.',
  ],
  [
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' }),
    'Please choose a JPEG, PNG or WebP image.',
  ],
  [
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'me.png'),
    "We can't open this photo.",
  ],
  [new File([new Uint8Array(5 * 1024 * 1024)], 'me.png'), 'File size must be less than 5MB'],
];

/** Each in its own words, and none of them reaches the crop. */
export const RefusesFiles: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    for (const [file, words] of refusals) {
      await pick(canvasElement, file);
      await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(words));
      await expect(screen.queryByRole('dialog')).toBeNull();
    }
    await choosePhoto(canvasElement, await drawPicture('image/png'));
    await expect(page.queryByRole('alert')).toBeNull();
  },
};

export const UploadRefused: Story = {
  parameters: mockApi({
    uploadAvatar: http.post(api('/storage/v1/object/avatars/:folder/:file'), () =>
      storageRefusal('413', 'Payload too large'),
    ),
  }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await choosePhoto(canvasElement, await drawPicture('image/png'));
    await userEvent.type(page.getByLabelText('Full Name'), 'j');
    await save(page);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Error uploading avatar: File size must be less than 5MB',
    );
    await expect(page.getByLabelText('Full Name')).toHaveValue('Asha Raoj');
    await expect(page.getByText(/This is your new photo/)).toBeVisible();
  },
};

export const UsernameTaken: Story = {
  parameters: mockApi({
    updateProfile: tableRefusal('patch', '/rest/v1/profiles', 409, '23505'),
  }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const username = page.getByLabelText('Username');
    await userEvent.type(username, 'r');
    await save(page);
    await waitFor(() => expect(username).toHaveAccessibleDescription(/Username is already taken$/));
    await expect(username).toHaveValue('ashar');
    await userEvent.type(username, 'a');
    await expect(username).toBeValid();
  },
};

const failures: [() => Response, string][] = [
  [
    () => HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 }),
    'Update failed: Could not update profile',
  ],
  [
    () => HttpResponse.error(),
    "We can't reach the server, so we don't know whether this was saved.",
  ],
  // The profile is gone.
  [() => HttpResponse.json([]), 'User profile not found'],
];
let answer: () => Response;

/** What was typed stays for another try. */
export const SavingFails: Story = {
  parameters: mockApi({ updateProfile: http.patch(api('/rest/v1/profiles'), () => answer()) }),
  play: async ({ canvasElement, step }) => {
    const page = await open(canvasElement);
    await userEvent.type(page.getByLabelText('Full Name'), 'j');
    for (const [failing, words] of failures) {
      await step(words, async () => {
        answer = failing;
        await save(page);
        await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(words));
        await expect(page.getByLabelText('Full Name')).toHaveValue('Asha Raoj');
      });
    }
  },
};

export const LoadingFails: Story = {
  parameters: mockApi({
    home: serverError('post', '/rest/v1/rpc/home'),
    user: serverError('get', '/auth/v1/user'),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("We couldn't load your profile")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(
      await page.findByText("We can't show your email address right now."),
    ).toBeVisible();
  },
};

export const NoProfile: Story = {
  parameters: mockApi({
    home: http.post(api('/rest/v1/rpc/home'), () =>
      HttpResponse.json({ ...homeToAnswer(home), profile: null }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('User profile not found')).toBeVisible();
  },
};

/** Cancel, a link and the logout ask; 'Keep editing' stays, 'Discard changes' goes. */
export const AsksBeforeLeaving: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const name = page.getByLabelText('Full Name');
    await userEvent.type(name, 'j');
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Asha Raoj');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(
      within(page.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', {
        name: 'Library',
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/library');
  },
};

let sent = Promise.withResolvers<void>();
const removed: string[] = [];
/** What was discarded while its photo was sent is not written afterwards, and leads nowhere. */
export const DiscardsDuringTheUpload: Story = {
  parameters: mockApi({
    uploadAvatar: http.post(api('/storage/v1/object/avatars/:folder/:file'), async () => {
      await sent.promise;
      return HttpResponse.json({ Id: 'id', Key: 'key' });
    }),
    listAvatars: http.post(api('/storage/v1/object/list/avatars'), () =>
      HttpResponse.json([{ name: 'left-over.jpg', id: '1' }]),
    ),
    removeAvatars: http.delete(api('/storage/v1/object/avatars'), () => {
      removed.push('avatar');
      return HttpResponse.json([]);
    }),
    updateProfile: http.patch(api('/rest/v1/profiles'), () => {
      written = 'the names';
      return HttpResponse.json([]);
    }),
  }),
  beforeEach: () => {
    sent = Promise.withResolvers();
    removed.length = 0;
    written = null;
  },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await choosePhoto(canvasElement, await drawPicture('image/png'));
    await save(page);
    await userEvent.click(
      within(page.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', {
        name: 'Library',
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/library');
    sent.resolve();
    await waitFor(() => expect(removed).toHaveLength(1));
    await expect(written).toBeNull();
    await expect(page.getByTestId('elsewhere')).toHaveTextContent('/library');
  },
};

export const LeavesWithoutAQuestion: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.type(page.getByLabelText('Full Name'), 'j{Backspace}');
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/profile');
  },
};

async function openDialog(canvasElement: HTMLElement, action: string) {
  const button = await within(canvasElement).findByRole('button', { name: action });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return within(await screen.findByRole(/everywhere/.test(action) ? 'alertdialog' : 'dialog'));
}

async function fillPassword(canvasElement: HTMLElement, current: string) {
  const dialog = await openDialog(canvasElement, 'Change password');
  await userEvent.type(dialog.getByLabelText('Current password'), current);
  await userEvent.type(dialog.getByLabelText('New password'), 'breathe-in-out');
  await userEvent.type(dialog.getByLabelText('Confirm new password'), 'breathe-in-out');
  await userEvent.click(dialog.getByRole('button', { name: 'Save password' }));
  return dialog;
}

export const ChangesThePassword: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await fillPassword(canvasElement, 'practice-daily');
    await expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WrongCurrentPassword: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await fillPassword(canvasElement, 'practice-never');
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
        "That's not your current password",
      ),
    );
    await expect(dialog.getByLabelText('New password')).toHaveValue('breathe-in-out');
  },
};

export const SamePassword: Story = {
  parameters: mockApi({
    updateUser: http.put(api('/auth/v1/user'), () => authRefusal(422, 'same_password')),
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await fillPassword(canvasElement, 'practice-daily');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Couldn't save your password: Your new password must be different from your current one.",
    );
  },
};

async function askForAddress(canvasElement: HTMLElement, email: string) {
  const dialog = await openDialog(canvasElement, 'Change email');
  await userEvent.type(dialog.getByLabelText('New email'), email);
  await userEvent.type(dialog.getByLabelText('Current password'), 'practice-daily');
  await userEvent.click(dialog.getByRole('button', { name: 'Send links' }));
  return dialog;
}

export const AddressWaitsForConfirmation: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await askForAddress(canvasElement, 'asha.rao@niyama.example');
    await expect(
      await page.findByText('Waiting for you to confirm asha.rao@niyama.example'),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Resend emails' }));
    await expect(await page.findByText("We've sent both emails again.")).toBeVisible();
  },
};

/** The student's own address, which is not sent, and one that another account has. */
export const AddressRefused: Story = {
  parameters: mockApi({
    updateUser: http.put(api('/auth/v1/user'), () => authRefusal(422, 'email_exists')),
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await askForAddress(canvasElement, 'Student@niyama.example');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "That's already your email address",
    );
    await userEvent.clear(dialog.getByLabelText('New email'));
    await userEvent.type(dialog.getByLabelText('New email'), 'taken@niyama.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send links' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        "Couldn't change your email address: An account with this email address already exists.",
      ),
    );
  },
};

export const SignsOutEverywhere: Story = {
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const dialog = await openDialog(canvasElement, 'Log out everywhere');
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth');
    await expect(await screen.findByText('You have been logged out')).toBeVisible();
  },
};

export const SigningOutFails: Story = {
  parameters: mockApi({ logout: unreachable('post', '/auth/v1/logout') }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    const dialog = await openDialog(canvasElement, 'Log out everywhere');
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to log out');
    await userEvent.click(dialog.getByRole('button', { name: 'Stay logged in' }));
    await expect(page.getByLabelText('Username')).toHaveValue('asha');
  },
};
