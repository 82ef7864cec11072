import { http, HttpResponse } from 'msw';
import { mockApiUrl } from '../api.ts';

/** What the host says about this installation. */
export const configToAnswer = {
  supabaseUrl: mockApiUrl,
  supabaseKey: 'public',
  studentUrl: 'http://localhost:8080',
  adminUrl: 'http://localhost:8081',
  operator: 'this computer',
} as const;

/** The file beside the app that tells where everything is, and who runs it. */
export const configHandlers = {
  config: http.get('*/config.json', () => HttpResponse.json(configToAnswer)),
};
