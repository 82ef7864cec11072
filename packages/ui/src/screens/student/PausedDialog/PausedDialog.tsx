import type { Load, PausedSession } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { PausedRow, type PausedRowActions } from './PausedRow.tsx';
import * as styles from './PausedDialog.css.ts';

/** What the list of paused practices shows. */
export type PausedState = Load<{ sessions: readonly PausedSession[] }>;

export interface PausedDialogProps extends PausedRowActions {
  state: PausedState;
  isOpen: boolean;
  /** The moment that 'an hour ago' is counted from, in epoch milliseconds. */
  now: number;
  onRetry: () => void;
  onClose: () => void;
}

/** Every paused practice, to resume or to discard. */
export function PausedDialog({ isOpen, onClose, ...list }: PausedDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <Dialog
      closeLabel={t('common:action.close')}
      isOpen={isOpen}
      title={t('paused.title')}
      onClose={onClose}
    >
      <PausedList {...list} />
    </Dialog>
  );
}

type PausedListProps = Omit<PausedDialogProps, 'isOpen' | 'onClose'>;

function PausedList({ state, now, onRetry, onResume, onDiscard }: PausedListProps) {
  const { t } = useTranslation(['student', 'common']);
  const [list, keepFocus] = useFocusAfterDiscard();
  if (state.status === 'loading') {
    return (
      <div aria-live="polite" className={styles.list}>
        <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
        <Skeleton height="4.5rem" shape="block" />
        <Skeleton height="4.5rem" shape="block" />
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={<Button onPress={onRetry}>{t('common:action.retry')}</Button>}
        description={state.reason}
        headingLevel={3}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={t('paused.failed')}
      />
    );
  }
  return (
    <div ref={list} tabIndex={-1}>
      {state.sessions.length === 0 ? (
        <EmptyState headingLevel={3} title={t('paused.empty')} />
      ) : (
        <ul className={styles.list}>
          {state.sessions.map((session) => (
            <PausedRow
              key={session.id}
              now={now}
              session={session}
              onDiscard={(discarded) => {
                keepFocus();
                onDiscard(discarded);
              }}
              onResume={onResume}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The button that was pressed goes with its row, so the list takes the focus. */
function useFocusAfterDiscard() {
  const list = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current || list.current?.contains(document.activeElement)) return;
    wasPressed.current = false;
    list.current?.focus({ preventScroll: true });
  });
  const keepFocus = () => {
    wasPressed.current = true;
  };
  return [list, keepFocus] as const;
}
