import type { GivenAssignment } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadMore } from '#screens/shared/parts/LoadMore.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import type { TableState } from '../parts/tableState.ts';
import { ReflectionCard } from './parts/ReflectionCard.tsx';
import * as styles from './ReflectionsScreen.css.ts';
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
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('reflections.title')}>
      <Text tone="soft">{t('reflections.subtitle')}</Text>
      <Content {...props} />
    </AdminFrame>
  );
}

function Content({ state, replying, ...acts }: ReflectionsScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  const list = useRef<HTMLDivElement>(null);
  const hasReplied = useRef(false);
  useEffect(() => {
    if (replying !== null) {
      hasReplied.current = replying.isBusy;
    } else if (hasReplied.current && document.activeElement === document.body) {
      // The card that was replied to is gone, and with it what had the focus.
      list.current?.focus({ preventScroll: true });
    }
  }, [replying]);
  const retry = (
    <Button variant="secondary" onPress={acts.onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  if (state.status === 'loading') {
    return (
      <Stack gap="4">
        <VisuallyHidden>
          <output>{t('common:loading')}</output>
        </VisuallyHidden>
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
      </Stack>
    );
  }
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={retry}
        description={state.reason}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={state.isOffline ? t('table.noConnection') : t('reflections.failed')}
      />
    );
  }
  return (
    <div className={styles.list} ref={list} tabIndex={-1}>
      {state.stale ? (
        <FormAlert action={retry}>
          {`${state.stale === 'offline' ? t('table.noConnection') : t('reflections.failed')}. ${t('table.kept')}`}
        </FormAlert>
      ) : null}
      {state.items.length === 0 ? (
        <EmptyState description={t('reflections.emptyText')} title={t('reflections.empty')} />
      ) : null}
      {state.items.map((assignment) => {
        const isThis = replying?.assignmentId === assignment.id;
        return (
          <ReflectionCard
            key={assignment.id}
            assignment={assignment}
            isLocked={!isThis && (replying?.isBusy ?? false)}
            replying={isThis ? replying : null}
            onLoadNewer={acts.onLoadNewer}
            onReply={acts.onReply}
          />
        );
      })}
      <LoadMore more={state.more} onMore={acts.onShowMore} />
    </div>
  );
}
