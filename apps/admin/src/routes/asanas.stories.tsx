import type { AdminAsana, ListedAsana } from '@niyama/domain';
import {
  adminAsanaToRow,
  adminLibrary,
  api,
  cobra,
  instructor,
  listedAsanaToRow,
  mockApi,
  profileToRow,
  serverError,
  storageRefusal,
  translationToRow,
  unreachable,
  warriorTranslations,
  warriorWithVideo,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import AsanasRoute from './asanas.tsx';

const meta = {
  title: 'Flows/Admin/Asanas',
  component: AsanasRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withAdminApp({ path: '/admin/asanas' })],
} satisfies Meta<typeof AsanasRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const png = new File(
  [
    bytesOf(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  ],
  'moon.png',
  { type: 'image/png' },
);
const webm = new File([bytesOf('GkXfo4dCgoR3ZWJt')], 'moon.webm', { type: 'video/webm' });

const written = fn();
const filesStored = fn();
/** Answers as the usual handler does, and remembers what was written. */
const remembers = (method: 'post' | 'patch', row: AdminAsana) =>
  http[method](api('/rest/v1/asanas'), async ({ request }) => {
    const change = (await request.json()) as object;
    written(change);
    const changed = { ...adminAsanaToRow(row), ...change, id: row.id };
    return HttpResponse.json(method === 'post' ? changed : [changed], { status: 200 });
  });

async function openDialog(canvasElement: HTMLElement, action: 'Edit' | 'Delete') {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Actions for Warrior II' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  const role = action === 'Edit' ? 'dialog' : 'alertdialog';
  return within(await screen.findByRole(role));
}
async function openAdding(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add Asana' }));
  return within(await screen.findByRole('dialog', { name: 'Add Asana' }));
}
type Within = Awaited<ReturnType<typeof openAdding>>;
async function fillIn(dialog: Within) {
  await userEvent.type(dialog.getByLabelText('Name'), 'Moon');
  await userEvent.type(dialog.getByLabelText('Description'), 'Grow quiet.');
}
async function choose(which: 'image' | 'video', file: File) {
  const dialog = await screen.findByRole('dialog');
  const inputs = dialog.querySelectorAll<HTMLInputElement>('input[type=file]');
  const input = inputs[which === 'image' ? 0 : 1];
  if (!input) throw new Error('There is nothing to choose a file with');
  await userEvent.upload(input, file, { applyAccept: false });
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** A toast takes the place of the one before; for a moment both are there. */
const toast = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const ShowsTheLibrary: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('row', { name: /Warrior II/ })).toBeVisible();
    await userEvent.click(page.getByRole('switch', { name: 'Needs translation' }));
    await waitFor(() => expect(page.queryByRole('row', { name: /Cobra/ })).toBeNull());
    await expect(page.getByRole('row', { name: /Warrior II/ })).toBeVisible();
    await userEvent.click(page.getByRole('switch', { name: 'Needs translation' }));
    await expect(await page.findByRole('row', { name: /Cobra/ })).toBeVisible();
    await userEvent.type(page.getByRole('searchbox', { name: 'Search asanas' }), 'bhujangāsana');
    await waitFor(() => expect(page.queryByText('Warrior II')).toBeNull());
    await expect(page.getByText(cobra.name)).toBeVisible();
    await userEvent.clear(page.getByRole('searchbox'));
    await userEvent.type(page.getByRole('searchbox'), 'swan');
    await expect(await page.findByText('No asanas matching your search.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: mockApi({ adminAsanas: unreachable('post', '/rest/v1/rpc/admin_asanas') }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      "You're offline.",
    );
  },
};

