export { OneAtATimeDialog, type OneAtATimeDialogProps } from './OneAtATimeDialog.tsx';
