import {
  api,
  communities,
  communityToRow,
  home,
  homeToAnswer,
  mockApi,
  never,
  serverError,
  tableRefusal,
  unreachable,
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

/** Another tab has joined meanwhile: what was asked for is so. */
export const JoinedElsewhere: Story = {
  parameters: mockApi({
    ...remembering,
    joinCommunity: http.post(api(membersPath), () => {
      joined.add(second.id);
      return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 });
    }),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Join Lunch break');
    await expect(await screen.findByText("You've joined the community!")).toBeVisible();
    await expectCard(canvasElement, 'Leave Lunch break', '2 members');
  },
};

const joiningFails = (reason: string) => joiningSays(`Failed to join community: ${reason}`);
const joiningSays = (words: string): Story['play'] => {
  return async ({ canvasElement }) => {
    await press(canvasElement, 'Join Lunch break');
    await expect(await screen.findByText(words)).toBeVisible();
    await expectCard(canvasElement, 'Join Lunch break', '1 member');
  };
};

export const JoiningFails: Story = {
  parameters: mockApi({ ...remembering, joinCommunity: serverError('post', membersPath) }),
  play: joiningFails('Our server has a problem. Please try again in a few minutes.'),
};

export const JoiningOffline: Story = {
  parameters: mockApi({ ...remembering, joinCommunity: unreachable('post', membersPath) }),
  play: joiningSays(
    "We can't reach the server, so we don't know whether this was saved. Check your connection and try again.",
  ),
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

/** An admin has deleted it since the list was read. */
export const JoiningWhatIsGone: Story = {
  parameters: mockApi({
    ...remembering,
    joinCommunity: tableRefusal('post', membersPath, 409, '23503'),
  }),
  play: joiningFails('This community no longer exists.'),
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

export const OpensOne: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Early risers' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `/communities/${first.id}`,
    );
  },
};

export const Slow: Story = {
  parameters: mockApi({ communities: never('get', path) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Still loading/)).toBeVisible();
  },
};

export const FailsAndRecovers: Story = {
  parameters: mockApi({ communities: serverError('get', path) }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent("We couldn't load communities");
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: mockApi({ communities: unreachable('get', path) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Connection Error',
    );
  },
};

/** The tab is kept in the address. */
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
