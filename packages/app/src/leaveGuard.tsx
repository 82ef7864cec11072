import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Navigates; `replace` replaces the history entry that the guard has added. */
type Go = (how: { replace: boolean }) => void;

interface LeaveGuard {
  /** Navigates, or lets the screen ask first. */
  leave: (go: Go) => void;
  /** Sets the screen that asks; null when nothing would be lost. */
  guardWith: (ask: ((go: Go) => void) | null) => void;
}

const LeaveGuardContext = createContext<LeaveGuard | null>(null);

/** Lets a screen ask before a link, a button or the browser's Back leads away from it. */
export function LeaveGuardProvider({
  children,
}: {
  children: (leave: LeaveGuard['leave']) => ReactNode;
}) {
  const ask = useRef<((go: Go) => void) | null>(null);
  const [guard] = useState<LeaveGuard>(() => ({
    leave: (go) => (ask.current ? ask.current(go) : go({ replace: false })),
    guardWith: (next) => {
      ask.current = next;
    },
  }));
  return <LeaveGuardContext value={guard}>{children(guard.leave)}</LeaveGuardContext>;
}

/** Does what ends the page, such as a logout, or lets the page ask first. */
export const useLeave = (): LeaveGuard['leave'] => useGuard().leave;

function useGuard(): LeaveGuard {
  const guard = useContext(LeaveGuardContext);
  if (!guard) throw new Error('There is no LeaveGuardProvider above');
  return guard;
}

/**
 * Asks before unsaved changes are left behind. Closing the tab asks in the browser's own words.
 *
 * Nothing stops the browser from going back, so while there are changes an extra history entry lies
 * above the page: Back removes it, and the page is still there to ask.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const guard = useGuard();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<Go | null>(null);
  /** The page that the entry lies above; null when there is none. */
  const addedAbove = useRef<string | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    const addEntry = () => {
      history.pushState(history.state, '');
      addedAbove.current = pathname;
    };
    const onBack = () => {
      if (addedAbove.current !== pathname || location.pathname !== pathname) return;
      addedAbove.current = null;
      if (!hasChanges) {
        history.back();
        return;
      }
      addEntry();
      setWanted(() => () => history.go(-2));
    };
    addEventListener('popstate', onBack);
    if (!hasChanges) return () => removeEventListener('popstate', onBack);

    isLeaving.current = false;
    const onClose = (event: BeforeUnloadEvent) => {
      // After an answer nobody is asked again.
      if (!isLeaving.current) event.preventDefault();
    };
    addEventListener('beforeunload', onClose);
    guard.guardWith((go) => setWanted(() => go));
    if (addedAbove.current !== pathname) addEntry();
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('beforeunload', onClose);
      guard.guardWith(null);
    };
  }, [guard, hasChanges, pathname]);

  return {
    /** Whether somebody wants to leave and has to be asked. */
    isAsking: wanted !== null,
    leave: guard.leave,
    stay: () => setWanted(null),
    /** Leaves all the same. */
    discard: () => {
      guard.guardWith(null);
      addedAbove.current = null;
      isLeaving.current = true;
      setWanted(null);
      wanted?.({ replace: true });
    },
  };
}
