import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { HistoryContent, type HistoryContentProps } from './HistoryContent.tsx';
import { AssignmentReply } from './AssignmentReply.tsx';
import { LogEntry } from './LogEntry.tsx';

type PracticeLogProps = Pick<HistoryContentProps, 'history' | 'today' | 'onMore' | 'onRetry'> & {
  /** @param assignmentId the occurrence whose reply was opened. */
  onOpenReply: (assignmentId: string) => void;
};

/** Every practice and every meditation of two months, day by day. */
export function PracticeLog({ onOpenReply, ...content }: PracticeLogProps) {
  const { t } = useTranslation('student');
  return (
    <HistoryContent
      {...content}
      empty={
        <EmptyState
          action={<LinkButton href={paths.library()}>{t('profile.log.toLibrary')}</LinkButton>}
          description={t('profile.log.empty.text')}
          title={t('profile.log.empty.title')}
        />
      }
      likelyHeight={5.5}
      renderEntry={(entry) => <LogEntry entry={entry} onOpenReply={onOpenReply} />}
      renderReply={(assignment) => (
        <AssignmentReply assignment={assignment} onOpenReply={onOpenReply} />
      )}
    />
  );
}
