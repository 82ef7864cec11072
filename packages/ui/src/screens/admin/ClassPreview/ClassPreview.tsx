import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import type { PracticeSubject } from '#screens/student/PracticeScreen/index.ts';
import { nameLanguage, subjectName } from '#screens/student/PracticeScreen/subject.ts';
import * as styles from './ClassPreview.css.ts';

export interface ClassPreviewProps {
  /** The step that is played, to be announced; null at the end of the class. */
  subject: PracticeSubject | null;
  /** The same on the screen of a practice. */
  children: ReactNode;
  /** Called by Escape, and by the button at the end. */
  onClose: () => void;
}

/** Fills the window with a class as its students will see it. The focus goes back to where it came from. */
export function ClassPreview({ subject, children, onClose }: ClassPreviewProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice', 'classes']);
  const dialog = useRecoveredFocus<HTMLElement>(children === null);
  return (
    <ModalOverlay
      isOpen
      className={styles.overlay}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal>
        {/* The keys of a practice stay with this dialog. */}
        <Dialog
          ref={dialog}
          data-practice
          aria-label={t('classes:editor.preview.title')}
          className={styles.dialog}
        >
          {children ?? (
            <div className={styles.over}>
              <EmptyState
                action={<Button onPress={onClose}>{t('common:action.close')}</Button>}
                headingLevel={1}
                title={t('classes:editor.preview.over')}
              />
            </div>
          )}
          <VisuallyHidden>
            {/* It stays while the screens of the steps come and go. */}
            <output lang={subject === null ? undefined : nameLanguage(subject)}>
              {subject === null ? t('classes:editor.preview.over') : subjectName(t, subject)}
            </output>
          </VisuallyHidden>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
