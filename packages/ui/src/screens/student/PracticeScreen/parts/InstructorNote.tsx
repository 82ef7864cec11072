import { useTranslation } from '@niyama/i18n';
import * as styles from './InstructorNote.css.ts';

interface InstructorNoteProps {
  note: string;
  /** `brief` is a reminder of what was read before. */
  size: keyof typeof styles.notes;
}

/** What the instructor noted on the assignment, in the instructor's own words. */
export function InstructorNote({ note, size }: InstructorNoteProps) {
  const { t } = useTranslation('pose-practice');
  return (
    <p className={styles.notes[size]} dir="auto">
      <span className={styles.label}>{t('instructorNote')}</span> {note}
    </p>
  );
}
