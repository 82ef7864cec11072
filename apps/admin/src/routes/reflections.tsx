import { reflectionsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { ReflectionsScreen } from '@niyama/ui/screens/admin/ReflectionsScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useTablePages } from '../app/useTablePages.ts';
import { useReply } from './reflections/useReply.ts';

/** /admin/reflections: answers without a reply. */
export default function ReflectionsRoute() {
  const { t } = useTranslation('admin');
  const query = reflectionsQuery(useClient(), useReadingLanguage());
  return (
    <Page title={t('reflections.title')}>
      <ReflectionsScreen {...useTablePages(query)} {...useReply()} />
    </Page>
  );
}
