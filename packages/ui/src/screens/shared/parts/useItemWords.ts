import {
  type Asana,
  type ClassItem,
  clockText,
  isFlowKey,
  nearestMinutes,
  secondsOfSet,
  sidesOf,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';

/** What a row says of its item. */
export interface ItemWords {
  name: string;
  /** Null for both sides. */
  side: string | null;
  /** Such as '5 breaths · 40 s'; null for a pose that is no longer in the library. */
  length: string | null;
  /** Such as '× 2'; null for one set. */
  sets: string | null;
}

/** Says in words what an item is and how long it takes. */
export function useItemWords(): (item: ClassItem, asana: Asana | undefined) => ItemWords {
  const { t } = useTranslation(['classes', 'common']);
  return useMemo(() => {
    /** Seconds as teachers count them: in minutes where these are whole, with a clock from two minutes on. */
    const timeText = (seconds: number) => {
      if (seconds >= 60 && seconds % 60 === 0)
        return t('common:duration.minutesShort', { minutes: nearestMinutes(seconds) });
      return seconds < 120 ? t('editor.item.seconds', { seconds }) : clockText(seconds);
    };
    return (item, asana) => {
      if (item.kind === 'meditation') {
        const length = timeText(item.minutes * 60);
        return {
          name: t('editor.item.meditation'),
          side: null,
          length:
            item.bells === 0
              ? length
              : `${length} · ${t('editor.item.bells', { count: item.bells })}`,
          sets: null,
        };
      }
      if (item.kind === 'pause') {
        const { seconds } = item;
        return { name: t('editor.item.pause'), side: null, length: timeText(seconds), sets: null };
      }
      if (!asana) return { name: t('editor.item.unknown'), side: null, length: null, sets: null };
      const { sets, breaths } = item;
      const time = timeText(secondsOfSet(item, asana));
      const each = sidesOf(item, asana) === 2 ? 'breathsEach' : 'breaths';
      const isFlow = isFlowKey(asana.key);
      const rounds = isFlow ? t('editor.group.count', { count: sets }) : null;
      return {
        name: asana.name,
        side: asana.twoSided && item.side !== 'both' ? t(`editor.side.${item.side}`) : null,
        length:
          breaths === undefined || isFlow
            ? time
            : `${t(`editor.item.${each}`, { count: breaths })} · ${time}`,
        sets: sets === 1 ? null : (rounds ?? t('editor.item.sets', { sets })),
      };
    };
  }, [t]);
}
