import { createContext, useContext, useEffect } from 'react';

/** Says that leaving the page would lose something, until the answered function is called. */
export type HoldPage = () => () => void;

/** Given by the `AdminShell`; a part without one holds nothing. */
export const HoldPageContext = createContext<HoldPage>(() => () => undefined);

/** Has the page ask before it is left, as long as a form holds what is not saved. */
export function useUnsaved(hasChanges: boolean): void {
  const hold = useContext(HoldPageContext);
  useEffect(() => (hasChanges ? hold() : undefined), [hold, hasChanges]);
}
