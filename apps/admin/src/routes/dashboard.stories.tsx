import { consoleLogger } from '@niyama/domain';
import { api, dashboard, dashboardToAnswer, mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import DashboardRoute from './dashboard.tsx';

const rpc = '/rest/v1/rpc/dashboard';

const meta = {
  title: 'Flows/Admin/Dashboard',
  component: DashboardRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withAdminApp({ path: '/admin/dashboard' })],
} satisfies Meta<typeof DashboardRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('128')).toBeVisible();
    await expect(page.getByText('+6 new this week')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Dashboard · Niyama'));
  },
};

const marked = fn();
let isMarked = false;

/** Done hides a line at once, for seven days, and can be undone. */
export const CheckInDone: Story = {
  parameters: mockApi({
    dashboard: http.post(api(rpc), () =>
      HttpResponse.json(
        dashboardToAnswer({ ...dashboard, checkIns: dashboard.checkIns.slice(isMarked ? 1 : 0) }),
      ),
    ),
    markCheckIn: http.post<never, { done: boolean }>(
      api('/rest/v1/rpc/mark_check_in'),
      async ({ request }) => {
        const mark = await request.json();
        isMarked = mark.done;
        marked(mark);
        return new HttpResponse(null, { status: 204 });
      },
    ),
  }),
  beforeEach: () => {
    isMarked = false;
    marked.mockClear();
  },
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: 'Check-Ins' }));
    await userEvent.click(card.getByRole('button', { name: 'Done: Asha Rao' }));
    await expect(
      await screen.findByText('This reason to check in with Asha Rao is hidden for 7 days'),
    ).toBeVisible();
    await expect(card.queryByRole('link', { name: 'Asha Rao' })).toBeNull();
    await expect(marked).toHaveBeenCalledWith({
      student_id: dashboard.checkIns[0]?.student.id,
      reason: 'answer',
      done: true,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await card.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    await expect(marked).toHaveBeenLastCalledWith(expect.objectContaining({ done: false }));
  },
};

/** What the host says of the demo. */
export const SaysThatTheSchoolIsInvented: Story = {
  parameters: { adminApp: { isInvented: true } },
  play: async ({ canvasElement }) => {
    const words = 'This is a demo. The school and its students are made up.';
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

let isBroken = true;

/** Errors of the dashboard are only logged; the page itself says what is missing, and tries again. */
export const ServerBroken: Story = {
  parameters: mockApi({
    dashboard: http.post(api(rpc), () =>
      isBroken
        ? HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 })
        : HttpResponse.json(dashboardToAnswer(dashboard)),
    ),
  }),
  beforeEach: () => {
    isBroken = true;
    spyOn(consoleLogger, 'warn');
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: "We couldn't load the dashboard" });
    await expect(consoleLogger.warn).toHaveBeenCalled();
    await expect(page.queryByText('internal')).not.toBeInTheDocument();
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(await page.findByText('128')).toBeVisible();
  },
};
