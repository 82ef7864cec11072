import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';

export interface DialogProps extends ModalFrameProps {
  /**
   * `alertdialog` asks something that must be answered: it is read out whole and a press beside it
   * does not close it.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
}

/** One thing at a time: centered on a wide screen, a sheet from the bottom on a small one. */
export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} placement="center" />;
}
