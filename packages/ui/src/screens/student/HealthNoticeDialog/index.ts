export { HealthNoticeDialog, type HealthNoticeDialogProps } from './HealthNoticeDialog.tsx';
