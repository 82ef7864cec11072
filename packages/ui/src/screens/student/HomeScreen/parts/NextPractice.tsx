import { type Home, type LocalDate, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { firstToPractice, practicesOf } from '../practices.ts';
import * as styles from './NextPractice.css.ts';

interface NextPracticeProps {
  /** Null while it is not known. */
  home: Home | null;
  /** False where only samples are shown, which cannot be practiced. */
  isOffered: boolean;
  today: LocalDate;
  onStart: (asanaId: string) => void;
}

/** The one clear action of home; on a wide screen under a sun that shows what it begins. */
export function NextPractice({ home, isOffered, today, onStart }: NextPracticeProps) {
  const { t } = useTranslation('student');
  const next = firstToPractice(home ? practicesOf(home, today) : []);
  const assignedClass = next && 'versionId' in next ? next : null;
  const asana = next && 'durationSeconds' in next ? next : null;
  const figure = asana ?? assignedClass?.asanas[0];
  return (
    <div className={styles.next}>
      <div className={styles.sun}>
        <PoseFigure
          decorative
          category={figure?.category ?? 'seated'}
          ground="sun"
          name={next?.name ?? ''}
          pose={figure?.key ?? null}
        />
      </div>
      {isOffered ? (
        <div className={styles.ways}>
          {assignedClass ? (
            <LinkButton fullWidth href={paths.assignedClass(assignedClass.versionId)} size="large">
              {t('daily.begin')}
            </LinkButton>
          ) : (
            <Button
              fullWidth
              isDisabled={!asana}
              size="large"
              onPress={() => {
                if (asana) onStart(asana.id);
              }}
            >
              {t('daily.begin')}
            </Button>
          )}
          {home && home.openAssignments > 0 ? (
            <LinkButton fullWidth href={paths.assignments()} variant="secondary">
              {t('daily.viewAll')}
            </LinkButton>
          ) : null}
          <LinkButton fullWidth href={paths.compose()} variant="secondary">
            {t('assignments.compose.action')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}
