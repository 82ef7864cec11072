import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { answerRows } from './tables.ts';

/** The devices of the student that take notifications while the app is closed: a phone. */
export const pushDeviceHandlers = {
  pushDevices: http.get(api('/rest/v1/push_subscriptions'), ({ request }) =>
    answerRows(request, [
      {
        id: '9d5c0000-0000-4000-8000-000000000001',
        endpoint: 'https://fcm.googleapis.com/wp/phone',
        device: 'Chrome, Android',
        created_at: '2026-11-02T09:00:00+00:00',
      },
    ]),
  ),
  savePushSubscription: http.post(api('/rest/v1/rpc/save_push_subscription'), () =>
    HttpResponse.json('9d5c0000-0000-4000-8000-000000000002'),
  ),
  removePushDevice: http.delete(
    api('/rest/v1/push_subscriptions'),
    () => new HttpResponse(null, { status: 204 }),
  ),
};
