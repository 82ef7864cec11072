import { onlySideOf, sanskritLine, type SingleGuide } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '#screens/student/PracticeScreen/PracticeScreen.css.ts';
import type { PracticeSubject } from '#screens/student/PracticeScreen/index.ts';
import { nameLanguage, poseOf, subjectName } from '#screens/student/PracticeScreen/subject.ts';

interface NextPoseProps {
  subject: PracticeSubject;
  /** Of a pose; null of a step without one. */
  guide: SingleGuide | null;
}

/** The name of what follows, and the only side of a pose that is held on one. */
export function NextPose({ subject, guide }: NextPoseProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const pose = poseOf(subject);
  const sanskrit = pose && sanskritLine(pose);
  const onlySide = guide && onlySideOf(guide);
  return (
    <div className={styles.words}>
      <Text size="small" tone="soft">
        {t('pose-practice:sequence.rest.next')}
      </Text>
      <Heading lang={nameLanguage(subject)} level={2} size="title">
        {subjectName(t, subject)}
      </Heading>
      {sanskrit === null ? null : (
        <Text lang="sa-Latn" tone="soft">
          {sanskrit}
        </Text>
      )}
      {onlySide === null ? null : <Text>{t(`pose-practice:side.${onlySide}`)}</Text>}
      {guide?.kind === 'breath' ? <Text>{t('practice.breath.note')}</Text> : null}
    </div>
  );
}
