import { sanskritLine } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../PracticeScreen.css.ts';
import { nameLanguage, poseOf, subjectName } from '../subject.ts';
import type { PracticeSubject } from '../types.ts';

/** The name of what is practiced, and the Sanskrit name of a pose. */
export function PoseTitle({ subject }: { subject: PracticeSubject }) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const pose = poseOf(subject);
  const sanskrit = pose && sanskritLine(pose);
  return (
    <div className={styles.title}>
      <Heading lang={nameLanguage(subject)} level={1}>
        {subjectName(t, subject)}
      </Heading>
      {sanskrit === null ? null : (
        <Text lang="sa-Latn" tone="soft">
          {sanskrit}
        </Text>
      )}
    </div>
  );
}
