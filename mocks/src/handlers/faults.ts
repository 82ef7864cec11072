import { http, HttpResponse } from 'msw';
import { api } from '../api.ts';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The server fails. */
export const serverError = (method: Method, path: string) =>
  http[method](api(path), () =>
    HttpResponse.json(
      { code: 'XX000', message: 'internal error', details: null, hint: null },
      { status: 500 },
    ),
  );

/** The table service refuses, with the code of the database. */
export const tableRefusal = (method: Method, path: string, status: number, code: string) =>
  http[method](api(path), () =>
    HttpResponse.json({ code, message: code, details: null, hint: null }, { status }),
  );

/** The table service refuses somebody who has asked for their account to be deleted. */
export const leavingRefusal = (method: Method, path: string) =>
  http[method](api(path), () =>
    HttpResponse.json(
      { code: 'PT403', message: 'account_leaving', details: null, hint: null },
      { status: 403 },
    ),
  );

/** The network is gone: no answer at all. */
export const unreachable = (method: Method, path: string) =>
  http[method](api(path), () => HttpResponse.error());

/** Functions that end the waiting requests of this story, and of the one before. */
let held: (() => void)[] = [];
let heldBefore: (() => void)[] = [];

/** No answer while the story lasts. */
export const never = (method: Method, path: string) =>
  http[method](api(path), async () => {
    await new Promise<void>((resolve) => held.push(resolve));
    return HttpResponse.json({ code: 'XX000', message: 'the story is over' }, { status: 400 });
  });

/**
 * Refuses what the story before the last one left without an answer; its components are gone by then.
 * Otherwise such a request ends by itself after a minute, and a write is sent again in the middle of another story.
 */
export function endHeldRequests(): void {
  for (const end of heldBefore) end();
  heldBefore = held;
  held = [];
}
