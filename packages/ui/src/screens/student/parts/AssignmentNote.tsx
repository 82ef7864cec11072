import { useTranslation } from '@niyama/i18n';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AssignmentNote.css.ts';

/** What the instructor noted on an assignment, in the instructor's own words. */
export function AssignmentNote({ note }: { note: string }) {
  const { t } = useTranslation('student');
  return (
    <p className={styles.note} dir="auto">
      <VisuallyHidden>{t('assignments.note')}</VisuallyHidden>
      {note}
    </p>
  );
}
