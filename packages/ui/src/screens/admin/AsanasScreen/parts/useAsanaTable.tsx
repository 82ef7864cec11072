import {
  clockText,
  distinctEnglishName,
  languageNames,
  languageTag,
  type ListedAsana,
  targetAreas,
  translationLanguages,
  type TranslationStates,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Pencil, Trash2, Undo2, Video } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import type { DataTableActions, DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { TargetAreas } from '#components/PoseCard/TargetAreas.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { AsanaName } from '#screens/admin/parts/AsanaName.tsx';
import { PictureName } from '#screens/admin/parts/PictureName.tsx';
import * as styles from '../AsanasScreen.css.ts';
import type { AsanasView } from '../types.ts';

export type AsanaColumnId =
  | 'name'
  | 'sanskritName'
  | 'difficulty'
  | 'points'
  | 'duration'
  | 'targetAreas'
  | 'translations';

/** How many target areas a row shows; the others are a count. */
const mostAreas = 2;

interface AsanaTable {
  columns: readonly DataTableColumn<ListedAsana, AsanaColumnId>[];
  actions: DataTableActions<ListedAsana>;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** The columns and the menus of the asana library. */
export function useAsanaTable(view: AsanasView): AsanaTable {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const columns = useMemo<AsanaTable['columns']>(() => {
    const areaWord = (area: string) => {
      const known = targetAreas.find((one) => one === area);
      return known ? t(`common:targetArea.${known}`) : area;
    };
    const exactly = (seconds: number) => format.exactDuration(seconds);
    return [
      {
        id: 'name',
        label: t('asanas.column.name'),
        cell: (asana) => (
          <PictureName
            name={<AsanaName asana={asana.called} />}
            picture={<PosePicture decorative asana={asana} />}
          >
            {asana.videoUrl === null ? null : (
              <>
                <Video aria-hidden className={styles.video} size="1.125rem" strokeWidth={1.75} />
                <VisuallyHidden>{t('asanas.hasVideo')}</VisuallyHidden>
              </>
            )}
            <EnglishName asana={asana} />
          </PictureName>
        ),
      },
      {
        id: 'sanskritName',
        label: t('asanas.column.sanskritName'),
        cell: ({ sanskritName }) => <span lang="sa-Latn">{sanskritName}</span>,
      },
      {
        id: 'difficulty',
        label: t('asanas.column.difficulty'),
        align: 'short',
        cell: ({ difficulty }) => (
          <Badge tone={difficulty}>{t(`common:difficulty.${difficulty}`)}</Badge>
        ),
      },
      {
        id: 'points',
        label: t('asanas.column.points'),
        align: 'end',
        cell: ({ points }) => format.number(points),
      },
      {
        id: 'duration',
        label: t('asanas.column.duration'),
        align: 'end',
        cell: ({ durationSeconds }) => (
          <>
            <span aria-hidden>{clockText(durationSeconds)}</span>
            <VisuallyHidden>{exactly(durationSeconds)}</VisuallyHidden>
          </>
        ),
      },
      {
        id: 'targetAreas',
        label: t('asanas.column.targetAreas'),
        cell: ({ targetArea }) => <TargetAreas areas={targetArea.map(areaWord)} max={mostAreas} />,
      },
      {
        id: 'translations',
        label: t('asanas.column.translations'),
        cell: ({ translations }) => <Translations states={translations} />,
      },
    ];
  }, [t, format]);
  const [onRestore, onEdit, onRemove] = view.archived
    ? [view.onRestore]
    : [undefined, view.onEdit, view.onRemove];
  const actions = useMemo<AsanaTable['actions']>(
    () => ({
      label: t('asanas.column.actions'),
      menuOf: (asana) => ({
        label: t('asanas.actionsOf', { name: asana.called.name }),
        items: onRestore
          ? [{ id: 'restore', label: t('asanas.restore'), icon: <Undo2 {...icon} /> }]
          : [
              { id: 'edit', label: t('asanas.edit'), icon: <Pencil {...icon} /> },
              {
                id: 'remove',
                label: t('asanas.delete'),
                icon: <Trash2 {...icon} />,
                tone: 'danger',
              },
            ],
        onAction: (id) => {
          if (id === 'restore') onRestore?.(asana);
          else if (id === 'edit') onEdit?.(asana);
          else onRemove?.(asana);
        },
      }),
    }),
    [t, onRestore, onEdit, onRemove],
  );
  return { columns, actions };
}

function EnglishName({ asana }: { asana: ListedAsana }) {
  const name = distinctEnglishName(asana.called);
  if (name === null) return null;
  return (
    <span className={styles.english} lang="en">
      {name}
    </span>
  );
}

/** How many languages a pose is translated into as it reads now, and what is left in the others. */
function Translations({ states }: { states: TranslationStates }) {
  const { t } = useTranslation('admin');
  const left = translationLanguages.filter((language) => states[language] !== 'current');
  const total = translationLanguages.length;
  return (
    <>
      <Badge tone={left.length === 0 ? 'outlined' : 'intermediate'}>
        {t('asanas.translations.done', { done: total - left.length, total })}
      </Badge>
      {left.length === 0 ? null : (
        <ul className={styles.left}>
          {left.map((language) => (
            <Text key={language} as="li" size="small" tone="soft">
              {t('asanas.translations.left', {
                language: languageNames[languageTag[language]],
                state: t(
                  states[language] === 'stale'
                    ? 'asanas.translationState.stale'
                    : 'asanas.translationState.missing',
                ),
              })}
            </Text>
          ))}
        </ul>
      )}
    </>
  );
}
