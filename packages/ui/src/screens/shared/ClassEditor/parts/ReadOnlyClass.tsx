import { nearestMinutes } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Archive, Sparkles } from 'lucide-react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ClassItems } from '#screens/shared/parts/ClassItems.tsx';
import { items } from '../ClassEditor.css.ts';
import type { ReadOnlyState } from '../types.ts';

/** A class that may be read and not changed. */
export function ReadOnlyClass({ why, name, body, poses, totalSeconds }: ReadOnlyState) {
  const { t } = useTranslation(['classes', 'common']);
  return (
    <>
      <Heading level={1}>{name}</Heading>
      <Notice
        icon={why === 'archived' ? Archive : Sparkles}
        text={t(`editor.readOnly.${why}`)}
        tone="calm"
      />
      {body === null ? null : (
        <>
          <Text size="small" tone="soft">
            {t('common:duration.minutesShort', { minutes: nearestMinutes(totalSeconds) })}
          </Text>
          <section aria-label={t('editor.list')} className={items}>
            <ClassItems body={body} poses={poses} />
          </section>
        </>
      )}
    </>
  );
}
