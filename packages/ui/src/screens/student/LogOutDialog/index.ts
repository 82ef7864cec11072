export type { Clearing, UnsyncedData } from '../parts/UnsyncedData.tsx';
export { LogOutDialog, type LogOutDialogProps } from './LogOutDialog.tsx';
