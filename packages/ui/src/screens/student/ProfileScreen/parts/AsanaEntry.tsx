import { type HistoryEntry, isAssignedWork, paths, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-aria-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import * as styles from '../ProfileScreen.css.ts';
import { EntryFacts } from './EntryFacts.tsx';

/** A pose that was practiced, assigned or not; one that is gone is 'Unknown Asana'. */
export function AsanaEntry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('student');
  const { asana } = entry;
  const isAssigned = isAssignedWork(entry);
  return (
    <div className={styles.card}>
      <div className={styles.contents}>
        <div className={styles.picture}>
          {asana ? (
            <PosePicture decorative asana={asana} />
          ) : (
            <CircleQuestionMark aria-hidden size="1.5rem" strokeWidth={1.75} />
          )}
        </div>
        <div className={styles.words}>
          <Badge tone={isAssigned ? 'mandatory' : 'outlined'}>
            {t(isAssigned ? 'profile.asanas.assigned' : 'profile.asanas.self')}
          </Badge>
          {asana ? (
            <Link className={styles.link} dir="auto" href={paths.pose(asana.id)}>
              <span lang={textLanguage(asana, 'name')}>{asana.name}</span>
            </Link>
          ) : (
            <span className={styles.name}>{t('pose.unknown')}</span>
          )}
          <EntryFacts entry={entry} />
        </div>
      </div>
    </div>
  );
}
