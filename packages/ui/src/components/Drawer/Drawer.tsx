import { ModalFrame, type ModalFrameProps } from '../Dialog/ModalFrame.tsx';

export interface DrawerProps extends ModalFrameProps {
  /** The edge that it comes from: navigation from the left, choices from the bottom. */
  side: 'left' | 'bottom';
}

/** A modal panel that belongs to an edge of the screen. */
export function Drawer({ side, ...frame }: DrawerProps) {
  return <ModalFrame {...frame} placement={side} />;
}
