import { createOutboxStore } from '@niyama/device';
import type { OutboxRow } from '@niyama/domain';
import {
  api,
  authRefusal,
  deletionToken,
  mockApi,
  student,
  treePose,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
// There from the start: React takes a press while a part is on its way for a mistake of the story.
import '../app/clearPersonalData.ts';
import DeleteAccountRoute from './deleteAccount.tsx';

const link = (token: string) => `/delete-account#token=${token}`;

const meta = {
  title: 'Flows/Student/DeleteAccount',
  component: DeleteAccountRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [
    withStudentApp({
      path: link(deletionToken),
      pattern: '/delete-account',
      isSignedIn: false,
      isPublic: true,
      isAlone: true,
    }),
  ],
} satisfies Meta<typeof DeleteAccountRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

async function erase(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Delete permanently' }));
  return page;
}
const isDone = async (canvasElement: HTMLElement) =>
  expect(
    await within(canvasElement).findByRole('heading', { name: 'Your account has been deleted' }),
  ).toBeVisible();

/** On a device where nobody is logged in. */
export const Deletes: Story = {
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await isDone(canvasElement);
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', { name: 'Your account has been deleted' }),
      ).toHaveFocus(),
    );
  },
};

const store = createOutboxStore();
const waiting: OutboxRow = {
  id: 'c0a80000-0000-4000-8000-00000000f002',
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
const session = 'niyama.student.session';
const own = [`niyama.lifestyle.v1.${student.id}`, `niyama.settingsDraft.${student.id}`];
const others = ['niyama.lifestyle.v1.somebody-else', 'niyama.of-the-device'];
async function keepOnDevice() {
  for (const name of [...own, ...others]) localStorage.setItem(name, '[]');
  await store.keep([waiting]);
  return async () => {
    for (const name of [...own, ...others]) localStorage.removeItem(name);
    await store.drop([waiting.id]);
  };
}

/** Where the person is logged in the device forgets them, and nobody else. */
export const ForgetsThePersonOnTheirDevice: Story = {
  parameters: {
    studentApp: { isSignedIn: true },
    ...mockApi({
      user: http.get(api('/auth/v1/user'), () => authRefusal(403, 'user_not_found')),
      addFavorite: unreachable('post', '/rest/v1/user_favorites'),
    }),
  },
  beforeEach: keepOnDevice,
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await isDone(canvasElement);
    await expect(own.map((name) => localStorage.getItem(name))).toEqual([null, null]);
    await expect(others.map((name) => localStorage.getItem(name))).not.toContain(null);
    await expect(localStorage.getItem(session)).toBeNull();
    await expect(await store.has(waiting.id)).toBe(false);
  },
};

/** On a device that somebody else uses, they stay logged in and lose nothing. */
export const LeavesOthersAlone: Story = {
  parameters: {
    studentApp: { isSignedIn: true },
    ...mockApi({ addFavorite: unreachable('post', '/rest/v1/user_favorites') }),
  },
  beforeEach: keepOnDevice,
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await isDone(canvasElement);
    await expect(own.map((name) => localStorage.getItem(name))).not.toContain(null);
    await expect(localStorage.getItem(session)).not.toBeNull();
    await expect(await store.has(waiting.id)).toBe(true);
  },
};

export const Used: Story = {
  parameters: { studentApp: { path: link('used') } },
  play: async ({ canvasElement }) => {
    const page = await erase(canvasElement);
    await expect(await page.findByText('This link no longer works')).toBeVisible();
  },
};

export const WithoutAToken: Story = {
  parameters: { studentApp: { path: '/delete-account' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This link no longer works')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Delete permanently' })).toBeNull();
  },
};

export const Offline: Story = {
  parameters: mockApi({
    deleteAccountNow: unreachable('post', '/rest/v1/rpc/delete_account_now'),
  }),
  play: async ({ canvasElement }) => {
    const page = await erase(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "We couldn't delete your account. You're offline.",
    );
  },
};
