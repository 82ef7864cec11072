import { toDataError } from './errors.ts';

/**
 * Waits for a part of the app that is downloaded when it is first needed.
 *
 * @throws DataError of kind `offline` when it cannot be: to a person that is a network that is gone.
 */
export const orOffline = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((error: unknown) => {
    throw toDataError({ message: String(error) }, 0);
  });
