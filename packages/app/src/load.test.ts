import { DataError } from '@niyama/domain';
import { createI18n } from '@niyama/i18n';
import { english } from '@niyama/i18n/english';
import { expect, it } from 'vitest';
import { toLoad } from './load.ts';

const i18n = createI18n('en', { catalogs: english });
const of = (data: string | undefined, error: unknown) =>
  toLoad(i18n, { data, error }, (pose, stale) => ({ pose, stale }));

const offline = new DataError('offline', 'No network');
const broken = new DataError('server', '500');

it.each([
  ['nothing yet', undefined, null, { status: 'loading' }],
  ['the data', 'Tree', null, { status: 'ready', pose: 'Tree', stale: null }],
  ['the data of before, offline', 'Tree', offline, { status: 'ready', stale: 'offline' }],
  ['the data of before, refused', 'Tree', broken, { status: 'ready', stale: 'failed' }],
  ['no data, offline', undefined, offline, { status: 'failed', isOffline: true }],
  ['no data, refused', undefined, broken, { status: 'failed', isOffline: false }],
])('shows %s', (_, data, error, shown) => {
  expect(of(data, error)).toMatchObject(shown);
});

it('says why there is nothing, in the language of the page', () => {
  expect(of(undefined, broken)).toMatchObject({
    reason: 'Something went wrong. Please try again later.',
  });
});
