import {
  api,
  assignmentPlan,
  assignmentPlanToAnswer,
  downwardDog,
  emptyPlan,
  mockApi,
  assignmentWithReply,
  treePose,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import AssignmentsRoute from './assignments.tsx';

const path = '/rest/v1/rpc/assignments';

const meta = {
  title: 'Flows/Student/Assignments',
  component: AssignmentsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: '/assignments' })],
} satisfies Meta<typeof AssignmentsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const poses = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('list', { name: 'Poses for today' }));

export const StartsOne: Story = {
  play: async ({ canvasElement }) => {
    const rows = await poses(canvasElement);
    await waitFor(() => expect(document.title).toContain('Practice'));
    await userEvent.click(rows.getByRole('button', { name: 'Start Tree' }));
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      `/pose-practice?id=${treePose.id}&source=assignment`,
    );
  },
};

/** The sequence begins with what has waited longest; what is done is left out. */
export const StartsAllThatIsOpen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Start Full Practice' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      /pose-practice\?run=.+&source=assignment$/,
    );
    const stored = JSON.stringify(Object.entries(localStorage));
    await expect(stored).toContain(treePose.id);
    await expect(stored).not.toContain(downwardDog.id);
  },
};

export const TabInTheAddress: Story = {
  parameters: {
    studentApp: { path: '/assignments?tab=self-practice', pattern: '/assignments' },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Open your list' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/self-practice');
  },
};

export const ChangesTheTab: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Self Practice' }));
    await expect(await page.findByText('Create Your Own Practice')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Assignments' }));
    await poses(canvasElement);
  },
};

let marked: unknown[] = [];

export const ReadsAReply: Story = {
  parameters: mockApi({
    markReplySeen: http.patch(api('/rest/v1/assigned_asanas'), async ({ request }) => {
      marked.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  }),
  beforeEach: () => {
    marked = [];
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const replies = within(await page.findByRole('region', { name: 'New replies' }));
    const trigger = replies.getByRole('button', { name: /Your instructor replied/ });
    await expect(trigger).toHaveTextContent('New');
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).not.toHaveTextContent('New'));
    await expect(replies.getByText(assignmentWithReply.reply ?? '')).toBeVisible();
    await waitFor(() => expect(marked).toEqual([{ reply_seen_at: expect.any(String) }]));
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    await expect(marked).toHaveLength(1);
  },
};

let asked: number[] = [];

/** The server sends as many as are asked for, and says how many there are. */
export const ShowsMoreOfTenThousand: Story = {
  parameters: mockApi({
    assignments: http.post(api(path), async ({ request }) => {
      const { at_most } = (await request.json()) as { at_most: number };
      asked.push(at_most);
      const [row] = assignmentPlan.today;
      const today = Array.from({ length: at_most }, (_, index) => ({
        ...(row ?? assignmentWithReply),
        id: `5d3a5c14-1a3c-4f3d-9d4e-${String(index).padStart(12, '0')}`,
      }));
      const summary = { poses: 10_000, assignments: 10_000, completed: 0 };
      return HttpResponse.json(
        assignmentPlanToAnswer({ ...emptyPlan, today, todayTotal: 10_000, summary }),
      );
    }),
  }),
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = await poses(canvasElement);
    await expect(rows.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(100));
    await expect(page.getByText('100 of 10,000 shown')).toBeVisible();
    await expect(asked).toEqual([50, 100]);
  },
};

/** A row that makes no sense is left out, and the others are shown. */
export const MalformedRow: Story = {
  parameters: mockApi({
    assignments: http.post(api(path), () => {
      const answer = assignmentPlanToAnswer(assignmentPlan);
      return HttpResponse.json({
        ...answer,
        today: [{ id: 7 }, null, { ...answer.today[0], due_date: 'soon' }, ...answer.today],
      });
    }),
  }),
  play: async ({ canvasElement }) => {
    const rows = await poses(canvasElement);
    await expect(rows.getAllByRole('listitem')).toHaveLength(3);
  },
};

let isBroken = true;

export const FailsAndRecovers: Story = {
  parameters: mockApi({
    assignments: http.post(api(path), () =>
      isBroken
        ? HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 })
        : HttpResponse.json(assignmentPlanToAnswer(assignmentPlan)),
    ),
  }),
  beforeEach: () => {
    isBroken = true;
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading assignments');
    await expect(alert).toHaveTextContent('Failed to load assignments');
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await poses(canvasElement);
  },
};

let isTakenBack = false;

export const LooksAgainWhenThePageIsLookedAt: Story = {
  parameters: mockApi({
    assignments: http.post(api(path), () =>
      HttpResponse.json(assignmentPlanToAnswer(isTakenBack ? emptyPlan : assignmentPlan)),
    ),
  }),
  beforeEach: () => {
    isTakenBack = false;
  },
  play: async ({ canvasElement }) => {
    await poses(canvasElement);
    isTakenBack = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect(
      await within(canvasElement).findByText('No Assignments From Your Instructor Yet'),
    ).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};
