import { useFormat, useTranslation } from '@niyama/i18n';
import { History } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { ToastStrip } from '#components/ToastRegion/ToastStrip.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import { main } from './ClassEditor.css.ts';
import { Editing } from './parts/Editing.tsx';
import { ReadOnlyClass } from './parts/ReadOnlyClass.tsx';
import type { ClassEditorActions, ClassEditorState } from './types.ts';

export interface ClassEditorProps extends ClassEditorActions {
  state: ClassEditorState;
  /** Gives numbers from 0 up to 1, for the ids of new items. @default Math.random */
  random?: () => number;
}

/** Writes a class: its poses, meditations and pauses in order, with their lengths and words. */
export function ClassEditor({ state, random = Math.random, ...actions }: ClassEditorProps) {
  const page = useRecoveredFocus<HTMLElement>(state.status);
  return (
    <main ref={page} className={main} id="main" tabIndex={-1}>
      <ToastStrip />
      {state.status === 'editing' ? (
        <Editing {...actions} random={random} state={state} />
      ) : (
        <Others onBack={actions.onBack} state={state} />
      )}
    </main>
  );
}

type OthersProps = Pick<ClassEditorActions, 'onBack'> & {
  state: Exclude<ClassEditorState, { status: 'editing' }>;
};

/** Every state but editing. */
function Others({ state, onBack }: OthersProps) {
  const { t } = useTranslation(['classes', 'common']);
  const format = useFormat();
  const back = (
    <Button variant="secondary" onPress={onBack}>
      {t('editor.back')}
    </Button>
  );
  switch (state.status) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <output>{t('common:loading')}</output>
          </VisuallyHidden>
          <Skeleton height="3rem" shape="block" />
          <Skeleton height="30rem" shape="block" />
        </>
      );
    case 'gone':
      return (
        <EmptyState
          action={back}
          description={t('editor.gone.text')}
          headingLevel={1}
          title={t('editor.gone.title')}
        />
      );
    case 'failed':
      return (
        <ErrorState
          actions={
            <>
              <Button onPress={state.onRetry}>{t('common:action.retry')}</Button>
              {back}
            </>
          }
          description={state.reason}
          headingLevel={1}
          kind={state.isOffline ? 'offline' : 'failed'}
          title={t(state.isOffline ? 'common:offline.title' : 'editor.failed')}
        />
      );
    case 'readOnly':
      return (
        <>
          <Inline>{back}</Inline>
          <ReadOnlyClass {...state} />
        </>
      );
    case 'restoring':
      return (
        <Notice
          action={
            <Inline gap="2">
              <Button onPress={state.onRestore}>{t('editor.restore.action')}</Button>
              <Button variant="secondary" onPress={state.onDiscard}>
                {t('editor.restore.discard')}
              </Button>
            </Inline>
          }
          icon={History}
          title={t('editor.restore.title', {
            time: format.day(new Date(state.savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
          tone="offer"
        />
      );
    default:
      return state satisfies never;
  }
}
