import type { GivenWork } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Badge } from '#components/Badge/Badge.tsx';
import { AsanaName } from './AsanaName.tsx';

/** The name of an assigned pose, or that of a class with the word 'Class'. */
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
