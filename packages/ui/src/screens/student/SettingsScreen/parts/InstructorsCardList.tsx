import { addNamespace, useTranslation } from '@niyama/i18n';
import { use } from 'react';
import { InstructorsSee } from '#screens/student/parts/InstructorsSee.tsx';

/**
 * What instructors see, once somebody asks.
 *
 * @param visit names the visit to the card: its texts are tried again by the next one.
 */
export function InstructorsCardList({ visit }: { visit: string }) {
  const { i18n } = useTranslation();
  use(addNamespace(i18n, 'privacy', visit));
  return <InstructorsSee />;
}
