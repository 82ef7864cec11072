/** One frame that the figure asked for. */
export interface Frame {
  /** Which step stood, counted through all rounds. */
  step: number;
  /** Milliseconds since that step began. */
  atMs: number;
  /** How long the script took. */
  scriptMs: number;
  /** Whether the figure was drawn: a slow device leaves frames out. */
  isDrawn: boolean;
}
