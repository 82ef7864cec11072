import { DataError, type Load, type LoadFailed, type More, type Stale } from '@niyama/domain';
import { errorText, type I18n } from '@niyama/i18n';

/** Why something could not be loaded, as a screen says it. */
export function toLoadFailed(i18n: I18n, error: unknown): LoadFailed {
  const failure = DataError.from(error);
  return {
    status: 'failed',
    isOffline: failure.kind === 'offline',
    reason: errorText(i18n, failure),
  };
}

/** What an error of the last try says of what is shown. */
export function toStale(error: unknown): Stale {
  if (error === null) return null;
  return DataError.from(error).kind === 'offline' ? 'offline' : 'failed';
}

/**
 * What a screen shows of a query: the data, also when a later try has failed, else why there is none.
 *
 * @param ready puts the data into the screen's own words.
 */
export function toLoad<Data, Ready extends object>(
  i18n: I18n,
  { data, error }: { data: Data | undefined; error: unknown },
  ready: (data: Data, stale: Stale) => Ready,
): Load<Ready> {
  if (data !== undefined) return { status: 'ready', ...ready(data, toStale(error)) };
  return error === null ? { status: 'loading' } : toLoadFailed(i18n, error);
}

interface NextPage {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** Whether a query has a next page, and how loading it goes. */
export function toMore({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: NextPage): More {
  if (isFetchNextPageError) return 'failed';
  if (isFetchingNextPage) return 'loading';
  return hasNextPage ? 'available' : 'none';
}
