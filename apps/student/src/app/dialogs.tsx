import { consoleLogger } from '@niyama/domain';
import type { Clearing, UnsyncedData } from '@niyama/ui/screens/student/LogOutDialog';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useLeave } from '@niyama/app/leaveGuard.tsx';
import { useSessionActor } from '@niyama/app/session.tsx';
import { useUnsyncedData } from './useUnsyncedData.ts';

const HealthNoticeDialog = lazy(async () => ({
  default: (await import('@niyama/ui/screens/student/HealthNoticeDialog')).HealthNoticeDialog,
}));
const LogOutDialog = lazy(async () => ({
  default: (await import('@niyama/ui/screens/student/LogOutDialog')).LogOutDialog,
}));

interface Dialogs {
  /** Logs out, after asking when the page holds unsaved changes or something is only on this device. */
  askToLogOut: () => void;
  openHealthNotice: () => void;
}

/** What is open: the health notice, or the question before a logout that would lose data. */
interface Opened {
  what: 'health' | UnsyncedData;
  /** The page over which it was opened. */
  over: string;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** The dialogs that can be opened from every screen behind the login. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const session = useSessionActor();
  const leave = useLeave();
  const { lookWhenKnown, forget } = useUnsyncedData();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  // A dialog belongs to the page over which it was opened: Back leads away from both.
  if (opened !== null && opened.over !== pathname) setOpened(null);
  const open = opened?.what ?? null;
  // The page at the moment of opening: unsynced data is looked up first, which takes time.
  const path = useRef(pathname);
  useLayoutEffect(() => {
    path.current = pathname;
  }, [pathname]);
  const setOpen = (what: Opened['what']) => setOpened({ what, over: path.current });

  const logOut = async (clears: Clearing) => {
    await forget(clears);
    // First, so that the next person on this device gets none of this student's notifications.
    const forgetting = import('./push.ts').then(({ unregisterDevice }) => unregisterDevice());
    const patience = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([forgetting, patience]).catch((error: unknown) => {
      consoleLogger.warn('This device could not be unsubscribed', error);
    });
    session.send({ type: 'logout.asked' });
  };
  const askToLogOut = async () => {
    const here = await lookWhenKnown();
    const isUnsent = here.practices + here.classes + here.changes > 0;
    const isKept = here.hasLifestyleLog || here.hasComposing;
    const isNothing = !isUnsent && !isKept && here.meditation === null;
    if (isNothing) await logOut({ lifestyleLog: false, composing: false });
    else setOpen(here);
  };
  const dialogs: Dialogs = {
    askToLogOut: () => leave(() => void askToLogOut()),
    openHealthNotice: () => setOpen('health'),
  };
  const close = () => setOpened(null);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense fallback={null}>
        {open === 'health' ? <HealthNoticeDialog isOpen onClose={close} /> : null}
        {open === null || open === 'health' ? null : (
          <LogOutDialog here={open} onClose={close} onConfirm={(clears) => void logOut(clears)} />
        )}
      </Suspense>
    </DialogsContext>
  );
}

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('There is no DialogsProvider above');
  return dialogs;
}
