export {
  LogInAgainDialog,
  type LogInAgainDialogProps,
  type LogInAgainState,
} from './LogInAgainDialog.tsx';
