export { type SelectionDialogState, type UserAct, type UserDialogState } from './types.ts';
export { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx';
