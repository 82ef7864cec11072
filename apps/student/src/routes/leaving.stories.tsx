import { createOutboxStore } from '@niyama/device';
import type { OutboxRow } from '@niyama/domain';
import {
  api,
  leavingRefusal,
  mockApi,
  serverError,
  student,
  treePose,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
// There from the start: React takes a press while a part is on its way for a mistake of the story.
import './settings/DownloadData.tsx';
import LeavingRoute from './leaving.tsx';

const path = '/rest/v1/rpc/my_leaving';
const dueAt = '2026-12-04T12:00:00+00:00';
/** Who is leaving is answered nothing but this. */
const leaving = {
  leaving: http.post(api(path), () => HttpResponse.json({ due_at: dueAt })),
  home: leavingRefusal('post', '/rest/v1/rpc/home'),
};

const meta = {
  title: 'Flows/Student/Leaving',
  component: LeavingRoute,
  parameters: { layout: 'fullscreen', ...mockApi(leaving) },
  decorators: [withStudentApp({ path: '/leaving', isFramed: false })],
} satisfies Meta<typeof LeavingRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

let isLeaving = true;
export const KeepsTheAccount: Story = {
  beforeEach: () => {
    isLeaving = true;
  },
  parameters: mockApi({
    ...leaving,
    leaving: http.post(api(path), () => HttpResponse.json(isLeaving ? { due_at: dueAt } : null)),
    keepAccount: http.post(api('/rest/v1/rpc/keep_account'), () => {
      isLeaving = false;
      return new HttpResponse(null, { status: 204 });
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText(/permanently deleted on December \d, 2026 at/),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Keep my account' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
    await expect(await screen.findByText(/^Your account stays\./)).toBeVisible();
  },
};

export const KeepingFails: Story = {
  parameters: mockApi({
    ...leaving,
    keepAccount: unreachable('post', '/rest/v1/rpc/keep_account'),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Keep my account' }));
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "We couldn't restore your account. You're offline.",
    );
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  },
};

async function sendLink(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Delete now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send link' }));
  return page;
}

export const AsksForTheLink: Story = {
  play: async ({ canvasElement }) => {
    const page = await sendLink(canvasElement);
    await expect(
      await page.findByText(/^We've sent a link to student@niyama\.example\./),
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send the link again' }));
    await expect(await page.findByText(/^We've sent a link/)).toBeVisible();
  },
};

export const NoMoreLinksToday: Story = {
  parameters: mockApi({
    ...leaving,
    askToDeleteNow: http.post(api('/rest/v1/rpc/ask_to_delete_now'), () =>
      HttpResponse.json({ code: 'P0001', message: 'deletion_mails_used_up' }, { status: 400 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const page = await sendLink(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'five emails in the last 24 hours',
    );
    await expect(page.getByRole('button', { name: 'Delete now' })).toBeVisible();
  },
};

export const TakesTheDataAlong: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Download my data' }));
    await expect(await screen.findByRole('dialog', { name: 'Download my data' })).toBeVisible();
  },
};

export const LogsOut: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Log out' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/auth$/);
  },
};

const store = createOutboxStore();
const row: OutboxRow = {
  id: 'c0a80000-0000-4000-8000-00000000f001',
  userId: student.id,
  addedAt: Date.parse('2026-11-20T07:00:00Z'),
  refusal: null,
  operation: {
    kind: 'mark',
    mark: 'favorite',
    asanaId: treePose.id,
    asanaName: treePose.name,
    isSet: true,
    wasSet: false,
  },
};
/** What waits to be sent stays until it is known whether the account does. */
export const KeepsWhatWaits: Story = {
  beforeEach: async () => {
    await store.keep([row]);
    return () => store.drop([row.id]);
  },
  parameters: mockApi({
    ...leaving,
    addFavorite: leavingRefusal('post', '/rest/v1/user_favorites'),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Log out' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 change to your');
    await expect(await store.has(row.id)).toBe(true);
  },
};

/** The page is only for leaving students. */
export const SendsOthersHome: Story = {
  parameters: mockApi(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      '/homepage',
    );
  },
};

export const ServerFails: Story = {
  parameters: mockApi({ ...leaving, leaving: serverError('post', path) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent("We couldn't load your account");
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};
