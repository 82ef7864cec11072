import type { GivenWork } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { AsanaName } from './AsanaName.tsx';

/** What was given; of a class, its own name and the word for it. */
export function WorkName({ work }: { work: GivenWork }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <AsanaName asana={work} />
      {work.kind === 'class' ? (
        <>
          {' '}
          <Badge tone="outlined">{t('assignments.kind.class')}</Badge>
        </>
      ) : null}
    </>
  );
}
