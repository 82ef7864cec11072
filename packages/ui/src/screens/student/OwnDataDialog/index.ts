export { OwnDataDialog, type OwnDataDialogProps, type OwnDataState } from './OwnDataDialog.tsx';
