import { useTranslation } from '@niyama/i18n';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { PickerOption } from '#components/SearchPicker/SearchPicker.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { label as labelClass } from '#components/TextField/TextField.css.ts';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Order.css.ts';

interface OrderProps {
  poses: readonly PickerOption[];
  onChange: (poses: PickerOption[]) => void;
}

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** The chosen poses in their order, each with buttons that move or remove it. */
export function Order({ poses, onChange }: OrderProps) {
  const { t } = useTranslation('admin');
  const labelId = useId();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusedRow = useRef<number | null>(null);
  // The pressed button is disabled at an end of the list, or gone: a neighbor takes the focus.
  useLayoutEffect(() => {
    if (focusedRow.current === null) return;
    const row = list.current?.children[focusedRow.current];
    row?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
    focusedRow.current = null;
  });
  if (poses.length === 0) return null;
  const move = (pose: PickerOption, place: number) => {
    if (place === 0 || place === poses.length - 1) focusedRow.current = place;
    onChange(poses.filter(({ id }) => id !== pose.id).toSpliced(place, 0, pose));
    setAnnouncement(
      t('settings.general.moved', {
        name: pose.label,
        position: place + 1,
        total: poses.length,
      }),
    );
  };
  const remove = (pose: PickerOption, place: number) => {
    focusedRow.current = Math.min(place, poses.length - 2);
    onChange(poses.filter(({ id }) => id !== pose.id));
  };
  return (
    <Stack gap="2">
      <span className={labelClass} id={labelId}>
        {t('settings.general.order')}
      </span>
      <ol ref={list} aria-labelledby={labelId} className={styles.list}>
        {poses.map((pose, place) => (
          <li key={pose.id} className={styles.row}>
            <span className={styles.name} lang={pose.lang}>
              {pose.label}
            </span>
            <IconButton
              icon={<ArrowUp {...icon} />}
              isDisabled={place === 0}
              label={t('settings.general.moveUp', { name: pose.label })}
              onPress={() => move(pose, place - 1)}
            />
            <IconButton
              icon={<ArrowDown {...icon} />}
              isDisabled={place === poses.length - 1}
              label={t('settings.general.moveDown', { name: pose.label })}
              onPress={() => move(pose, place + 1)}
            />
            <IconButton
              icon={<X {...icon} />}
              label={t('settings.general.remove', { name: pose.label })}
              onPress={() => remove(pose, place)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </Stack>
  );
}
