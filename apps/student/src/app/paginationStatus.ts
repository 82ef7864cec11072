interface NextPage {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** Whether a list has a next page, and how loading it goes. */
export function paginationStatus({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
}: NextPage): 'none' | 'available' | 'loading' | 'failed' {
  if (isFetchNextPageError) return 'failed';
  if (isFetchingNextPage) return 'loading';
  return hasNextPage ? 'available' : 'none';
}
