import {
  type AdminCommunity,
  type AdminMember,
  matchesPerson,
  matchesSearch,
  type Newcomer,
  personKey,
  searchKey,
} from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { adminCommunities, adminMembers, newcomers } from '../fixtures/adminCommunities.ts';
import { adminCommunityToRow, adminMemberToRow, newcomerToRow } from '../rows.ts';
import { fileHandlers } from './files.ts';
import { answerRows } from './tables.ts';

interface Page {
  search?: string;
  after?: { id: string };
}

const pageAfter = <Row extends { id: string }>(rows: readonly Row[], after: Page['after']) => {
  const start = after ? rows.findIndex(({ id }) => id === after.id) + 1 : 0;
  return rows.slice(start, start + 50);
};

/** The list of communities as the server pages and searches it. */
export const answerCommunities = (communities: readonly AdminCommunity[]) =>
  http.post(api('/rest/v1/rpc/admin_communities'), async ({ request }) => {
    const { search = '', after } = (await request.json()) as Page;
    const found = communities.filter(({ name, description }) =>
      matchesSearch(searchKey([name, description]), search),
    );
    return HttpResponse.json({
      items: pageAfter(found, after).map(adminCommunityToRow),
      total: after ? null : found.length,
    });
  });

/** Who belongs to every community. */
const answerMembers = (members: readonly AdminMember[]) =>
  http.post(api('/rest/v1/rpc/admin_community_members'), async ({ request }) => {
    const { after } = (await request.json()) as Page;
    return HttpResponse.json(pageAfter(members, after).map(adminMemberToRow));
  });

/** Who could be added to any community. */
const answerNewcomers = (people: readonly Newcomer[]) =>
  http.post(api('/rest/v1/rpc/available_members'), async ({ request }) => {
    const { search = '' } = (await request.json()) as Page;
    const found = people.filter(({ username, fullName, displayName }) =>
      matchesPerson(personKey([username, fullName ?? '', displayName ?? '']), search),
    );
    return HttpResponse.json(found.map(newcomerToRow));
  });

const idOf = (request: Request) =>
  new URL(request.url).searchParams.get('id')?.replace(/^eq\./, '') ?? null;
const rows = adminCommunities.map(adminCommunityToRow);
const pictures = fileHandlers('community_images');

/** Communities as an admin keeps them; what is written is answered and forgotten. */
export const adminCommunityHandlers = {
  adminCommunities: answerCommunities(adminCommunities),
  adminMembers: answerMembers(adminMembers),
  newcomers: answerNewcomers(newcomers),
  addMembers: http.post(api('/rest/v1/rpc/add_members'), async ({ request }) => {
    const { user_ids: ids } = (await request.json()) as { user_ids: string[] };
    return HttpResponse.json({ added: ids.length, already: 0 });
  }),
  addCommunity: http.post(api('/rest/v1/communities'), async ({ request }) => {
    const given = (await request.json()) as object;
    const { id } = rows[0] ?? {};
    // Under an id that the other handlers know.
    const row = { ...rows[0], image_url: null, member_count: 0, ...given, id };
    return answerRows(request, [row], 201);
  }),
  changeCommunity: http.patch(api('/rest/v1/communities'), async ({ request }) => {
    const change = (await request.json()) as object;
    const changed = rows.filter(({ id }) => id === idOf(request));
    return answerRows(
      request,
      changed.map((row) => ({ ...row, ...change })),
    );
  }),
  deleteCommunity: http.delete(api('/rest/v1/communities'), ({ request }) =>
    answerRows(
      request,
      rows.filter(({ id }) => id === idOf(request)),
    ),
  ),
  uploadCommunityPicture: pictures.upload,
  removeCommunityPictures: pictures.remove,
  communityPicture: pictures.serve,
};
