import { nameLanguage } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { ReplyField } from '#screens/admin/parts/ReplyField.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import * as styles from '../AssignmentsScreen.css.ts';
import type { AssignmentsDialog } from '../types.ts';
import { useAssignmentWords } from '#screens/admin/parts/useAssignmentWords.ts';

interface ViewDialogProps {
  dialog: Extract<AssignmentsDialog, { kind: 'view' }>;
  onReply: (reply: string) => void;
  onLoadNewer: () => void;
  onClose: () => void;
}

/** An assignment with its question, the student's answer and the reply. */
export function ViewDialog({ dialog, onReply, onLoadNewer, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const { assignment, isBusy, failure } = dialog;
  const { work, completed, reply } = assignment;
  const words = useAssignmentWords();
  const formId = useId();
  const [typed, setTyped] = useState(reply ?? '');
  const isNew = typed.trim() !== '' && typed.trim() !== reply;
  const { close, question } = useClosing({
    hasChanges: typed !== (reply ?? ''),
    isBusy,
    onClose,
  });
  const facts = [
    [t('assignments.column.student'), words.studentName(assignment)],
    [t(`assignments.kind.${work.kind}`), work.name, nameLanguage(work)],
    [t('assignments.column.frequency'), words.frequency(assignment)],
    [t('assignments.column.due'), words.due(assignment)],
    [
      t('assignments.details.completed'),
      assignment.completedDay && format.day(assignment.completedDay, { dateStyle: 'medium' }),
    ],
    [t('assignments.details.notes'), assignment.notes],
    [t('assignments.details.question'), assignment.reflectionQuestion],
    [
      t('assignments.details.answer'),
      assignment.reflectionAnswer ?? (completed ? t('assignments.details.noAnswer') : null),
    ],
  ].filter(([, value]) => value !== null);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button isDisabled={isBusy} variant="secondary" onPress={close}>
            {t('common:action.close')}
          </Button>
          {completed ? (
            <Button
              busyLabel={t('assignments.reply.busy')}
              form={formId}
              isBusy={isBusy}
              isDisabled={!isNew}
              type="submit"
            >
              {t('assignments.reply.save')}
            </Button>
          ) : null}
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('assignments.details.title')}
      onClose={close}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (isNew && !isBusy) onReply(typed.trim());
        }}
      >
        <Stack gap="5">
          {failure ? <FailureAlert failure={failure} onLoadNewer={onLoadNewer} /> : null}
          <dl className={styles.facts}>
            {facts.map(([label, value, lang]) => (
              <div key={label}>
                <dt className={styles.fact}>{label}</dt>
                <dd className={styles.said} dir="auto" lang={lang ?? undefined}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          {completed ? (
            <ReplyField assignment={assignment} isBusy={isBusy} typed={typed} onType={setTyped} />
          ) : (
            <Text size="small" tone="soft">
              {t('assignments.details.open')}
            </Text>
          )}
        </Stack>
      </form>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}
