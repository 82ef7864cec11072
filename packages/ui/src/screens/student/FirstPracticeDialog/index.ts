export { FirstPracticeDialog, type FirstPracticeDialogProps } from './FirstPracticeDialog.tsx';
