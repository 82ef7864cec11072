import type { Encoding, UnprovenText } from '@niyama/domain';

/** A picked file whose encoding somebody has to confirm or to choose. */
export interface EncodingStep extends Pick<UnprovenText, 'status' | 'encoding' | 'samples'> {
  onChange: (encoding: Encoding) => void;
  onContinue: () => void;
}
