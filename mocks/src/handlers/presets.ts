import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { cobra, treePose } from '../fixtures/asanas.ts';
import { beforeWorkPreset, morningPreset } from '../fixtures/presets.ts';
import { ownClassesToAnswer, timerPresetToRow } from '../rows.ts';

const done = () => new HttpResponse(null, { status: 204 });

/** Custom presets and settings of the timer that the student saved. */
export const presetHandlers = {
  ownClasses: http.post(api('/rest/v1/rpc/own_classes'), () =>
    HttpResponse.json(ownClassesToAnswer({ classes: [morningPreset], asanas: [treePose, cobra] })),
  ),
  addOwnClass: http.post(api('/rest/v1/classes'), () =>
    HttpResponse.json([{ revision: 1 }], { status: 201 }),
  ),
  changeOwnClass: http.patch(api('/rest/v1/classes'), () => HttpResponse.json([{ revision: 2 }])),
  deleteOwnClass: http.delete(api('/rest/v1/classes'), done),
  timerPresets: http.get(api('/rest/v1/timer_presets'), () =>
    HttpResponse.json([timerPresetToRow(beforeWorkPreset)]),
  ),
  saveTimerPreset: http.post(
    api('/rest/v1/timer_presets'),
    () => new HttpResponse(null, { status: 201 }),
  ),
  deleteTimerPreset: http.delete(api('/rest/v1/timer_presets'), done),
};
