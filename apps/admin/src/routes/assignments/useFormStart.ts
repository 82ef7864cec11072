import { studentPageQuery } from '@niyama/data';
import { displayName } from '@niyama/domain';
import { firstDayOfWeek, languageOf, useTranslation } from '@niyama/i18n';
import type { CreateStart } from '@niyama/ui/screens/admin/AssignmentsScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/** The students or classes that the previous page has chosen, in the state of its navigation. */
export type FormFor = Pick<CreateStart, 'students' | 'classes'>;

/**
 * A form for the student in `?student=`, or for those selected in the list of people, or with a class of the
 * shelf; null without any, and until the student is known.
 */
export function useFormStart(): CreateStart | null {
  const { t, i18n } = useTranslation('admin');
  const client = useClient();
  const studentId = useSearchParams()[0].get('student') ?? '';
  const weekStart = firstDayOfWeek(languageOf(i18n));
  const language = useReadingLanguage();
  const { data } = useQuery({
    ...studentPageQuery(client, { studentId, weekStart, language }),
    enabled: studentId !== '',
    // The name is enough, and the student's page has loaded it.
    staleTime: Infinity,
  });
  const person = data?.person;
  const { state } = useLocation();
  // A search of the list keeps no state.
  const [given] = useState(state as FormFor | null);
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
        : (given?.students ?? given?.classes)
          ? given
          : null,
    [person, given, t],
  );
}
