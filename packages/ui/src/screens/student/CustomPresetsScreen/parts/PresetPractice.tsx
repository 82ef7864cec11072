import {
  type ClassBody,
  expandClass,
  type LeadIn,
  type Limit,
  listedItems,
  safetyOf,
  totalSeconds,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Play } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Text } from '#components/Text/Text.tsx';
import { Totals } from '#screens/student/parts/Totals.tsx';
import type { PresetPoses } from '../types.ts';
import { PresetAsanas } from './PresetAsanas.tsx';
import * as styles from './PresetCard.css.ts';

interface PresetPracticeProps {
  /** Of the preset. */
  name: string;
  body: ClassBody;
  poses: PresetPoses;
  limits: readonly Limit[];
  leadIn: LeadIn;
  onStart: () => void;
}

/** The poses of a preset, how long they take, and its start. */
export function PresetPractice({
  name,
  body,
  poses,
  limits,
  leadIn,
  onStart,
}: PresetPracticeProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const items = listedItems(body, poses);
  const known = items.flatMap(({ asana }) => asana ?? []);
  const gone = items.length - known.length;
  const avoided = new Set(known.filter((asana) => safetyOf(asana, limits).kind === 'avoid'));
  return (
    <>
      {items.length > 0 ? (
        <PresetAsanas items={items} name={name} />
      ) : (
        <Text>{t('customPresets.card.none')}</Text>
      )}
      {gone > 0 ? <Text size="small">{t('customPresets.leftOut', { count: gone })}</Text> : null}
      {avoided.size > 0 ? (
        <Notice
          text={t('customPresets.card.avoided', {
            names: format.list(Array.from(avoided, (asana) => asana.name)),
          })}
          tone="info"
        />
      ) : null}
      <div className={styles.end}>
        <Totals
          isClass
          poses={known.length}
          seconds={totalSeconds(expandClass(body, poses), leadIn)}
        />
        <Button
          aria-label={t('customPresets.card.startOf', { name })}
          icon={<Play aria-hidden fill="currentColor" size="1rem" strokeWidth={1.75} />}
          isDisabled={known.length === 0}
          onPress={onStart}
        >
          {t('customPresets.card.start')}
        </Button>
      </div>
    </>
  );
}
