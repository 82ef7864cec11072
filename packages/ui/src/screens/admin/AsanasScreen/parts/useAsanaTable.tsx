import { type AdminAsana, clockText, targetAreas } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Video } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import type { DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { TargetAreas } from '#components/PoseCard/TargetAreas.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { PictureName } from '#screens/admin/parts/PictureName.tsx';
import * as styles from '../AsanasScreen.css.ts';

export type AsanaColumnId =
  | 'name'
  | 'sanskritName'
  | 'difficulty'
  | 'points'
  | 'duration'
  | 'targetAreas';

/** How many target areas a row shows; the others are a count. */
const mostAreas = 2;

interface AsanaTable {
  columns: readonly DataTableColumn<AdminAsana, AsanaColumnId>[];
}

/** The columns of the asana library. */
export function useAsanaTable(): AsanaTable {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const areaWord = (area: string) => {
    const known = targetAreas.find((one) => one === area);
    return known ? t(`common:targetArea.${known}`) : area;
  };
  const exactly = (seconds: number) => format.exactDuration(seconds);
  const columns: AsanaTable['columns'] = [
    {
      id: 'name',
      label: t('asanas.column.name'),
      cell: (asana) => (
        <PictureName lang="en" name={asana.name} picture={<PosePicture decorative asana={asana} />}>
          {asana.videoUrl === null ? null : (
            <>
              <Video aria-hidden className={styles.video} size="1.125rem" strokeWidth={1.75} />
              <VisuallyHidden>{t('asanas.hasVideo')}</VisuallyHidden>
            </>
          )}
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
  ];
  return { columns };
}
