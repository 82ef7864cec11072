export { LibraryScreen, type LibraryScreenProps } from './LibraryScreen.tsx';
export type { CardForm, Invitation, LibraryState, PoseActions, PracticedState } from './types.ts';
