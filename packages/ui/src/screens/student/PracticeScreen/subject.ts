import { type Asana, textLanguage } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import type { PracticeSubject } from './types.ts';

/** The pose; null of a meditation and of a pause. */
export const poseOf = (subject: PracticeSubject): Asana | null =>
  typeof subject === 'string' ? null : subject;

/** The name of a pose, in the language of its library, or the word for a step without one. */
export const subjectName = (
  t: TFunction<['student', 'common', 'pose-practice']>,
  subject: PracticeSubject,
): string => (typeof subject === 'string' ? t(`pose-practice:step.${subject}`) : subject.name);

/** Which of the steps it is. */
export const placeText = (
  t: TFunction<['student', 'common', 'pose-practice']>,
  subject: PracticeSubject | null,
  place: { number: number; total: number },
): string =>
  t(
    typeof subject === 'string' ? 'pose-practice:step.place' : 'pose-practice:sequence.place',
    place,
  );

/** The language of that name; undefined where it is that of the page. */
export const nameLanguage = (subject: PracticeSubject): string | undefined =>
  typeof subject === 'string' ? undefined : textLanguage(subject, 'name');
