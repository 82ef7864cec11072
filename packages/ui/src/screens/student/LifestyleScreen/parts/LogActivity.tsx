import type { LifestyleEntry, LifestyleValues, LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Lock } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../LifestyleScreen.css.ts';
import type { SaveRefusal } from '../types.ts';
import { LifestyleForm } from './LifestyleForm.tsx';

interface LogActivityProps {
  today: LocalDate;
  /** The entry of today that was written last; null without one. */
  logged: LifestyleEntry | null;
  values: LifestyleValues;
  refusal: SaveRefusal | null;
  onChange: (values: LifestyleValues) => void;
  onSave: (values: LifestyleValues) => void;
  onStartOver: (() => void) | null;
  onEdit: (entry: LifestyleEntry) => void;
}

/** The evening's questions. */
export function LogActivity({ today, logged, onStartOver, onEdit, ...form }: LogActivityProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return (
    <div className={styles.log}>
      <div className={styles.dusk}>
        <Text size="small">{format.day(today, day)}</Text>
        <Heading level={2}>
          {t(logged ? 'lifestyle.intro.logged' : 'lifestyle.intro.question')}
        </Heading>
        {logged ? (
          <>
            <Text>{t('lifestyle.intro.again')}</Text>
            <div>
              <Button onPress={() => onEdit(logged)}>{t('lifestyle.intro.change')}</Button>
            </div>
          </>
        ) : null}
        <p className={styles.promise}>
          <Lock aria-hidden className={styles.lock} size="1rem" strokeWidth={1.75} />
          {t('lifestyle.intro.private')}
        </p>
      </div>
      {onStartOver ? (
        <Inline justify="between">
          <Text>{t('lifestyle.draft.kept')}</Text>
          <Button variant="secondary" onPress={onStartOver}>
            {t('lifestyle.draft.startOver')}
          </Button>
        </Inline>
      ) : null}
      <LifestyleForm {...form} headingLevel={3} submitLabel={t('lifestyle.save.new')} />
    </div>
  );
}
