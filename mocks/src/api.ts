/** Where the stories' backend would be; every request to it must have a handler. */
export const mockApiUrl = 'https://api.niyama.example';

/** A path of the mocked backend as an address that a handler can match. */
export const api = (path: string) => `${mockApiUrl}${path}`;
