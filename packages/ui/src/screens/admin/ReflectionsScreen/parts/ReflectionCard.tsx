import { adminPaths, assignmentLimits, type GivenAssignment } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { useUnsaved } from '#screens/admin/parts/useUnsaved.ts';
import { useUserName } from '#screens/admin/parts/useUserName.ts';
import { WorkName } from '#screens/admin/parts/WorkName.tsx';
import { said } from '#screens/admin/parts/lines.css.ts';
import * as styles from './ReflectionCard.css.ts';
import type { ReplyState } from '../types.ts';

interface ReflectionCardProps {
  assignment: GivenAssignment;
  /** Of this card; null while nothing happens to it. */
  replying: ReplyState | null;
  /** Whether another reply is being saved. */
  isLocked: boolean;
  onReply: (assignment: GivenAssignment, reply: string) => void;
  onLoadNewer: () => void;
}

/** What a student answered, and the place for the reply. */
export function ReflectionCard({
  assignment,
  replying,
  isLocked,
  onReply,
  onLoadNewer,
}: ReflectionCardProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const name = useUserName()(assignment.student);
  const headingId = useId();
  const [typed, setTyped] = useState('');
  useUnsaved(typed !== '');
  const { work, completedDay, reflectionQuestion, reflectionAnswer } = assignment;
  const isBusy = replying?.isBusy ?? false;
  const reply = typed.trim();
  return (
    <Card aria-labelledby={headingId} as="article">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reply !== '' && !isBusy && !isLocked) onReply(assignment, reply);
        }}
      >
        <Stack gap="4">
          <Stack gap="1">
            <Heading id={headingId} level={2} size="title">
              <Link href={adminPaths.student(assignment.student.id)}>
                <bdi>{name}</bdi>
              </Link>
            </Heading>
            <Text size="small" tone="soft">
              <span className={styles.work}>
                <WorkName work={work} />
              </span>
              {completedDay === null ? null : (
                <>
                  {' · '}
                  <time dateTime={completedDay}>
                    {format.day(completedDay, { dateStyle: 'medium' })}
                  </time>
                </>
              )}
            </Text>
          </Stack>
          {replying?.failure ? (
            <FailureAlert failure={replying.failure} onLoadNewer={onLoadNewer} />
          ) : null}
          {reflectionQuestion === null ? null : (
            <Text tone="soft">
              <bdi className={said}>{reflectionQuestion}</bdi>
            </Text>
          )}
          <p className={said} dir="auto">
            {reflectionAnswer}
          </p>
          <TextField
            multiline
            description={t('assignments.reply.new')}
            isDisabled={isBusy}
            label={t('assignments.reply.label')}
            maxLength={assignmentLimits.reply}
            value={typed}
            onChange={setTyped}
          />
          <Inline justify="end">
            <Button
              busyLabel={t('assignments.reply.busy')}
              isBusy={isBusy}
              isDisabled={reply === '' || isLocked}
              type="submit"
            >
              {t('assignments.reply.save')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
