export type DataErrorKind =
  | 'offline'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'invalid'
  | 'notFound'
  | 'rateLimited'
  | 'server';

/** The one error of every call: what kind of failure, and the server's code for a translated text. */
export class DataError extends Error {
  readonly kind: DataErrorKind;
  /** The server's own code (`invalid_credentials`, `23505`, ...), or null. */
  readonly code: string | null;

  constructor(kind: DataErrorKind, message: string, code: string | null = null, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataError';
    this.kind = kind;
    this.code = code;
  }

  /** Turns anything thrown into a DataError; an unknown failure gets the kind `server`. */
  static from(error: unknown): DataError {
    return error instanceof DataError
      ? error
      : new DataError('server', error instanceof Error ? error.message : 'unknown', null, error);
  }
}

/** The code of a change that was not made, because somebody else had changed the row since it was read. */
export const changedMeanwhile = 'changed_meanwhile';

/**
 * The code of a failure of kind `server` after which nobody knows whether a write was made: it took too
 * long, or something between us and the server answered in its place. It is treated as a lost answer.
 */
export const unanswered = 'unanswered';

/** The code of a write that was sent twice, because nobody knows of either whether it was made. */
export const outcomeUnknown = 'outcome_unknown';

/** The code of every call of somebody whose account is about to be deleted, but for those of its page. */
export const accountLeaving = 'account_leaving';
