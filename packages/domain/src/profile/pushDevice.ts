/** A device of the student that takes notifications while the app is closed. */
export interface PushDevice {
  id: string;
  /** Where its push service takes them. */
  endpoint: string;
  /** What it calls itself. */
  name: string | null;
  /** When it began, an ISO time. */
  since: string;
}
