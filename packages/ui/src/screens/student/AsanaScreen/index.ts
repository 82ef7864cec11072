export { AsanaScreen, type AsanaScreenProps } from './AsanaScreen.tsx';
export type { AsanaActions, AsanaLogin, AsanaState } from './types.ts';
