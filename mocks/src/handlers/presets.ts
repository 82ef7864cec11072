import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { beforeWorkPreset, morningPreset } from '../fixtures/presets.ts';
import { customPresetToRow, timerPresetToRow } from '../rows.ts';

const done = () => new HttpResponse(null, { status: 204 });

/** Lists of poses and settings of the timer that the student saved. */
export const presetHandlers = {
  customPresets: http.get(api('/rest/v1/custom_presets'), () =>
    HttpResponse.json([customPresetToRow(morningPreset)]),
  ),
  saveCustomPreset: http.post(api('/rest/v1/rpc/save_custom_preset'), done),
  deleteCustomPreset: http.delete(api('/rest/v1/custom_presets'), done),
  timerPresets: http.get(api('/rest/v1/timer_presets'), () =>
    HttpResponse.json([timerPresetToRow(beforeWorkPreset)]),
  ),
  saveTimerPreset: http.post(
    api('/rest/v1/timer_presets'),
    () => new HttpResponse(null, { status: 201 }),
  ),
  deleteTimerPreset: http.delete(api('/rest/v1/timer_presets'), done),
};
