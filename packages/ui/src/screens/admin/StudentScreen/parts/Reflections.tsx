import type { StudentReflection } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { ReplyField } from '#screens/admin/parts/ReplyField.tsx';
import { WorkName } from '#screens/admin/parts/WorkName.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import * as list from '#screens/admin/parts/lines.css.ts';
import * as styles from '../StudentScreen.css.ts';
import type { StudentAct } from '../types.ts';
import { StudentCard } from './StudentCard.tsx';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';

interface ReplyProps {
  act: StudentAct | null;
  onReply: (reflection: StudentReflection, reply: string) => void;
  onLoadNewer: () => void;
}

/** What the student answered, with the reply to each in its place. */
export function Reflections({
  reflections,
  ...ofReply
}: ReplyProps & { reflections: readonly StudentReflection[] }) {
  const { t } = useTranslation('admin');
  return (
    <StudentCard title={t('student.reflections.title')}>
      {reflections.length === 0 ? (
        <Text tone="soft">{t('student.reflections.empty')}</Text>
      ) : (
        <ul className={list.lines}>
          {reflections.map((reflection) => (
            <Reflection key={reflection.id} {...ofReply} reflection={reflection} />
          ))}
        </ul>
      )}
    </StudentCard>
  );
}

function Reflection({ reflection, ...ofReply }: ReplyProps & { reflection: StudentReflection }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const row = useRecoveredFocus<HTMLLIElement>(reflection.reply);
  return (
    <li className={styles.tall} ref={row} tabIndex={-1}>
      <Inline gap="2" justify="between">
        <Text as="span" size="small" tone="soft">
          <WorkName work={reflection.work} />
          {' · '}
          <time dateTime={reflection.completedDay}>
            {format.day(reflection.completedDay, { dateStyle: 'medium' })}
          </time>
        </Text>
        {reflection.reply === null ? (
          <Badge tone="mandatory">{t('assignments.waiting')}</Badge>
        ) : null}
      </Inline>
      {reflection.reflectionQuestion === null ? null : (
        <Text size="small" tone="soft">
          <span dir="auto">{reflection.reflectionQuestion}</span>
        </Text>
      )}
      <p className={list.said} dir="auto">
        {reflection.reflectionAnswer}
      </p>
      {/* A reply that reads differently now is another form. */}
      <Reply key={reflection.reply} {...ofReply} reflection={reflection} />
    </li>
  );
}

function Reply({
  reflection,
  act,
  onReply,
  onLoadNewer,
}: ReplyProps & { reflection: StudentReflection }) {
  const { t } = useTranslation(['admin', 'common']);
  const { reply } = reflection;
  const [isOpen, setOpen] = useState(reply === null);
  const [typed, setTyped] = useState(reply ?? '');
  const own = act?.id === reflection.id ? act : null;
  const isBusy = own?.isBusy ?? false;
  const isNew = typed.trim() !== '' && typed.trim() !== reply;
  const { close, question } = useClosing({
    hasChanges: typed !== (reply ?? ''),
    isBusy,
    onClose: () => {
      setOpen(false);
      setTyped(reply ?? '');
    },
  });
  const box = useRecoveredFocus<HTMLDivElement>(isOpen);
  if (!isOpen) {
    return (
      <div className={styles.focusFallback} ref={box} tabIndex={-1}>
        <Stack gap="1">
          <Text size="small" tone="soft">
            {t('assignments.reply.label')}
          </Text>
          <p className={list.said} dir="auto">
            {reply}
          </p>
          <div>
            <Button variant="secondary" onPress={() => setOpen(true)}>
              {t('student.reflections.change')}
            </Button>
          </div>
        </Stack>
      </div>
    );
  }
  return (
    <div className={styles.focusFallback} ref={box} tabIndex={-1}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isNew && !isBusy) onReply(reflection, typed.trim());
        }}
      >
        <Stack gap="2">
          {own?.failure ? <FailureAlert failure={own.failure} onLoadNewer={onLoadNewer} /> : null}
          <ReplyField assignment={reflection} isBusy={isBusy} typed={typed} onType={setTyped} />
          <Inline gap="2">
            <Button
              busyLabel={t('assignments.reply.busy')}
              isBusy={isBusy}
              isDisabled={!isNew}
              type="submit"
            >
              {t('assignments.reply.save')}
            </Button>
            {reply === null ? null : (
              <Button isDisabled={isBusy} variant="secondary" onPress={close}>
                {t('common:action.cancel')}
              </Button>
            )}
          </Inline>
        </Stack>
        {question ? <LeaveDialog {...question} /> : null}
      </form>
    </div>
  );
}