/** The row first, then the files under its id, then one write with their paths. */
export const AddsAPoseWithItsFiles: Story = {
  parameters: mockApi({
    addAsana: remembers('post', { ...warriorWithVideo, imagePath: null, videoPath: null }),
    changeAsana: remembers('patch', warriorWithVideo),
  }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    const dialog = await openAdding(canvasElement);
    await fillIn(dialog);
    await choose('image', png);
    await dialog.findByText(/^moon\.png will be uploaded/);
    await choose('video', webm);
    await dialog.findByText(/^moon\.webm will be uploaded/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Asana' }));
    await toast('Asana added successfully!');
    await isClosed();
    const { id } = warriorWithVideo;
    await expect(written.mock.calls).toEqual([
      [expect.objectContaining({ name: 'Moon', difficulty: 'beginner', points: 5 })],
      [
        {
          image_url: expect.stringMatching(`^asana_images/${id}-\\d{13}\\.png$`),
          video_url: expect.stringMatching(`^asana_videos/${id}-\\d{13}\\.webm$`),
        },
      ],
    ]);
  },
};

let isTooLarge = true;

/** The pose is saved without the file, which can be sent once more. */
export const UploadFails: Story = {
  parameters: mockApi({
    uploadAsanaImage: http.post(api('/storage/v1/object/asana_images/:file'), ({ params }) => {
      if (isTooLarge) return storageRefusal('413', 'Payload too large');
      const name = String(params['file']);
      filesStored(name);
      return HttpResponse.json({ Id: warriorWithVideo.id, Key: `asana_images/${name}` });
    }),
    addAsana: remembers('post', { ...warriorWithVideo, imagePath: null, videoPath: null }),
    changeAsana: remembers('patch', warriorWithVideo),
  }),
  beforeEach: () => {
    isTooLarge = true;
  },
  play: async ({ canvasElement }) => {
    written.mockClear();
    filesStored.mockClear();
    const dialog = await openAdding(canvasElement);
    await fillIn(dialog);
    await choose('image', png);
    await dialog.findByText(/^moon\.png will be uploaded/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Asana' }));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Error uploading file: Image is too large. Maximum size is 2MB. The asana was saved without',
    );
    await toast('Asana added successfully!');
    await expect(written.mock.calls).toEqual([[expect.objectContaining({ name: 'Moon' })]]);
    await expect(dialog.getByLabelText('Name')).toHaveValue('Moon');

    written.mockClear();
    isTooLarge = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Update Asana' }));
    await toast('Asana updated successfully!');
    await isClosed();
    const name = expect.stringMatching(`^${warriorWithVideo.id}-\\d{13}\\.png$`);
    await expect(filesStored.mock.calls).toEqual([[name]]);
    const [stored] = filesStored.mock.calls[0] ?? [];
    await expect(written.mock.calls).toEqual([
      [expect.objectContaining({ name: 'Moon', image_url: `asana_images/${stored}` })],
    ]);
  },
};

export const AddingFails: Story = {
  parameters: mockApi({ addAsana: unreachable('post', '/rest/v1/asanas') }),
  play: async ({ canvasElement }) => {
    const dialog = await openAdding(canvasElement);
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Asana' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Error adding asana: You're offline.",
    );
    await expect(dialog.getByLabelText('Name')).toHaveValue('Moon');
  },
};

/** Whatever a file calls itself, its content is looked at. */
export const RefusesFiles: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openAdding(canvasElement);
    const refusals: [File, RegExp][] = [
      [
        new File(['<!doctype html><script>'], 'page.png', { type: 'image/png' }),
        /file type isn't supported/,
      ],
      [
        new File(['<svg onload="x"/>'], 'a.svg', { type: 'image/svg+xml' }),
        /file type isn't supported/,
      ],
      [new File([], 'empty.png', { type: 'image/png' }), /^This file is empty/],
      [new File([png.slice(0, 20)], 'half.png', { type: 'image/png' }), /can't open this photo/],
      [
        new File([png, new Uint8Array(2 * 1024 * 1024 + 1 - png.size)], 'large.png'),
        /^Image is too large. Maximum size is 2MB.$/,
      ],
    ];
    for (const [file, words] of refusals) {
      await choose('image', file);
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(words));
    }
    await choose('image', png);
    await dialog.findByText(/^moon\.png will be uploaded/);
    await expect(dialog.queryByRole('alert')).toBeNull();
    await choose('video', png);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/an MP4 or WebM video/);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove image' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove image' }));
    await toast('No image to remove');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove video' }));
    await toast('No video to remove');
  },
};

/** A video whose content the device hands out late, when the test says so. */
function lateVideo() {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const file = new File([webm], 'late.webm', { type: 'video/webm' });
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise });
  return { file, arrive: async () => resolve(await webm.arrayBuffer()) };
}

