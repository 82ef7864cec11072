import { emptyDraft, type StoredDraft } from '@niyama/domain';
import { api, instructor, mockApi, profileToRow, student, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sessionStorageKey } from '../app/AdminSession.tsx';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import DashboardRoute from './dashboard.tsx';

const meta = {
  title: 'Flows/Admin/Guard',
  component: DashboardRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withAdminApp({ path: '/admin/dashboard' })],
} satisfies Meta<typeof DashboardRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const isSignedOut = async () =>
  waitFor(() => expect(localStorage.getItem(sessionStorageKey)).toBeNull());

async function logOut(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Logout' }));
  await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/admin\/login$/);
  await isSignedOut();
}

export const LetsAnAdminIn: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('Mira Lind')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Dashboard · Niyama'));
  },
};

/** Nobody is signed in: the login remembers where they wanted to go. */
export const SendsNobodyToTheLogin: Story = {
  parameters: { adminApp: { path: '/admin/dashboard?from=mail', person: null } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      '/admin/login?next=%2Fadmin%2Fdashboard%3Ffrom%3Dmail',
    );
  },
};

/** A student is signed out here, also without a network, and sent to the student app, which says why. */
export const SendsAStudentAway: Story = {
  parameters: {
    adminApp: { person: student },
    ...mockApi({ logout: unreachable('post', '/auth/v1/logout') }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      'https://niyama.example/?notice=not-admin',
    );
    await isSignedOut();
  },
};

let isGone = true;

/** A failed look-up proves nothing: the session stays, and one can try again. */
export const RoleUnknownWithoutANetwork: Story = {
  parameters: mockApi({
    profiles: http.get(api('/rest/v1/profiles'), () =>
      isGone ? HttpResponse.error() : HttpResponse.json(profileToRow(instructor)),
    ),
  }),
  beforeEach: () => {
    isGone = true;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('Error verifying admin privileges');
    await expect(alert).toHaveTextContent("You're offline.");
    isGone = false;
    await userEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await expect(await page.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

export const LogsOutAlthoughTheRoleIsUnknown: Story = {
  parameters: mockApi({ profiles: unreachable('get', '/rest/v1/profiles') }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
    await logOut(canvasElement);
  },
};

/** The session is no longer accepted: back to the login, which remembers the way. */
export const SessionNoLongerAccepted: Story = {
  parameters: mockApi({
    profiles: http.get(api('/rest/v1/profiles'), () =>
      HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      '/admin/login?next=%2Fadmin%2Fdashboard',
    );
  },
};

export const LogsOut: Story = {
  play: async ({ canvasElement }) => {
    await logOut(canvasElement);
    const toast = await screen.findByText('Successfully signed out.');
    await expect(toast).toBeVisible();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

const classDraft = `niyama.class-draft.v1.${instructor.id}.hips`;

/** Edits that wait on this device go with the session; also where their class is not open. */
export const LogsOutAfterAQuestionAboutDrafts: Story = {
  beforeEach: () => {
    const draft: StoredDraft = { baseRevision: null, draft: emptyDraft('en'), storedAt: 0 };
    localStorage.setItem(classDraft, JSON.stringify(draft));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(localStorage.getItem(classDraft)).not.toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/admin\/login$/);
    await waitFor(() => expect(localStorage.getItem(classDraft)).toBeNull());
  },
};

export const LogsOutAlthoughTheServerIsGone: Story = {
  parameters: mockApi({ logout: unreachable('post', '/auth/v1/logout') }),
  play: async ({ canvasElement }) => {
    await logOut(canvasElement);
    await expect(
      await screen.findByText(
        "Error signing out: You're offline. Check your connection and try again.",
      ),
    ).toBeVisible();
  },
};
