import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { adminCommunities } from '../fixtures/adminCommunities.ts';
import { communities, communityMembers, leaderboard } from '../fixtures/communities.ts';
import {
  adminCommunityToRow,
  communityMemberToRow,
  communityToAnswer,
  communityToRow,
  leaderboardToAnswer,
} from '../rows.ts';
import { answerRows } from './tables.ts';

/** Communities, who belongs to them, and the board of the month. */
export const communityHandlers = {
  communities: http.get(api('/rest/v1/communities'), ({ request }) => {
    // Only admins ask for one community by its row.
    const id = new URL(request.url).searchParams.get('id')?.replace(/^eq\./, '');
    if (id === undefined) return HttpResponse.json(communities.map(communityToRow));
    const one = adminCommunities.filter((community) => community.id === id);
    return answerRows(request, one.map(adminCommunityToRow));
  }),
  community: http.post(api('/rest/v1/rpc/community'), async ({ request }) => {
    const { community_id: id } = (await request.json()) as { community_id: string };
    const found = communities.find((community) => community.id === id);
    return HttpResponse.json(found ? communityToAnswer(found) : null);
  }),
  communityMembers: http.post(api('/rest/v1/rpc/community_members_page'), () =>
    HttpResponse.json(communityMembers.map(communityMemberToRow)),
  ),
  leaderboard: http.post(api('/rest/v1/rpc/leaderboard'), () =>
    HttpResponse.json(leaderboardToAnswer(leaderboard)),
  ),
  joinCommunity: http.post(
    api('/rest/v1/community_members'),
    () => new HttpResponse(null, { status: 201 }),
  ),
  leaveCommunity: http.delete(api('/rest/v1/community_members'), ({ request }) => {
    // Only admins name a membership, and they get the removed row back.
    const membership = new URL(request.url).searchParams.get('id');
    if (membership === null) return new HttpResponse(null, { status: 204 });
    return answerRows(request, [{ id: membership.replace(/^eq\./, '') }]);
  }),
};
