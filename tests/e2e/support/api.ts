import type { APIRequestContext } from '@playwright/test';
import { addresses } from './addresses.ts';

/** The backend as a program speaks to it, past the screens. */
export interface Api {
  url: string;
  headers: { apikey: string };
}

let known: Promise<Api> | undefined;

/** The backend of the product under test, as nobody. It stays the same as long as the product runs. */
export function openApi(request: APIRequestContext): Promise<Api> {
  known ??= askForApi(request);
  return known;
}

async function askForApi(request: APIRequestContext): Promise<Api> {
  const config = await request.get(`${addresses.student}/config.json`);
  const { supabaseUrl, supabaseKey } = (await config.json()) as Record<string, string>;
  return { url: supabaseUrl ?? '', headers: { apikey: supabaseKey ?? '' } };
}

/** The id of a pose of the seed. */
export async function poseIdOf(request: APIRequestContext, name: string): Promise<string> {
  const { url, headers } = await openApi(request);
  const answer = await request.get(`${url}/rest/v1/asanas`, {
    headers,
    params: { select: 'id', name: `eq.${name}` },
  });
  const [pose] = (await answer.json()) as { id: string }[];
  if (!pose) throw new Error(`The library has no pose called ${name}.`);
  return pose.id;
}

/** What decides how long the sets of each pose of the seed take by the clock. */
export async function tagsOfPoses(
  request: APIRequestContext,
): Promise<{ id: string; effort: number | null; two_sided: boolean }[]> {
  const { url, headers } = await openApi(request);
  const answer = await request.get(`${url}/rest/v1/asanas`, {
    headers,
    params: { select: 'id,effort,two_sided' },
  });
  return (await answer.json()) as { id: string; effort: number | null; two_sided: boolean }[];
}
