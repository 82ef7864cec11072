import type { GivenAssignment } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { PagedList } from '../parts/PagedList.tsx';
import type { TableState } from '../parts/tableState.ts';
import { ReflectionCard } from './parts/ReflectionCard.tsx';
import type { ReplyState } from './types.ts';

export interface ReflectionsScreenProps {
  /** The answers without a reply, the one that has waited longest first. */
  state: TableState<GivenAssignment>;
  /** The reply that is being saved, or could not be; null without one. */
  replying: ReplyState | null;
  onReply: (assignment: GivenAssignment, reply: string) => void;
  /** Reads the list again, because somebody else was faster. */
  onLoadNewer: () => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/reflections: what students answered and nobody has replied to yet. */
export function ReflectionsScreen(props: ReflectionsScreenProps) {
  const { replying, onReply, onLoadNewer, ...list } = props;
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('reflections.title')}>
      <Text tone="soft">{t('reflections.subtitle')}</Text>
      <PagedList
        {...list}
        empty={{ title: t('reflections.empty'), description: t('reflections.emptyText') }}
        failed={t('reflections.failed')}
        skeleton={
          <>
            <Skeleton height="14rem" />
            <Skeleton height="14rem" />
          </>
        }
      >
        {(assignments) =>
          assignments.map((assignment) => {
            const isThis = replying?.assignmentId === assignment.id;
            return (
              <ReflectionCard
                key={assignment.id}
                assignment={assignment}
                isLocked={!isThis && (replying?.isBusy ?? false)}
                replying={isThis ? replying : null}
                onLoadNewer={onLoadNewer}
                onReply={onReply}
              />
            );
          })
        }
      </PagedList>
    </AdminFrame>
  );
}
