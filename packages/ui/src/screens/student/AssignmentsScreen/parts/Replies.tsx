import type { Assignment } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useId } from 'react';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { name } from '#screens/student/parts/PracticeRow.css.ts';
import { ReflectionReply } from '#screens/student/parts/ReflectionReply.tsx';

interface RepliesProps {
  replies: readonly Assignment[];
  onOpenReply: (assignmentId: string) => void;
}

/** Replies to what was practiced on an earlier day, until they are opened; then the log has them. */
export function Replies({ replies, onOpenReply }: RepliesProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const headingId = useId();
  if (replies.length === 0) return null;
  return (
    <Card aria-labelledby={headingId} as="section" tone="sand">
      <Stack gap="4">
        <Heading id={headingId} level={2} size="title">
          {t('assignments.replies.title')}
        </Heading>
        {replies.map((work) => (
          <Stack key={work.id} gap="1">
            <h3 className={name} lang={work.asana ? 'en' : undefined}>
              {work.asana?.name ?? work.assignedClass?.name ?? t('pose.unknown')}
            </h3>
            {work.completedDate === null ? null : (
              <Text size="small" tone="soft">
                {t('assignments.replies.practiced', {
                  date: format.day(new Date(work.completedDate)),
                })}
              </Text>
            )}
            <ReflectionReply
              answer={work.reflectionAnswer}
              isSeen={work.replySeen}
              question={work.reflectionQuestion}
              reply={work.reply}
              onOpen={() => onOpenReply(work.id)}
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
