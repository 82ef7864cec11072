export { LeaveAccountDialog, type LeaveAccountDialogProps } from './LeaveAccountDialog.tsx';
export type { AccountFormState } from '../parts/AccountFormDialog.tsx';
