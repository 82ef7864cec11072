export type { OnlyHere } from '../parts/OnlyHere.tsx';
export { LogOutDialog, type LogOutDialogProps } from './LogOutDialog.tsx';
