import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import * as styles from './AsanaScreen.css.ts';
import { AsanaLoading } from './parts/AsanaLoading.tsx';
import { AsanaDetails } from './parts/AsanaDetails.tsx';
import type { AsanaActions, AsanaLogin, AsanaState } from './types.ts';

export interface AsanaScreenProps extends AsanaActions {
  state: AsanaState;
  /** How a visitor logs in; null for a student, who can mark the pose. */
  login: AsanaLogin | null;
  onRetry: () => void;
}

/** One pose in full, for visitors too. */
export function AsanaScreen({ state, onRetry, ...props }: AsanaScreenProps) {
  const { t } = useTranslation(['student', 'common']);
  const goBack = (
    <Button variant="secondary" onPress={props.onBack}>
      {t('common:action.goBack')}
    </Button>
  );
  if (state.status === 'loading') return <AsanaLoading onBack={props.onBack} />;
  if (state.status === 'ready') return <AsanaDetails asana={state.asana} {...props} />;
  if (state.status === 'notFound') {
    return (
      <main className={styles.alone}>
        <EmptyState
          action={<Button onPress={props.onBack}>{t('common:action.goBack')}</Button>}
          figure={
            <div className={styles.figure}>
              <PoseFigure
                category="restorative"
                decorative
                ground="disc"
                name=""
                pose="childs-pose"
              />
            </div>
          }
          headingLevel={1}
          title={t('pose.notFound')}
        />
      </main>
    );
  }
  return (
    <main className={styles.alone}>
      <ErrorState
        actions={
          <>
            <Button onPress={onRetry}>{t('common:action.tryAgain')}</Button>
            {goBack}
          </>
        }
        description={state.reason}
        headingLevel={1}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={t('pose.failed')}
      />
    </main>
  );
}
