import type { StudentPage, StudentPause } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Play } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useAssignmentWords } from '#screens/admin/parts/useAssignmentWords.ts';
import { useUserName } from '#screens/admin/parts/useUserName.ts';
import * as styles from '../StudentScreen.css.ts';

interface PersonProps {
  page: StudentPage;
  isResuming: boolean;
  onEndPause: (pause: StudentPause) => void;
}

/** Who it is, since when, and whether they are away. */
export function Person({ page, isResuming, onEndPause }: PersonProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const words = useAssignmentWords();
  const nameOf = useUserName();
  const { person, since, zone, streak, pause, today } = page;
  const name = nameOf(person);
  const names = [
    person.fullName === name ? null : person.fullName,
    `@${person.username}`,
    person.email,
  ];
  return (
    <div className={styles.person}>
      <Avatar isDecorative name={name} src={person.avatarUrl} />
      <div className={styles.words}>
        <Text tone="soft">{names.filter(Boolean).join(' · ')}</Text>
        <Text size="small" tone="soft">
          {[
            t('student.since', { day: format.day(new Date(since), { dateStyle: 'long' }) }),
            t('student.streak', { count: streak }),
            zone === null ? t('student.noZone') : t('student.zone', { zone }),
          ].join(' · ')}
        </Text>
      </div>
      {pause ? (
        <Inline gap="2">
          <Badge>{words.pause({ pause, today })}</Badge>
          <Button
            busyLabel={t('student.resuming')}
            icon={<Play aria-hidden size="1.125rem" strokeWidth={1.75} />}
            isBusy={isResuming}
            variant="secondary"
            onPress={() => onEndPause(pause)}
          >
            {t(pause.fromDay > today ? 'assignments.pause.cancel' : 'assignments.pause.resume')}
          </Button>
        </Inline>
      ) : null}
    </div>
  );
}
