import { readPreference, savePreference } from '@niyama/device';
import { useState } from 'react';

/** Whether the form is folded away on this device. */
export function useFormFold(): { isFormFolded: boolean; onFoldForm: (isFolded: boolean) => void } {
  const [isFormFolded, setFolded] = useState(() => readPreference('assignmentForm') === 'folded');
  return {
    isFormFolded,
    onFoldForm: (isFolded) => {
      savePreference('assignmentForm', isFolded ? 'folded' : 'open');
      setFolded(isFolded);
    },
  };
}
