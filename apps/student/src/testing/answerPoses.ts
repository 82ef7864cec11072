import type { Asana } from '@niyama/domain';
import { api, asanaToRow } from '@niyama/mocks';
import { http, HttpResponse } from 'msw';

/** A server that has these poses: one by its id, or all of them as the library. Nothing was deleted. */
export const answerPoses = (poses: readonly Asana[], texts: Record<string, string> = {}) =>
  http.get(api('/rest/v1/asanas'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('archived_at') === 'not.is.null') return HttpResponse.json([]);
    const named = searchParams.get('id');
    const marks = {
      user_favorites: [],
      self_practice: [],
      paused_sessions: [],
      open: [],
      done: [],
    };
    const rows = poses
      .filter(({ id }) => !named?.startsWith('eq.') || named === `eq.${id}`)
      .map((pose) => {
        const row = asanaToRow(pose);
        return { ...row, ...marks, texts: { ...row.texts, ...texts } };
      });
    return HttpResponse.json(rows);
  });
