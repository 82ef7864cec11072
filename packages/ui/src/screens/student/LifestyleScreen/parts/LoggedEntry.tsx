import type { LifestyleEntry, LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { Menu } from '#components/Menu/Menu.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { useDayName } from '#screens/student/parts/useDayName.ts';
import * as styles from '../LifestyleScreen.css.ts';
import { faceOf } from '../ratings.ts';
import { useEntryWords } from './useEntryWords.ts';

interface LoggedEntryProps {
  entry: LifestyleEntry;
  today: LocalDate;
  onEdit: () => void;
  onDelete: () => void;
}

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** One entry, as a sentence or two. */
export function LoggedEntry({ entry, today, onEdit, onDelete }: LoggedEntryProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const nameOf = useDayName(today);
  const words = useEntryWords();
  const act = { edit: onEdit, delete: onDelete };
  return (
    <div className={styles.entry}>
      <div className={styles.face}>
        <span aria-hidden>{faceOf(entry.mood)}</span>
        <VisuallyHidden>
          {t('lifestyle.entry.mood', { mood: words.mood(entry.mood) })}
        </VisuallyHidden>
      </div>
      <div className={styles.logged}>
        <ul className={styles.facts}>
          <li className={styles.mind}>{t(`lifestyle.mind.states.${entry.mentalState}`)}</li>
          <li className={styles.fact}>
            {t('lifestyle.entry.wokeUp', {
              time: format.time(entry.wakeUpTime),
            })}
          </li>
          <li className={styles.fact}>
            {t('lifestyle.entry.slept', {
              hours: words.hours(entry.sleepDuration),
              quality: words.quality(entry.sleepQuality),
            })}
          </li>
          <li className={styles.fact}>
            {t('lifestyle.entry.water', { glasses: words.glasses(entry.waterIntake) })}
          </li>
        </ul>
        {entry.foodLog.trim() ? (
          <p className={styles.food} dir="auto">
            {entry.foodLog}
          </p>
        ) : null}
      </div>
      <Menu
        items={[
          { id: 'edit', label: t('lifestyle.entry.edit'), icon: <Pencil {...icon} /> },
          {
            id: 'delete',
            label: t('lifestyle.entry.delete'),
            icon: <Trash2 {...icon} />,
            tone: 'danger',
          },
        ]}
        label={t('lifestyle.entry.actions', { day: nameOf(entry.date) })}
        onAction={(id) => act[id]()}
      />
    </div>
  );
}
