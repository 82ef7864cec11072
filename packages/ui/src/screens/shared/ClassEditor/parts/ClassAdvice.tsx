import type { ClassDemands } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Tag } from 'lucide-react';
import { memo, useId } from 'react';
import { Notice } from '#components/Notice/Notice.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './ClassAdvice.css.ts';

interface ClassAdviceProps {
  demands: ClassDemands;
  /** The ids of the poses without tags. */
  untagged: readonly string[];
}

/** Most edits leave the advice as it was, in new objects. */
const isSame = (one: ClassAdviceProps, other: ClassAdviceProps) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What the adviser says of the whole class. */
export const ClassAdvice = memo(function ClassAdvice({
  demands: { level, limits },
  untagged,
}: ClassAdviceProps) {
  const { t } = useTranslation(['classes', 'admin', 'common']);
  const format = useFormat();
  const limitsId = useId();
  if (level === null) return null;
  return (
    <div className={styles.advice}>
      <Text size="small">
        {t('editor.advice.level', { level: t(`common:difficulty.${level}`) })}
      </Text>
      {limits.length === 0 ? null : (
        <div>
          <Text id={limitsId} size="small" tone="soft">
            {t('editor.advice.limits')}
          </Text>
          <ul aria-labelledby={limitsId} className={styles.limits}>
            {limits.map(({ limit, items }) => (
              <Text key={limit} as="li" size="small">
                {t(`admin:asanas.tags.limit.${limit}`)}{' '}
                <span className={styles.count}>{format.number(items)}</span>
              </Text>
            ))}
          </ul>
        </div>
      )}
      {untagged.length === 0 ? null : (
        <Notice
          icon={Tag}
          text={t('editor.advice.untagged', { count: untagged.length })}
          tone="calm"
        />
      )}
    </div>
  );
}, isSame);
