import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { instructor } from '../fixtures/profile.ts';

const object = '/storage/v1/object';

/** A folder of files that admins keep. None is served: what is drawn stands in for a picture. */
export const fileHandlers = (bucket: string) => ({
  upload: http.post(api(`${object}/${bucket}/:file`), ({ params }) =>
    HttpResponse.json({
      Id: '00000000-0000-4000-8000-000000000004',
      Key: `${bucket}/${String(params['file'])}`,
    }),
  ),
  remove: http.delete(api(`${object}/${bucket}`), async ({ request }) => {
    const { prefixes } = (await request.json()) as { prefixes: string[] };
    return HttpResponse.json(
      prefixes.map((name) => ({ name, bucket_id: bucket, owner: instructor.id })),
    );
  }),
  serve: http.get(
    api(`${object}/public/${bucket}/*`),
    () => new HttpResponse(null, { status: 404 }),
  ),
});
