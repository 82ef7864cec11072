import { auditActsQuery } from '@niyama/data';
import { auditedTables } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuditScreen } from '@niyama/ui/screens/admin/AuditScreen';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useTablePages } from '../app/useTablePages.ts';

const tables = ['all', ...auditedTables] as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** /admin/changes?who=&what=: what administrators did. */
export default function AuditRoute() {
  const { t } = useTranslation('admin');
  const [address, setAddress] = useSearchParams();
  const who = address.get('who') ?? '';
  const view = {
    who: uuid.test(who) ? who : 'all',
    what: tables.find((table) => table === address.get('what')) ?? 'all',
  };
  const query = auditActsQuery(useClient(), view, useReadingLanguage());
  // Of the same request as the rows.
  const { data: people } = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages[0]?.people,
  });
  return (
    <Page title={t('audit.title')}>
      <AuditScreen
        {...useTablePages(query)}
        people={people ?? []}
        view={view}
        onView={(next) =>
          setAddress(
            Object.entries(next).filter(([, value]) => value !== 'all'),
            { replace: true },
          )
        }
      />
    </Page>
  );
}
