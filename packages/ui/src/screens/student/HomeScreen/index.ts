export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
export type { DayMoment, HomeActions, HomeState, RunOnDevice } from './types.ts';
export type { Refused, Unsynced, UnsyncedKind } from './unsynced.ts';
export type { InstallOffer } from './parts/InstallCard.tsx';
export { homeOf } from './types.ts';
