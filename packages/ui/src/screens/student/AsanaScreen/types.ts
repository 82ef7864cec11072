import type { LibraryAsana, Load, MarkKind } from '@niyama/domain';

/** What the details have to show. */
export type AsanaState = Load<{ asana: LibraryAsana }> | { status: 'notFound' };

/** What one can do with a pose. */
export interface AsanaActions {
  onBack: () => void;
  onToggleFavorite: () => void;
  onTogglePracticeList: () => void;
  onStart: () => void;
}

/** The login that a visitor is offered. */
export interface AsanaLogin {
  /** It leads back here. */
  href: string;
  /** @param mark what to do once the visitor is back. */
  onLogIn: (mark: MarkKind) => void;
}

export interface AsanaDetailsProps extends AsanaActions {
  asana: LibraryAsana;
  login: AsanaLogin | null;
}
