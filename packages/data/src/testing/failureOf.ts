import { DataError, type DataErrorKind } from '@niyama/domain';

/** What a screen learns of a failure. */
export interface Failure {
  kind: DataErrorKind;
  code: string | null;
}

/** How a call fails; null when it does not. What is no DataError passes through and fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<Failure | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { kind: error.kind, code: error.code };
  }
}
