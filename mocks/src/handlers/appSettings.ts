import { type AppSettings, namedAsanaFields, toRow } from '@niyama/domain';
import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';
import { appSettings } from '../fixtures/appSettings.ts';
import { newStudent, student } from '../fixtures/profile.ts';

export const appSettingsToAnswer = (settings: AppSettings) => ({
  default_language: settings.defaultLanguage,
  updated_at: settings.updatedAt,
  mandatory: settings.mandatory.map((asana) => toRow(namedAsanaFields, asana)),
});

/** What administrators set for everybody, and accounts that all have their profiles. */
export const appSettingsHandlers = {
  appSettings: http.post(api('/rest/v1/rpc/school_settings'), () =>
    HttpResponse.json(appSettingsToAnswer(appSettings)),
  ),
  saveAppSettings: http.post(
    api('/rest/v1/rpc/save_school_settings'),
    () => new HttpResponse(null, { status: 204 }),
  ),
  accounts: http.post(api('/functions/v1/get-all-users'), () =>
    HttpResponse.json({
      users: [student, newStudent].map(({ id, username, fullName }) => ({
        id,
        email: `${username}@niyama.example`,
        user_metadata: { username, full_name: fullName, role: null, avatar_url: null },
      })),
    }),
  ),
  createMissingProfiles: http.post(api('/rest/v1/rpc/create_missing_profiles'), () =>
    HttpResponse.json({ missing: 0, created: 0 }),
  ),
};
