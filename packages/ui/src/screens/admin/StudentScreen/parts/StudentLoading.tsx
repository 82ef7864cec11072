import { useTranslation } from '@niyama/i18n';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { columns } from '../StudentScreen.css.ts';

/** The shape of a student's page while it is on its way. */
export function StudentLoading() {
  const { t } = useTranslation('common');
  return (
    <Stack gap="4">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <Skeleton height="5rem" shape="block" />
      <div className={columns}>
        {['weeks', 'notes', 'reflections', 'work'].map((card) => (
          <Skeleton key={card} height="16rem" shape="block" />
        ))}
      </div>
    </Stack>
  );
}
