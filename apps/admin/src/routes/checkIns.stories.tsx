import type { CheckIn } from '@niyama/domain';
import {
  answerCheckIns,
  api,
  manyCheckIns,
  mockApi,
  unreachable,
  checkInToRow,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import CheckInsRoute from './checkIns.tsx';

const list = '/rest/v1/rpc/check_ins';
const mark = '/rest/v1/rpc/mark_check_in';

const meta = {
  title: 'Flows/Admin/Check-ins',
  component: CheckInsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/check-ins' })],
} satisfies Meta<typeof CheckInsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page, once it has so many lines. */
const lines = (canvasElement: HTMLElement, count: number) =>
  waitFor(async () => {
    const page = within(within(canvasElement).getByRole('main'));
    await expect(page.queryAllByRole('listitem')).toHaveLength(count);
    return page;
  });
const few = manyCheckIns.slice(0, 2);

export const ShowsMore: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = await lines(canvasElement, 20);
    await waitFor(() => expect(document.title).toBe('Check-Ins · Niyama'));
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await lines(canvasElement, manyCheckIns.length);
    await expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

const marked = fn();
let isMarked = false;
const answerMarked = (all: readonly CheckIn[]) =>
  http.post(api(list), () =>
    HttpResponse.json({ check_ins: all.slice(isMarked ? 1 : 0).map(checkInToRow), next: null }),
  );
const answerMark = http.post<never, { done: boolean }>(api(mark), async ({ request }) => {
  const body = await request.json();
  isMarked = body.done;
  marked(body);
  return new HttpResponse(null, { status: 204 });
});

/** Done hides a line at once, for seven days, can be undone, and leaves the focus where it was. */
export const Done: Story = {
  parameters: mockApi({ checkIns: answerMarked(few), markCheckIn: answerMark }),
  beforeEach: () => {
    isMarked = false;
    marked.mockClear();
  },
  play: async ({ canvasElement }) => {
    const page = await lines(canvasElement, 2);
    await userEvent.click(page.getByRole('button', { name: 'Done: Asha Rao' }));
    await expect(
      await screen.findByText('This reason to check in with Asha Rao is hidden for 7 days'),
    ).toBeVisible();
    await lines(canvasElement, 1);
    await expect(document.activeElement).toContainElement(page.getByRole('list'));
    await expect(marked).toHaveBeenCalledWith({
      student_id: few[0]?.student.id,
      reason: 'answer',
      done: true,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await page.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
    await expect(marked).toHaveBeenLastCalledWith(expect.objectContaining({ done: false }));
  },
};

/** A check-in that could not be saved comes back, with the reason. */
export const DoneOffline: Story = {
  parameters: mockApi({ checkIns: answerCheckIns(few), markCheckIn: unreachable('post', mark) }),
  play: async ({ canvasElement }) => {
    const page = await lines(canvasElement, 2);
    await userEvent.click(page.getByRole('button', { name: 'Done: Asha Rao' }));
    await expect(await screen.findByText(/^Couldn't change this check-in/)).toBeVisible();
    await lines(canvasElement, 2);
  },
};

/** The first hundred no longer need a check-in: the next are shown without a press. */
export const NobodyOnTheFirstPage: Story = {
  parameters: mockApi({
    checkIns: http.post<never, { after?: unknown }>(api(list), async ({ request }) => {
      const { after } = await request.json();
      return HttpResponse.json(
        after
          ? { check_ins: few.map(checkInToRow), next: null }
          : { check_ins: [], next: { weight: 4003, id: few[0]?.student.id } },
      );
    }),
  }),
  play: async ({ canvasElement }) => {
    await lines(canvasElement, 2);
  },
};

/** The clock saw a student twice while the pages were read: there is one line, the newer one. */
export const OnTwoPages: Story = {
  parameters: mockApi({
    checkIns: http.post<never, { after?: unknown }>(api(list), async ({ request }) => {
      const { after } = await request.json();
      const [first] = few.map(checkInToRow);
      return HttpResponse.json(
        after
          ? { check_ins: [{ ...first, reason: 'new', facts: { days: 6 } }], next: null }
          : { check_ins: few.map(checkInToRow), next: { weight: 3006, id: few[1]?.student.id } },
      );
    }),
  }),
  play: async ({ canvasElement }) => {
    const page = await lines(canvasElement, 2);
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        "Asha RaoJoined 6 days ago and hasn't practiced yet.Write an EmailDone",
        "Mateo SilvaJoined 6 days ago and hasn't practiced yet.Write an EmailDone",
      ]),
    );
  },
};

export const Offline: Story = {
  parameters: mockApi({ checkIns: unreachable('post', list) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};
