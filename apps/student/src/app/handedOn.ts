import type { LibraryAsana } from '@niyama/domain';
import { useLocation } from 'react-router-dom';

/** What a page hands on to the page of a pose. */
interface HandedOn {
  asana: LibraryAsana;
}

const isHandedOn = (state: unknown, asanaId: string): state is HandedOn =>
  typeof state === 'object' &&
  state !== null &&
  'asana' in state &&
  typeof state.asana === 'object' &&
  state.asana !== null &&
  'id' in state.asana &&
  state.asana.id === asanaId;

/** The pose that the page before handed on, so that it shows at once; null without one. */
export function useHandedOnAsana(asanaId: string): LibraryAsana | null {
  const state: unknown = useLocation().state;
  return isHandedOn(state, asanaId) ? state.asana : null;
}
