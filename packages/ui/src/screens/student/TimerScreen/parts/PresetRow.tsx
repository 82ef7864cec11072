import { clockText } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Bell, BellOff, Check, Trash2 } from 'lucide-react';
import { Button } from 'react-aria-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import * as styles from './PresetsTab.css.ts';

interface PresetRowProps {
  name: string;
  description: string;
  durationSeconds: number;
  isChosen: boolean;
  isLocked: boolean;
  /** @default false */
  isSilent?: boolean;
  onLoad: () => void;
  /** Without it the preset stays: it is built in. */
  onDelete?: () => void;
}

/** A preset, loaded by a press. */
export function PresetRow({
  name,
  description,
  durationSeconds,
  isChosen,
  isLocked,
  isSilent = false,
  onLoad,
  onDelete,
}: PresetRowProps) {
  const { t } = useTranslation(['student', 'timer']);
  const Icon = isSilent ? BellOff : Bell;
  return (
    <li className={styles.rows[isChosen ? 'chosen' : 'open']}>
      <Button className={styles.load} isDisabled={isLocked} onPress={onLoad}>
        <span className={styles.icon}>
          <Icon aria-hidden size="1.375rem" strokeWidth={1.75} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.description}>{description}</span>
          {isChosen ? (
            <span className={styles.chosen}>
              <Check aria-hidden size="1rem" strokeWidth={2.25} />
              {t('timer:presets.chosen')}
            </span>
          ) : null}
        </span>
        <span className={styles.duration}>{clockText(durationSeconds)}</span>
      </Button>
      {onDelete ? (
        <IconButton
          icon={<Trash2 aria-hidden size="1.25rem" strokeWidth={1.75} />}
          label={t('customPresets.card.delete', { name })}
          onPress={onDelete}
        />
      ) : null}
    </li>
  );
}
