import { studentPageQuery } from '@niyama/data';
import { displayName } from '@niyama/domain';
import { firstDayOfWeek, languageOf, useTranslation } from '@niyama/i18n';
import { StudentScreen } from '@niyama/ui/screens/admin/StudentScreen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { toLoad } from '@niyama/app/load.ts';
import { Page } from '@niyama/app/Page.tsx';
import { useStudentActs } from './student/useStudentActs.ts';

/** /admin/users/:id: one student. */
export default function StudentRoute() {
  const { id = '' } = useParams();
  // Another student is another page: nothing of a form or a dialog goes over.
  return <StudentOf key={id} studentId={id} />;
}

function StudentOf({ studentId }: { studentId: string }) {
  const { t, i18n } = useTranslation('admin');
  const weekStart = firstDayOfWeek(languageOf(i18n));
  const language = useReadingLanguage();
  const query = studentPageQuery(useClient(), { studentId, weekStart, language });
  const { data, error, refetch } = useQuery(query);
  const state = toLoad(i18n, { data, error }, (page, stale) => ({ page, stale }));
  const name =
    data === null
      ? t('student.missing.title')
      : data && (displayName(data.person, ['fullName', 'username']) ?? t('users.unknown'));
  return (
    <Page title={name ?? t('student.title')}>
      <StudentScreen
        {...useStudentActs({ studentId, name: name ?? t('student.title'), today: data?.today })}
        state={state}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
