import {
  answerOwnData,
  api,
  mockApi,
  never,
  serverError,
  student,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
// There from the start: React takes a press while a part is on its way for a mistake of the story.
import './settings/DownloadData.tsx';
import SettingsRoute from './settings.tsx';

/** 'Download my data', from Settings to the file. */
const meta = {
  title: 'Flows/Student/OwnData',
  component: SettingsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/profile/settings' })],
} satisfies Meta<typeof SettingsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/rest/v1/rpc/export_me';
let files: Blob[] = [];
/** Keeps what would go to the downloads. */
function catchFiles() {
  files = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob && file.type === 'application/zip') files.push(file);
    return 'data:application/zip,';
  });
  return () => made.mockRestore();
}
async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Download my data' }));
  return within(await screen.findByRole('dialog', { name: 'Download my data' }));
}
type Dialog = Awaited<ReturnType<typeof open>>;
const start = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Download' }));
const isDone = async (dialog: Dialog) => {
  await expect(
    await dialog.findByText(new RegExp(`niyama-${student.username}-\\d{4}-\\d{2}-\\d{2}\\.zip`)),
  ).toBeVisible();
  await expect(files).toHaveLength(1);
};

export const Downloads: Story = {
  beforeEach: catchFiles,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await start(dialog);
    await isDone(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    // The focus goes back to where it came from.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Download my data' })).toHaveFocus(),
    );
  },
};

let asked: string[] = [];
/** What was read before the failure is not asked for again, and the download counts once. */
export const GoesOnAfterAFailure: Story = {
  beforeEach: () => {
    asked = [];
    return catchFiles();
  },
  parameters: mockApi({
    exportMe: http.post(api(path), async ({ request }) => {
      const body = (await request.json()) as { section?: string; after?: object };
      const page = `${body.section ?? 'begin'}${body.after ? ' 2' : ''}`;
      const isFirst = !asked.includes(page);
      asked.push(page);
      return page === 'practices 2' && isFirst
        ? HttpResponse.json({ message: 'down' }, { status: 500 })
        : HttpResponse.json(answerOwnData(body));
    }),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await start(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "We couldn't collect all of your data.",
    );
    await expect(dialog.getByText(/^We've kept what we have so far/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
    await isDone(dialog);
    await expect(asked).toEqual([
      'begin',
      'account',
      'profile',
      'practices',
      'practices 2',
      'practices 2',
      'favorites',
    ]);
  },
};

export const Offline: Story = {
  parameters: mockApi({ exportMe: unreachable('post', path) }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await start(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent("You're offline.");
    await expect(dialog.queryByText(/^We've kept what we have/)).toBeNull();
  },
};

/** The photo is part of it: without it the file would not be whole. */
export const PhotoFails: Story = {
  parameters: mockApi({
    exportMe: http.post(api(path), async ({ request }) => {
      const { section } = (await request.json()) as Record<string, unknown>;
      return HttpResponse.json(
        section
          ? { rows: [{ username: 'asha', avatar_url: 'avatars/1/me.png' }], next: null }
          : { begun_at: '2026-11-20T07:00:00+00:00', sections: ['profile'] },
      );
    }),
    ownPhoto: serverError('get', '/storage/v1/object/avatars/*'),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await start(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "We couldn't collect all of your data.",
    );
  },
};

export const Cancels: Story = {
  beforeEach: catchFiles,
  parameters: mockApi({ exportMe: never('post', path) }),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await start(dialog);
    await expect(
      await dialog.findByRole('progressbar', { name: 'Collecting your data...' }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(files).toEqual([]);
  },
};
