import { isListOfPoses, type LeadIn, type Limit, type OwnClass } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { Heading } from '#components/Heading/Heading.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { PresetPractice } from './PresetPractice.tsx';
import { presetElementId } from './presetElementId.ts';
import * as styles from './PresetCard.css.ts';
import type { CustomPresetActions, PresetPoses } from '../types.ts';

interface PresetCardProps extends CustomPresetActions {
  preset: OwnClass;
  poses: PresetPoses;
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
  isFormOpen,
  onStart,
  onEdit,
  onDelete,
  ...practice
}: PresetCardProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const { id, name, description, body } = preset;
  const elementId = presetElementId(id);
  const date = format.day(new Date(preset.createdAt), { dateStyle: 'long' });
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
          {body && isListOfPoses(body) ? (
            <IconButton
              icon={<Pencil {...icon} />}
              isDisabled={isFormOpen}
              label={t('customPresets.card.edit', { name })}
              onPress={() => onEdit(preset)}
            />
          ) : null}
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
      {body ? (
        <PresetPractice {...practice} body={body} name={name} onStart={() => onStart(preset)} />
      ) : (
        <Text>{t('customPresets.card.newer')}</Text>
      )}
    </article>
  );
}
