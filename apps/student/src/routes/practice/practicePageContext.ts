import type { practicePageMachine } from '@niyama/machines';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PracticeClaim } from './practiceClaim.ts';

type PracticePageRef = ActorRefFrom<typeof practicePageMachine>;
export type PracticePageSnapshot = SnapshotFrom<typeof practicePageMachine>;

export const PracticePageActor = createContext<PracticePageRef | null>(null);

/** The machine of the practice page. */
export function usePracticePage(): PracticePageRef {
  const page = useContext(PracticePageActor);
  if (!page) throw new Error('There is no PracticeRoute above');
  return page;
}

/** The claim of the page on the student's one practice. */
export function claimOf(page: PracticePageRef): PracticeClaim {
  const { claim } = page.getSnapshot().children;
  if (!claim) throw new Error('The page has no claim');
  return claim;
}

/** Whether what runs on the page is this tab's own, to be stored and saved. */
export const isClaimHeld = (page: PracticePageRef): boolean =>
  claimOf(page).getSnapshot().hasTag('held');
