export { type UserAct, type UserDialogState } from './state.ts';
export { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx';
