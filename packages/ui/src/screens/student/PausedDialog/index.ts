export { PausedDialog, type PausedDialogProps, type PausedState } from './PausedDialog.tsx';
