import { studentPageQuery } from '@niyama/data';
import { displayName } from '@niyama/domain';
import { firstDayOfWeek, languageOf, useTranslation } from '@niyama/i18n';
import type { CreateStart } from '@niyama/ui/screens/admin/AssignmentsScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';

/** A form for the student whom `?student=` names; null without one, and until it is known who that is. */
export function useChosenStudent(): CreateStart | null {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const studentId = useSearchParams()[0].get('student') ?? '';
  const weekStart = firstDayOfWeek(languageOf(i18n));
  const { data } = useQuery({
    ...studentPageQuery(client, { studentId, weekStart }),
    enabled: studentId !== '',
    // The name is enough, and whoever comes from the student's page has it.
    staleTime: Infinity,
  });
  const person = data?.person;
  return useMemo(
    () =>
      person
        ? {
            students: [
              {
                id: person.id,
                label: displayName(person, ['fullName', 'username']) ?? t('users.unknown'),
              },
            ],
          }
        : null,
    [person, t],
  );
}
