interface NextPage {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** What a screen says of the next page of a list. */
export function moreOf({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
}: NextPage): 'none' | 'available' | 'loading' | 'failed' {
  if (isFetchNextPageError) return 'failed';
  if (isFetchingNextPage) return 'loading';
  return hasNextPage ? 'available' : 'none';
}
