import type { LibraryAsana } from '@niyama/domain';
import { useLocation } from 'react-router-dom';

/** What a link to a pose carries in the navigation state. */
interface NavigationState {
  asana: LibraryAsana;
}

const isNavigationState = (state: unknown, asanaId: string): state is NavigationState =>
  typeof state === 'object' &&
  state !== null &&
  'asana' in state &&
  typeof state.asana === 'object' &&
  state.asana !== null &&
  'id' in state.asana &&
  state.asana.id === asanaId &&
  // The browser keeps the state over an update of the app.
  'inEnglish' in state.asana;

/** The pose that the page before passed along, so that it shows at once; null without one. */
export function useAsanaFromNavigation(asanaId: string): LibraryAsana | null {
  const state: unknown = useLocation().state;
  return isNavigationState(state, asanaId) ? state.asana : null;
}
