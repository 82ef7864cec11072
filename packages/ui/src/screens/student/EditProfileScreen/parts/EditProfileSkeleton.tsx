import { useTranslation } from '@niyama/i18n';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

/** In place of the form while the profile loads. */
export function EditProfileSkeleton() {
  const { t } = useTranslation('student');
  return (
    <Stack gap="5">
      <Spinner label={t('editProfile.loading')} />
      <Skeleton height="12rem" shape="block" />
      <Skeleton height="18rem" shape="block" />
    </Stack>
  );
}
