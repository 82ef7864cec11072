import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  actions as actionsRow,
  body,
  dialog,
  header,
  overlay,
  surfaces,
  title,
} from './ModalFrame.css.ts';

/** What Dialog and Drawer share. */
export interface ModalFrameProps {
  /** The heading and accessible name. */
  title: string;
  isOpen: boolean;
  /** Called when the close button, Escape or, unless it is an alert, the page behind is pressed. */
  onClose: () => void;
  /** The close button's accessible name, in the person's language; null leaves that button away. */
  closeLabel: string | null;
  children: ReactNode;
  /** Buttons at the end, the way on last. */
  actions?: ReactNode;
}

/** Where on the screen it stands, and how it is read. */
export interface PlacedModalFrameProps extends ModalFrameProps {
  placement: keyof typeof surfaces;
  role?: 'dialog' | 'alertdialog';
}

/** A modal surface over the dimmed page; focus stays inside and goes back to where it came from. */
export function ModalFrame({
  title: heading,
  isOpen,
  onClose,
  closeLabel,
  children,
  actions,
  placement,
  role = 'dialog',
}: PlacedModalFrameProps) {
  const bodyId = useId();
  const isAlert = role === 'alertdialog';
  return (
    <ModalOverlay
      className={overlay}
      // A question is answered, not brushed aside by a stray tap.
      isDismissable={!isAlert}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={surfaces[placement]}>
        <AriaDialog
          // An alert is read out whole when it opens.
          aria-describedby={isAlert ? bodyId : undefined}
          className={dialog}
          role={role}
        >
          <div className={header}>
            <Heading className={title} level={2} slot="title">
              {heading}
            </Heading>
            {closeLabel === null ? null : (
              <IconButton
                icon={<X aria-hidden size="1.375rem" strokeWidth={1.75} />}
                label={closeLabel}
                onPress={onClose}
              />
            )}
          </div>
          <div className={body} id={bodyId}>
            {children}
          </div>
          {actions ? <div className={actionsRow}>{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
