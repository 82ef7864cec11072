import { FileTrigger } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import type { ButtonLook } from '../Button/buttonLook.ts';

export interface FilePickerProps extends ButtonLook {
  /** Media types that the device offers; what is picked still has to be looked at. */
  accepts: readonly string[];
  onPick: (file: File) => void;
  /** @default false */
  isDisabled?: boolean;
}

/** A button that asks the device for one file; the same file can be picked again. */
export function FilePicker({ accepts, onPick, isDisabled = false, ...look }: FilePickerProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accepts}
      onSelect={(files) => {
        const file = files?.item(0);
        if (file) onPick(file);
      }}
    >
      <Button {...look} isDisabled={isDisabled} />
    </FileTrigger>
  );
}
