import type { EyesClosedChoice } from '@niyama/ui/screens/student/PracticeScreen';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

const EyesClosedContext = createContext<EyesClosedChoice | null>(null);

/** Remembers whether the eyes are closed from one pose of a sequence to the next. */
export function EyesClosedProvider({ children }: { children: ReactNode }) {
  const [isOn, onChange] = useState(false);
  return (
    <EyesClosedContext value={useMemo(() => ({ isOn, onChange }), [isOn])}>
      {children}
    </EyesClosedContext>
  );
}

/** Whether the practice of this page is shown for closed eyes. */
export function useEyesClosed(): EyesClosedChoice {
  const choice = use(EyesClosedContext);
  if (!choice) throw new Error('No practice is open here');
  return choice;
}
