import {
  classSeconds,
  type CustomPreset,
  type LeadIn,
  type Limit,
  safetyOf,
  setSecondsOf,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Text } from '#components/Text/Text.tsx';
import { Totals } from '#screens/student/parts/Totals.tsx';
import { PresetAsanas } from './PresetAsanas.tsx';
import { presetElementId } from './presetElementId.ts';
import * as styles from './PresetCard.css.ts';
import type { CustomPresetActions } from '../types.ts';

interface PresetCardProps extends CustomPresetActions {
  preset: CustomPreset;
  /** What the student has to be careful with: the poses that do not go with it are named. */
  limits: readonly Limit[];
  /** What the student's cues take of the time. */
  leadIn: LeadIn;
  /** Whether another form is open: there is one at a time. */
  isFormOpen: boolean;
}

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** A preset with its poses, its start, and the ways to change it and to be rid of it. */
export function PresetCard({
  preset,
  limits,
  leadIn,
  isFormOpen,
  onStart,
  onEdit,
  onDelete,
}: PresetCardProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const { id, name, description, poses } = preset;
  const known = poses.flatMap(({ asana, sets, seconds }) =>
    asana ? { pose: asana, sets, seconds: setSecondsOf(asana, seconds) } : [],
  );
  const gone = poses.length - known.length;
  const avoided = poses.flatMap(({ asana }) =>
    asana && safetyOf(asana, limits).kind === 'avoid' ? asana.name : [],
  );
  const elementId = presetElementId(id);
  const date = format.day(new Date(preset.createdAt), {
    dateStyle: 'long',
  });
  return (
    <article
      aria-labelledby={`${elementId}-name`}
      className={styles.card}
      id={elementId}
      tabIndex={-1}
    >
      <div className={styles.top}>
        <div className={styles.words}>
          <Heading id={`${elementId}-name`} level={2}>
            <bdi>{name}</bdi>
          </Heading>
          <Text size="small" tone="soft">
            {t('customPresets.card.created', { date })}
          </Text>
        </div>
        <div className={styles.ways}>
          <IconButton
            icon={<Pencil {...icon} />}
            isDisabled={isFormOpen}
            label={t('customPresets.card.edit', { name })}
            onPress={() => onEdit(preset)}
          />
          <IconButton
            icon={<Trash2 {...icon} />}
            label={t('customPresets.card.delete', { name })}
            onPress={() => onDelete(preset)}
          />
        </div>
      </div>
      {description === null ? null : (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {poses.length > 0 ? (
        <PresetAsanas name={name} poses={poses} />
      ) : (
        <Text>{t('customPresets.card.none')}</Text>
      )}
      {gone > 0 ? <Text size="small">{t('customPresets.leftOut', { count: gone })}</Text> : null}
      {avoided.length > 0 ? (
        <Notice
          text={t('customPresets.card.avoided', { names: format.list(avoided) })}
          tone="info"
        />
      ) : null}
      <div className={styles.end}>
        <Totals isClass poses={known.length} seconds={classSeconds(known, leadIn)} />
        <Button
          aria-label={t('customPresets.card.startOf', { name })}
          icon={<Play {...icon} fill="currentColor" size="1rem" />}
          isDisabled={known.length === 0}
          onPress={() => onStart(preset)}
        >
          {t('customPresets.card.start')}
        </Button>
      </div>
    </article>
  );
}