/** What was chosen before the last choice comes too late. */
export const OnlyTheLastChoiceCounts: Story = {
  play: async ({ canvasElement }) => {
    const replaced = lateVideo();
    const first = await openAdding(canvasElement);
    await choose('video', replaced.file);
    await choose('video', webm);
    await first.findByText(/^moon\.webm will be uploaded/);
    await replaced.arrive();
    await choose('image', png);
    await first.findByText(/^moon\.png will be uploaded/);
    await expect(first.getByText(/^moon\.webm will be uploaded/)).toBeVisible();
  },
};

export const Edits: Story = {
  parameters: mockApi({ changeAsana: remembers('patch', warriorWithVideo) }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.clear(dialog.getByLabelText('Sanskrit Name'));
    await userEvent.click(dialog.getByRole('button', { name: /Increase Points/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await toast('Asana updated successfully!');
    await isClosed();
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ sanskrit_name: null, points: warriorWithVideo.points + 1 }),
    );
  },
};

const translated = fn();
const savesTranslations = http.post(
  api('/rest/v1/rpc/save_asana_translations'),
  async ({ request }) => {
    translated(await request.json());
    return new HttpResponse(null, { status: 204 });
  },
);
const savedHash = 'ffffffffffffffffffffffffffffffff';

/** The pose first: its translations stand beside the English that is saved then. */
export const Translates: Story = {
  parameters: mockApi({
    changeAsana: remembers('patch', { ...warriorWithVideo, textHash: savedHash }),
    saveTranslations: savesTranslations,
  }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    translated.mockClear();
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.click(await dialog.findByRole('tab', { name: '日本語 incomplete' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '戦士のポーズ2');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await toast('Asana updated successfully!');
    await isClosed();
    await expect(written).toHaveBeenCalledOnce();
    await expect(translated.mock.calls).toEqual([
      [
        {
          translations: [
            {
              asana_id: warriorWithVideo.id,
              language: 'japanese',
              name: '戦士のポーズ2',
              aliases: [],
              description: null,
              benefits: null,
              safety_tips: null,
              entering: null,
              holding: null,
              leaving: null,
              updated_at: null,
              based_on: savedHash,
              is_current: false,
            },
          ],
        },
      ],
    ]);
  },
};

let isTranslated = false;

/** Another admin translated it meanwhile: what was typed stays, and the rest becomes theirs. */
export const TranslatedMeanwhile: Story = {
  parameters: mockApi({
    translations: http.get(api('/rest/v1/asana_translations'), () =>
      HttpResponse.json(
        warriorTranslations.map((one) => ({
          ...translationToRow(one),
          id: one.asanaId,
          ...(isTranslated &&
            one.language === 'spanish' && { name: 'El Guerrero', aliases: ['G2'] }),
        })),
      ),
    ),
    saveTranslations: http.post(api('/rest/v1/rpc/save_asana_translations'), () =>
      HttpResponse.json({ code: 'P0001', message: 'changed_meanwhile' }, { status: 400 }),
    ),
  }),
  beforeEach: () => {
    isTranslated = false;
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.click(await dialog.findByRole('tab', { name: 'Español' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await dialog.findByRole('alert');
    isTranslated = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Load the latest version' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        /^Someone else changed this too/,
      ),
    );
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Guerrero II!');
    await expect(dialog.getByRole('textbox', { name: 'Other Names' })).toHaveValue('G2');
  },
};

export const TranslationsFail: Story = {
  parameters: mockApi({ translations: serverError('get', '/rest/v1/asana_translations') }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.click(dialog.getByRole('tab', { name: 'Español' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Couldn't load the translations: /,
    );
    await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

/** Another admin saved first: typed fields stay, and the others become what that admin saved. */
export const ChangedMeanwhile: Story = {
  parameters: mockApi({
    changeAsana: http.patch(api('/rest/v1/asanas'), () => HttpResponse.json([])),
    asanas: http.get(api('/rest/v1/asanas'), () =>
      HttpResponse.json({
        ...adminAsanaToRow(warriorWithVideo),
        name: 'Warrior Two',
        description: 'Stand wide.',
        cautions: null,
      }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.type(dialog.getByLabelText('Name'), ' (mine)');
    await userEvent.type(dialog.getByLabelText('Safety Tips'), '!');
    const cautions = () =>
      (screen.getByRole('dialog').querySelector('[name=cautions]') as HTMLInputElement).value;
    const judged = cautions();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    const alert = within(await dialog.findByRole('alert'));
    await expect(dialog.getByLabelText('Name')).toHaveValue('Warrior II (mine)');
    await userEvent.click(alert.getByRole('button'));
    await waitFor(() => expect(dialog.getByLabelText('Description')).toHaveValue('Stand wide.'));
    await expect(dialog.getByLabelText('Name')).toHaveValue('Warrior II (mine)');
    // A judgment stays with the tips that it was made of.
    await expect(judged).not.toBe('');
    await expect(cautions()).toBe(judged);
    await expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(
      'Someone else changed this too. If you save, your version replaces theirs.',
    );
  },
};

const nothingLeft = {
  changeAsana: http.patch(api('/rest/v1/asanas'), () => HttpResponse.json([])),
  deleteAsana: http.post(api('/rest/v1/rpc/delete_asana'), () =>
    HttpResponse.json({ code: 'P0001', message: 'changed_meanwhile' }, { status: 400 }),
  ),
  asanas: http.get(api('/rest/v1/asanas'), () => HttpResponse.json([])),
};

/** Somebody else has deleted it: there is no newer state, and what was typed stays. */
export const DeletedMeanwhile: Story = {
  parameters: mockApi(nothingLeft),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.type(dialog.getByLabelText('Name'), ' (mine)');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Load the latest version' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        /^Error updating asana: This pose is no longer in the library\.$/,
      ),
    );
    await expect(dialog.getByLabelText('Name')).toHaveValue('Warrior II (mine)');
  },
};

export const DeletesWhatIsGone: Story = {
  parameters: mockApi(nothingLeft),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Delete');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Error deleting asana: This pose is no longer in the library\.$/,
    );
  },
};

/** What is stored goes for good: it is asked first. */
async function removeStored(dialog: ReturnType<typeof within>, which: 'image' | 'video') {
  const name = `Remove ${which}`;
  // A toast is an alert dialog too.
  const question = { name: `Remove the ${which}?` };
  await userEvent.click(dialog.getByRole('button', { name }));
  const asked = within(await screen.findByRole('alertdialog', question));
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
  await userEvent.click(asked.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
}

const warriorWithImage: ListedAsana = {
  ...warriorWithVideo,
  imagePath: `asana_images/${warriorWithVideo.id}-1763640000000.png`,
  imageUrl: api(`/storage/v1/object/public/asana_images/${warriorWithVideo.id}-1763640000000.png`),
};
const libraryWithImage = http.post(api('/rest/v1/rpc/admin_asanas'), () =>
  HttpResponse.json({ items: [listedAsanaToRow(warriorWithImage)], total: 1 }),
);
const filesRemoved = fn();
const drawn = 'Without an image, students see this illustration.';

/** What was typed stays. The drawn figure takes the picture's place, and the stored file goes. */
export const RemovesItsFiles: Story = {
  parameters: mockApi({
    adminAsanas: libraryWithImage,
    changeAsana: remembers('patch', warriorWithImage),
    removeAsanaImages: http.delete(api('/storage/v1/object/asana_images'), async ({ request }) => {
      filesRemoved(await request.json());
      return HttpResponse.json([]);
    }),
  }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    filesRemoved.mockClear();
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.type(dialog.getByLabelText('Name'), ' typed before');
    await removeStored(dialog, 'video');
    await toast('Video removed successfully');
    await expect(written.mock.calls).toEqual([[{ video_url: null }]]);

    written.mockClear();
    await expect(dialog.queryByText(drawn)).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove image' })).toBeEnabled());
    await removeStored(dialog, 'image');
    await toast('Image removed successfully');
    await expect(written.mock.calls).toEqual([[{ image_url: null }]]);
    await expect(dialog.getByLabelText('Name')).toHaveValue('Warrior II typed before');
    await expect(dialog.getByText(drawn)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Choose an image' })).toBeEnabled(),
    );
    const name = warriorWithImage.imagePath?.replace('asana_images/', '');
    await waitFor(() => expect(filesRemoved.mock.calls).toEqual([[{ prefixes: [name] }]]));
  },
};

export const RemovingAnImageFails: Story = {
  parameters: mockApi({
    adminAsanas: libraryWithImage,
    changeAsana: serverError('patch', '/rest/v1/asanas'),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Edit');
    await removeStored(dialog, 'image');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Error removing image: /);
    await expect(dialog.getByRole('button', { name: 'Remove image' })).toBeEnabled();
  },
};

/** Answers as the usual handler does, and remembers what was asked. */
const deletes = http.post(api('/rest/v1/rpc/delete_asana'), async ({ request }) => {
  written(await request.json());
  return HttpResponse.json(adminAsanaToRow(warriorWithVideo));
});

/** The dialog says how many assignments use the pose; afterwards, Undo restores it. */
export const DeletesAndTakesItBack: Story = {
  parameters: mockApi({
    deleteAsana: deletes,
    changeAsana: remembers('patch', warriorWithVideo),
  }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    const dialog = await openDialog(canvasElement, 'Delete');
    await expect(dialog.getByText('Are you sure you want to delete this asana?')).toBeVisible();
    await dialog.findByText(/^3 open assignments use this asana/);
    await userEvent.click(dialog.getByRole('switch', { name: 'Also end open assignments' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await toast('Asana deleted successfully');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await toast('The asana is back in the library');
    await expect(written.mock.calls).toEqual([
      [expect.objectContaining({ asana_id: warriorWithVideo.id, ends_work: false })],
      [{ archived_at: null }],
    ]);
  },
};

/** Work that ends with its pose does not come back, so nothing offers to take that back. */
export const DeletesWithItsWork: Story = {
  parameters: mockApi({ deleteAsana: deletes }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    const dialog = await openDialog(canvasElement, 'Delete');
    await dialog.findByRole('switch', { name: 'Also end open assignments', checked: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await toast('Asana deleted successfully');
    await expect(written.mock.calls).toEqual([[expect.objectContaining({ ends_work: true })]]);
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** What was deleted long ago comes back from its own list. */
export const Restores: Story = {
  parameters: mockApi({
    adminAsanas: http.post(api('/rest/v1/rpc/admin_asanas'), async ({ request }) => {
      const { archived } = (await request.json()) as { archived: boolean };
      const items = archived ? [listedAsanaToRow(warriorWithVideo)] : [];
      return HttpResponse.json({ items, total: items.length });
    }),
    changeAsana: remembers('patch', warriorWithVideo),
  }),
  play: async ({ canvasElement }) => {
    written.mockClear();
    const page = within(canvasElement);
    await page.findByText(/^No asanas found/);
    await userEvent.click(page.getByRole('button', { name: 'Show Deleted' }));
    await userEvent.click(await page.findByRole('button', { name: 'Actions for Warrior II' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    await toast('The asana is back in the library');
    await expect(written.mock.calls).toEqual([[{ archived_at: null }]]);
  },
};

export const DeletionRefused: Story = {
  parameters: mockApi({
    deleteAsana: http.post(api('/rest/v1/rpc/delete_asana'), () =>
      HttpResponse.json({ code: 'P0001', message: 'asana_is_mandatory' }, { status: 400 }),
    ),
    asanaUse: serverError('post', '/rest/v1/rpc/asana_use'),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Delete');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Error deleting asana: This asana is one of the daily mandatory poses\./,
    );
  },
};

let isAdmin = true;

/** No longer an admin: no row may be changed, the role is asked again, and the guard leads out. */
export const LeadsOutAFormerAdmin: Story = {
  parameters: mockApi({
    profiles: http.get(api('/rest/v1/profiles'), () =>
      HttpResponse.json({ ...profileToRow(instructor), role: isAdmin ? 'admin' : 'user' }),
    ),
    changeAsana: http.patch(api('/rest/v1/asanas'), () => {
      isAdmin = false;
      return HttpResponse.json([]);
    }),
  }),
  beforeEach: () => {
    isAdmin = true;
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, 'Edit');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Asana' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(
      'https://niyama.example/?notice=not-admin',
    );
  },
};

export const Exports: Story = {
  play: async ({ canvasElement }) => {
    const made = spyOn(URL, 'createObjectURL');
    const page = within(canvasElement);
    const press = async (action: string) => {
      await userEvent.click(await page.findByRole('button', { name: 'Import and export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await press('Export as CSV');
    await toast(`${adminLibrary.length} asanas exported`);
    const [file] = made.mock.lastCall ?? [];
    await expect(await (file as Blob).text()).toContain('"Warrior II"');
    await press('Export translations as CSV');
    await toast('3 translations exported');
  },
};

const library = new File(
  [
    ['name,description,points', 'Moon,Quiet,5', 'Cobra,Rise.,7', ',Quiet,5', 'Sun,Warm,0'].join(
      '\n',
    ),
  ],
  'library.csv',
  { type: 'text/csv' },
);
async function chooseLibrary(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Import and export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import a file' }));
  await screen.findByRole('dialog', { name: 'Import asanas' });
  await choose('image', file);
  return within(screen.getByRole('dialog'));
}

/** First what would happen, then the writing; what is refused says where and why. */
export const Imports: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await chooseLibrary(canvasElement, library);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 asanas' }));
    await expect(await dialog.findByText('2 asanas imported')).toBeVisible();
    await expect(dialog.getByText('Row 4')).toBeVisible();
    await expect(dialog.getByText('Name and description are required')).toBeVisible();
    await expect(dialog.getByText('points must be a whole number from 1 to 1,000.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await isClosed();
  },
};

const imported = fn();

/** A file of translations: what somebody else has changed meanwhile stays as it is. */
export const ImportsTranslations: Story = {
  parameters: mockApi({
    importTranslations: http.post(
      api('/rest/v1/rpc/import_asana_translations'),
      async ({ request }) => {
        imported(await request.json());
        const missed = [{ asana_id: warriorWithVideo.id, language: 'german' }];
        return HttpResponse.json({ missed, began: '2026-11-20T09:00:00+00:00' });
      },
    ),
  }),
  play: async ({ canvasElement }) => {
    imported.mockClear();
    const { id } = warriorWithVideo;
    const rows = [
      'asana_id,language,name',
      `${id},ja,戦士`,
      `${id},german,Krieger`,
      `${id},klingon,Suv`,
    ];
    const file = new File([rows.join('\n')], 'translations.csv', { type: 'text/csv' });
    const dialog = await chooseLibrary(canvasElement, file);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 translations' }));
    await expect(await dialog.findByText('1 translation imported')).toBeVisible();
    await expect(dialog.getByText('Row 3')).toBeVisible();
    await expect(dialog.getByText('Row 4')).toBeVisible();
    await expect(imported.mock.calls).toMatchObject([
      [{ translations: [{ name: '戦士' }, { name: 'Krieger' }] }],
    ]);
  },
};

/** The administrator sees the first texts and confirms the encoding before the preview, and can go back to change it. */
export const AsksForTheEncoding: Story = {
  parameters: ImportsTranslations.parameters,
  play: async ({ canvasElement }) => {
    imported.mockClear();
    const bytes = Uint8Array.from(
      `asana_id,language,name\n${warriorWithVideo.id},french,\xaf\xf3\xb3w`,
      (letter) => letter.charCodeAt(0),
    );
    const dialog = await chooseLibrary(canvasElement, new File([bytes], 'a.csv'));
    await expect(await dialog.findByText('¯ó³w', { selector: 'li' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Western European Encoding' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Central European' }));
    await expect(dialog.getByText('Żółw', { selector: 'li' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 translation' }));
    await dialog.findByRole('button', { name: 'Done' });
    await expect(imported.mock.calls).toMatchObject([[{ translations: [{ name: 'Żółw' }] }]]);
  },
};

let isGone = true;

/** The network goes in the middle: nothing is lost, and nothing is added twice. */
export const ImportGoesOn: Story = {
  parameters: mockApi({
    importAsanas: http.post(api('/rest/v1/rpc/import_asanas'), () =>
      isGone
        ? HttpResponse.error()
        : HttpResponse.json({ missed: [], began: '2026-11-20T09:00:00+00:00' }),
    ),
  }),
  beforeEach: () => {
    isGone = true;
  },
  play: async ({ canvasElement }) => {
    const dialog = await chooseLibrary(canvasElement, library);
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 asanas' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "Error importing asanas: You're offline.",
    );
    await expect(dialog.getByText(/^0 of 2 saved/)).toBeVisible();
    isGone = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await expect(await dialog.findByText('2 asanas imported')).toBeVisible();
  },
};
