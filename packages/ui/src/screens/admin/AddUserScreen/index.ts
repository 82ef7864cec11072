export { type AddUserState, AddUserScreen, type AddUserScreenProps } from './AddUserScreen.tsx';
