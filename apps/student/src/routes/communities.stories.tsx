import {
  api,
  communities,
  communityToRow,
  home,
  homeToAnswer,
  mockApi,
  serverError,
  tableRefusal,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import CommunitiesRoute from './communities.tsx';

const path = '/rest/v1/communities';
const membersPath = '/rest/v1/community_members';
const boardPath = '/rest/v1/rpc/leaderboard';
const [first, second] = communities;
if (!first || !second) throw new Error('There are two communities.');

/** Which communities the mocked server counts the student to, while a story lasts. */
let joined = new Set<string>();

/** A server that remembers who belongs where. */
const remembering = {
  communities: http.get(api(path), () =>
    HttpResponse.json(
      communities.map((one) =>
        communityToRow({
          ...one,
          memberCount: one.memberCount - Number(one.joined) + Number(joined.has(one.id)),
          joined: joined.has(one.id),
        }),
      ),
    ),
  ),
  joinCommunity: http.post(api(membersPath), async ({ request }) => {
    const { community_id: id } = (await request.json()) as { community_id: string };
    joined.add(id);
    return new HttpResponse(null, { status: 201 });
  }),
  leaveCommunity: http.delete(api(membersPath), ({ request }) => {
    joined.delete(new URL(request.url).searchParams.get('community_id')?.slice(3) ?? '');
    return new HttpResponse(null, { status: 204 });
  }),
};

const meta = {
  title: 'Flows/Student/Communities',
  component: CommunitiesRoute,
  parameters: { layout: 'fullscreen', ...mockApi(remembering), width: '375' },
  decorators: [withStudentApp({ path: '/communities' })],
  beforeEach: () => {
    joined = new Set([first.id]);
  },
} satisfies Meta<typeof CommunitiesRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** The card stands here, now or soon, with so many members. */
const expectCard = (canvasElement: HTMLElement, button: string, members: string) =>
  waitFor(async () => {
    const control = within(canvasElement).getByRole('button', { name: button });
    await expect(control.closest('li')).toHaveTextContent(members);
  });

export const JoinsAndLeavesAgain: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toContain('Communities'));
    await press(canvasElement, 'Join Lunch break');
    await expectCard(canvasElement, 'Leave Lunch break', '2 members');
    await expect(await screen.findByText("You've joined the community!")).toBeVisible();
    await waitFor(() => expect(joined.has(second.id)).toBe(true));
    await expectCard(canvasElement, 'Leave Lunch break', '2 members');

    await press(canvasElement, 'Leave Lunch break');
    await expectCard(canvasElement, 'Join Lunch break', '1 member');
    await expect(await screen.findByText("You've left the community.")).toBeVisible();
    await waitFor(() => expect(joined.has(second.id)).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectCard(canvasElement, 'Leave Lunch break', '2 members');
    await waitFor(() => expect(joined.has(second.id)).toBe(true));
  },
};

const refusal = (status: number, code: string) =>
  HttpResponse.json({ code, message: code }, { status });
const failures: [() => Response, string][] = [
  [
    () => refusal(500, 'XX000'),
    'Failed to join community: Our server has a problem. Please try again in a few minutes.',
  ],
  [
    () => HttpResponse.error(),
    "We can't reach the server, so we don't know whether this was saved. Check your connection and try again.",
  ],
  // An admin has deleted it since the list was read.
  [() => refusal(409, '23503'), 'Failed to join community: This community no longer exists.'],
];
let answer: () => Response;

/** What shows at once is taken back, and the reason is said. */
export const JoiningFails: Story = {
  parameters: mockApi({
    ...remembering,
    joinCommunity: http.post(api(membersPath), () => answer()),
  }),
  play: async ({ canvasElement, step }) => {
    for (const [failing, words] of failures) {
      await step(words, async () => {
        answer = failing;
        await press(canvasElement, 'Join Lunch break');
        await expect(await screen.findByText(words)).toBeVisible();
        await expectCard(canvasElement, 'Join Lunch break', '1 member');
      });
    }
  },
};

/** The server has joined, and its answer was lost: what is sent again says that it is so. */
export const JoinedWithoutAnAnswer: Story = {
  parameters: mockApi({
    ...remembering,
    joinCommunity: http.post(api(membersPath), () => {
      if (joined.has(second.id)) {
        return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 });
      }
      joined.add(second.id);
      return HttpResponse.error();
    }),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join Lunch break');
    await expect(await screen.findByText("You've joined the community!")).toBeVisible();
    await expectCard(canvasElement, 'Leave Lunch break', '2 members');
  },
};

/** The session has ended since. */
export const JoiningWithoutASession: Story = {
  parameters: mockApi({
    ...remembering,
    joinCommunity: tableRefusal('post', membersPath, 401, 'PGRST301'),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join Lunch break');
    await expect(
      await screen.findByText('You must be logged in to join communities.'),
    ).toBeVisible();
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  },
};

export const LeavingFails: Story = {
  parameters: mockApi({ ...remembering, leaveCommunity: serverError('delete', membersPath) }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Leave Early risers');
    await expect(await screen.findByText('Failed to leave community.')).toBeVisible();
    await expectCard(canvasElement, 'Leave Early risers', '3 members');
  },
};

export const Fails: Story = {
  parameters: mockApi({ communities: serverError('get', path) }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent("We couldn't load communities");
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The address stores the tab. */
export const Board: Story = {
  parameters: { studentApp: { path: '/communities?tab=leaderboard' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Asha Rao (You)')).toBeVisible();
    await expect(page.getByText('512 XP')).toBeVisible();
    await expect(page.queryByText(/^You're hidden/)).not.toBeInTheDocument();
  },
};

/** Examples stand in without a toast for the failure, the student third. */
export const BoardFails: Story = {
  parameters: {
    studentApp: { path: '/communities?tab=leaderboard' },
    ...mockApi({ leaderboard: serverError('post', boardPath) }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByText('Example')).toHaveLength(6);
    const rows = within(page.getByRole('tabpanel')).getAllByRole('listitem');
    await waitFor(() => expect(rows[2]).toHaveTextContent(/\(You\)Level 4 Yogi/));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** Hidden from the others by the own switch in the settings. */
export const BoardOfAHiddenStudent: Story = {
  parameters: {
    studentApp: { path: '/communities?tab=leaderboard' },
    ...mockApi({
      home: http.post(api('/rest/v1/rpc/home'), () => {
        const settings = { ...home.profile.settings, visibleInCommunities: false };
        return HttpResponse.json(homeToAnswer({ ...home, profile: { ...home.profile, settings } }));
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^You're hidden/)).toBeVisible();
  },
};
