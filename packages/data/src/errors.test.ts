import { DataError, unanswered } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { toDataError, unwrap } from './errors.ts';

describe('an error of the server', () => {
  it.each([
    ['offline', { message: 'Failed to fetch' }, 0],
    [
      'offline',
      { message: 'Failed to fetch', name: 'AuthRetryableFetchError', status: 0 },
      undefined,
    ],
    ['server', { message: 'TypeError: Promise.withResolvers is not a function' }, 0],
    [
      'server',
      {
        message: "Cannot read properties of undefined (reading 'any')",
        name: 'AuthRetryableFetchError',
        status: 0,
      },
      undefined,
    ],
    ['server', { message: `TypeError: can't access property "any", AbortSignal is undefined` }, 0],
    ['server', { message: 'TypeError: undefined is not an object' }, 0],
    ['server', { message: "ReferenceError: Can't find variable: Temporal" }, 0],
    ['server', { message: "TypeError: Failed to execute 'fetch' on 'Window': bad header" }, 0],
    ['offline', { message: 'TypeError: Load failed' }, 0],
    ['offline', { message: 'TypeError: NetworkError when attempting to fetch resource.' }, 0],
    ['server', { message: 'bad gateway', name: 'AuthRetryableFetchError', status: 502 }, undefined],
    ['unauthorized', { message: 'JWT expired', code: 'PGRST303' }, 401],
    ['forbidden', { message: 'permission denied', code: '42501' }, 403],
    ['unauthorized', { message: 'permission denied', code: '42501' }, 401],
    ['conflict', { message: 'duplicate key', code: '23505' }, 409],
    ['notFound', { message: 'no rows', code: 'PGRST116' }, 406],
    [
      'rateLimited',
      { message: 'slow down', code: 'over_request_rate_limit', status: 429 },
      undefined,
    ],
    ['invalid', { message: 'Invalid login', code: 'invalid_credentials', status: 400 }, undefined],
    ['server', { message: 'internal', code: 'XX000' }, 500],
    ['server', { message: 'took too long', code: 'statement_timeout' }, 504],
    ['server', { message: 'too many are waiting', code: 'busy' }, 503],
    ['server', { message: 'without any status' }, undefined],
  ])('is %s', (kind, error, status) => {
    expect(toDataError(error, status).kind).toBe(kind);
  });

  it.each([502, 503, 504])('leaves open whether a write was made, with status %i', (status) => {
    const late = toDataError({ message: 'took too long', code: 'statement_timeout' }, status);
    expect(late).toMatchObject({ kind: 'server', code: unanswered });
  });

  it('keeps the word with which a database function refuses as its code', () => {
    const refused = toDataError({ message: 'completion_overlaps', code: 'P0001' }, 400);
    expect(refused).toMatchObject({ kind: 'invalid', code: 'completion_overlaps' });
  });

  it('is thrown when an answer is unwrapped, and only then', () => {
    expect(unwrap({ data: [1], error: null })).toEqual([1]);
    expect(() => unwrap({ data: null, error: { message: 'gone' }, status: 404 })).toThrow(
      DataError,
    );
  });
});
