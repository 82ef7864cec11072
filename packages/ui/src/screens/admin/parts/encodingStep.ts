import type { Encoding, UnprovenText } from '@niyama/domain';

/** A picked file whose encoding the administrator has to confirm or choose. */
export interface EncodingStep extends Pick<UnprovenText, 'status' | 'encoding' | 'samples'> {
  onChange: (encoding: Encoding) => void;
  onContinue: () => void;
}
