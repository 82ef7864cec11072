import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { student } from '../fixtures/profile.ts';

/** What the storage service answers to a refusal: 400, and the real status inside. */
export const storageRefusal = (statusCode: string, error: string) =>
  HttpResponse.json({ statusCode, error, message: error }, { status: 400 });

const bucket = '/storage/v1/object/avatars';

/** The storage service: the student's one photo can be replaced and the old one removed. */
export const storageHandlers = {
  uploadAvatar: http.post(api(`${bucket}/:folder/:file`), ({ params }) => {
    const { folder, file } = params;
    return HttpResponse.json({
      Id: '00000000-0000-4000-8000-000000000002',
      Key: `avatars/${String(folder)}/${String(file)}`,
    });
  }),
  // No picture is served: the letter of the name stands in for it.
  avatar: http.get(
    api('/storage/v1/object/public/avatars/*'),
    () => new HttpResponse(null, { status: 404 }),
  ),
  listAvatars: http.post(api('/storage/v1/object/list/avatars'), () =>
    HttpResponse.json([
      {
        id: '00000000-0000-4000-8000-000000000003',
        name: '1763640000000.png',
        created_at: '2026-11-19T06:00:00+00:00',
        updated_at: '2026-11-19T06:00:00+00:00',
        last_accessed_at: '2026-11-19T06:00:00+00:00',
        metadata: {},
      },
    ]),
  ),
  removeAvatars: http.delete(api(bucket), async ({ request }) => {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    return HttpResponse.json(
      prefixes.map((name) => ({ name, bucket_id: 'avatars', owner: student.id })),
    );
  }),
};
