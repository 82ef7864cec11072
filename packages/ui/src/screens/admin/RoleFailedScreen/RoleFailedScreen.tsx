import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { page } from './RoleFailedScreen.css.ts';

export interface RoleFailedScreenProps {
  /** Why, in the person's language. */
  reason: string;
  isOffline: boolean;
  onRetry: () => void;
  onLogOut: () => void;
}

/** Somebody is signed in, but whether as an administrator could not be found out. */
export function RoleFailedScreen({ reason, isOffline, onRetry, onLogOut }: RoleFailedScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <main className={page}>
      <ErrorState
        actions={
          <>
            <Button onPress={onRetry}>{t('common:action.tryAgain')}</Button>
            <Button variant="secondary" onPress={onLogOut}>
              {t('layout.logout')}
            </Button>
          </>
        }
        description={reason}
        headingLevel={1}
        kind={isOffline ? 'offline' : 'failed'}
        title={t('login.roleFailed')}
      />
    </main>
  );
}
