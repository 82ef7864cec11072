import { communityKeys } from '@niyama/data';
import {
  api,
  communities,
  communityMembers,
  communityMemberToRow,
  communityToAnswer,
  mockApi,
  never,
  serverError,
  student,
} from '@niyama/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import CommunityRoute from './community.tsx';

const path = '/rest/v1/rpc/community';
const membersPath = '/rest/v1/rpc/community_members_page';
const [first, second] = communities;
if (!first || !second) throw new Error('There are two communities.');

const at = (id: string, tab?: string) => ({
  studentApp: { path: `/communities/${id}${tab ? `?tab=${tab}` : ''}` },
});

/** Whether the mocked server counts the student to the second community. */
let isIn = false;
/** Whether there still is a second community. */
let isGone = false;

const remembering = {
  community: http.post(api(path), () => {
    const memberCount = second.memberCount + Number(isIn);
    return HttpResponse.json(
      isGone ? null : communityToAnswer({ ...second, joined: isIn, memberCount }),
    );
  }),
  joinCommunity: http.post(api('/rest/v1/community_members'), () => {
    isIn = true;
    return new HttpResponse(null, { status: 201 });
  }),
};

const meta = {
  title: 'Flows/Student/Community',
  component: CommunityRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), ...at(first.id), width: '375' },
  decorators: [withStudentApp({ path: '/communities', pattern: '/communities/:id' })],
  beforeEach: () => {
    isIn = false;
    isGone = false;
  },
} satisfies Meta<typeof CommunityRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWhatHappens: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(document.title).toContain('Early risers'));
    await expect(await page.findByText('Practiced Tree')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Members' }));
    await expect(await page.findByText('Asha Rao (You)')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Leaderboard' }));
    await expect(await page.findByTestId('crown')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/communities$/);
  },
};

/** Nobody is made up among people who know each other. */
export const BoardFails: Story = {
  parameters: {
    ...at(first.id, 'leaderboard'),
    ...mockApi({ leaderboard: serverError('post', '/rest/v1/rpc/leaderboard') }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("We couldn't load the leaderboard")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.queryByText('Example')).toBeNull();
  },
};

/** The challenge is there as soon as one belongs to it. */
export const Joins: Story = {
  parameters: { ...at(second.id), ...mockApi(remembering) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Join Lunch break' }));
    await expect(await page.findByText('2 members')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave Lunch break' })).toHaveFocus();
    await expect(await screen.findByText("You've joined the community!")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weekly Challenge' })).toBeVisible();
    await expect(page.getByText('2 members')).toBeVisible();
  },
};

const isSentToTheList = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
    /^\/communities$/,
  );
  await expect(await screen.findByText('Community not found')).toBeVisible();
};

export const Unknown: Story = {
  parameters: at('c0330000-0000-4000-8000-00000000ffff'),
  play: isSentToTheList,
};

/** It is deleted while somebody looks at it. */
export const DeletedWhileOpen: Story = {
  parameters: { ...at(second.id), ...mockApi(remembering) },
  play: async (context) => {
    await within(context.canvasElement).findByText('No recent activity');
    isGone = true;
    // As when the tab comes to the front again.
    window.dispatchEvent(new Event('visibilitychange'));
    await isSentToTheList(context);
  },
};

const pages = [
  Array.from({ length: 50 }, (_, index) => ({
    name: `Yogi ${index}`,
    avatar_url: null,
    level: 1,
    is_self: false,
    joined_at: '2026-11-03T07:30:00+00:00',
    number: `c0330000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  })),
  communityMembers.map(communityMemberToRow),
];

export const ShowsMoreMembers: Story = {
  parameters: {
    ...at(first.id, 'members'),
    ...mockApi({
      communityMembers: http.post(api(membersPath), async ({ request }) => {
        const { after } = (await request.json()) as { after?: unknown };
        return HttpResponse.json(after ? pages[1] : pages[0]);
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show more' }));
    await expect(await page.findByText('Asha Rao (You)')).toBeVisible();
    await expect(page.getByText("That's everyone.")).toBeVisible();
    await expect(within(page.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(53);
  },
};

/** The list is cached: picture and name show while the feed is loading. */
const withList: Decorator = (Story) => {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(communityKeys.list(student.id), communities));
  return <Story />;
};

export const Slow: Story = {
  parameters: mockApi({ community: never('post', path) }),
  decorators: [withList],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Loading activity...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Early risers' })).toBeVisible();
  },
};

export const Fails: Story = {
  parameters: mockApi({ community: serverError('post', path) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Failed to load community details.',
    );
  },
};
