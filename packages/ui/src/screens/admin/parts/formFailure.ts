/** Why a dialog could not do what it was asked to; what was entered stays. */
export interface FormFailure {
  /** In the person's language. */
  message: string;
  /** Whether another admin has changed the same row since it was read. */
  isOutdated: boolean;
}
