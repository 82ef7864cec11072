import { type Language, type ListedAsana, poseWords, searchPoses } from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { adminLibrary, usedAsana, warriorTranslations } from '../fixtures/adminAsanas.ts';
import { adminAsanaToRow, listedAsanaToRow, translationToRow } from '../rows.ts';
import { fileHandlers } from './files.ts';
import { answerRows } from './tables.ts';

const translationsOf = (id: string) => warriorTranslations.filter(({ asanaId }) => asanaId === id);
const names = new Map(
  adminLibrary.map(({ id, name, sanskritName, sanskritIast, aliases }) => [
    id,
    poseWords(
      [
        name,
        sanskritName ?? '',
        sanskritIast ?? '',
        ...translationsOf(id).map((own) => own.name ?? ''),
      ],
      [...aliases, ...translationsOf(id).flatMap((own) => own.aliases)],
    ),
  ]),
);
const calledIn = (language: Language | undefined, { id, name, called }: ListedAsana) => {
  const own = translationsOf(id).find((one) => one.language === language)?.name;
  return own ? { name: own, englishName: name } : called;
};
const rows = adminLibrary.map(adminAsanaToRow);
const isTranslated = ({ translations }: { translations: object }) =>
  Object.values(translations).every((state) => state === 'current');
const images = fileHandlers('asana_images');
const videos = fileHandlers('asana_videos');

interface Asked {
  search?: string;
  archived?: boolean;
  language?: Language;
  untranslated?: boolean;
  after?: object;
}

const changedMeanwhile = () =>
  HttpResponse.json(
    { code: 'P0001', message: 'changed_meanwhile', details: null, hint: null },
    { status: 400 },
  );

/** The library as an admin keeps it; what is written is answered and forgotten. */
export const adminAsanaHandlers = {
  adminAsanas: http.post(api('/rest/v1/rpc/admin_asanas'), async ({ request }) => {
    const asked = (await request.json()) as Asked;
    const { search = '', archived = false, untranslated = false, language, after } = asked;
    const found = archived
      ? []
      : searchPoses(adminLibrary, search, ({ id }) => ({ names: names.get(id) ?? '', texts: '' }))
          .filter((asana) => !(untranslated && isTranslated(asana)))
          .map((asana) => listedAsanaToRow({ ...asana, called: calledIn(language, asana) }));
    return HttpResponse.json(
      after ? { items: [], total: null } : { items: found, total: found.length },
    );
  }),
  deleteAsana: http.post(api('/rest/v1/rpc/delete_asana'), async ({ request }) => {
    const { asana_id: id } = (await request.json()) as { asana_id: string };
    const found = rows.find((row) => row.id === id);
    return found ? HttpResponse.json(found) : changedMeanwhile();
  }),
  asanaUse: http.post(api('/rest/v1/rpc/asana_use'), () =>
    HttpResponse.json({
      open_assignments: usedAsana.openAssignments,
      students: usedAsana.students,
      is_mandatory: usedAsana.isMandatory,
    }),
  ),
  importAsanas: http.post(api('/rest/v1/rpc/import_asanas'), () =>
    HttpResponse.json({ missed: [], began: '2026-11-20T09:00:00+00:00' }),
  ),
  translations: http.get(api('/rest/v1/asana_translations'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    const id = searchParams.get('asana_id')?.replace(/^eq\./, '');
    const found = warriorTranslations.filter((one) => id === undefined || one.asanaId === id);
    return HttpResponse.json(found.map((one) => ({ ...translationToRow(one), id: one.asanaId })));
  }),
  saveTranslations: http.post(
    api('/rest/v1/rpc/save_asana_translations'),
    () => new HttpResponse(null, { status: 204 }),
  ),
  importTranslations: http.post(api('/rest/v1/rpc/import_asana_translations'), () =>
    HttpResponse.json({ missed: [], began: '2026-11-20T09:00:00+00:00' }),
  ),
  addAsana: http.post(api('/rest/v1/asanas'), async ({ request }) => {
    const given = (await request.json()) as object;
    const { id } = rows[0] ?? {};
    // Under an id that the other handlers know.
    const row = { ...rows[0], image_url: null, video_url: null, ...given, id };
    return answerRows(request, [row], 201);
  }),
  changeAsana: http.patch(api('/rest/v1/asanas'), async ({ request }) => {
    const id = new URL(request.url).searchParams.get('id')?.replace(/^eq\./, '');
    const change = (await request.json()) as object;
    const changed = rows.filter((row) => row.id === id).map((row) => ({ ...row, ...change }));
    return answerRows(request, changed);
  }),
  uploadAsanaImage: images.upload,
  uploadAsanaVideo: videos.upload,
  removeAsanaImages: images.remove,
  removeAsanaVideos: videos.remove,
  asanaImage: images.serve,
  asanaVideo: videos.serve,
};
