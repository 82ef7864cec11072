import { matchesSearch, searchKey, type ShelfClass } from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { cobra, treePose } from '../fixtures/asanas.ts';
import { hipsOnMonday, shelfClasses, toClassPose } from '../fixtures/shelf.ts';
import { classPoseToRow, editedClassToRow, shelfClassToRow } from '../rows.ts';

interface Asked {
  search?: string;
  archived?: boolean;
  after?: { id: string };
}

/** The shelf as the server searches it, by the names of the classes alone, in one page. */
export const answerShelf = (
  classes: readonly ShelfClass[],
  archivedClasses: readonly ShelfClass[] = [],
) =>
  http.post(api('/rest/v1/rpc/shelf'), async ({ request }) => {
    const { search = '', archived = false, after } = (await request.json()) as Asked;
    const found = (archived ? archivedClasses : classes).filter(({ name }) =>
      matchesSearch(searchKey([name]), search),
    );
    return HttpResponse.json(
      after
        ? { items: [], total: null }
        : { items: found.map(shelfClassToRow), total: found.length },
    );
  });

/** The school's shelf; what is written is answered and forgotten. `presets.ts` has the table. */
export const shelfHandlers = {
  shelf: answerShelf(shelfClasses),
  classForEditor: http.post(api('/rest/v1/rpc/class_for_editor'), async ({ request }) => {
    const { class_id: id } = (await request.json()) as { class_id: string };
    return HttpResponse.json({
      class: id === hipsOnMonday.id ? editedClassToRow(hipsOnMonday) : null,
      asanas: [treePose, cobra].map(toClassPose).map(classPoseToRow),
    });
  }),
  archiveClass: http.post(
    api('/rest/v1/rpc/archive_class'),
    () => new HttpResponse(null, { status: 204 }),
  ),
};
