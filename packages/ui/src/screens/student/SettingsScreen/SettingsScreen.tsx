import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { DraftOffer } from './parts/DraftOffer.tsx';
import { SettingsForm } from './parts/SettingsForm.tsx';
import { SettingsSkeleton } from './parts/SettingsSkeleton.tsx';
import type { SettingsScreenProps } from './types.ts';

/** /profile/settings: every choice shows at once, and is stored when it is saved. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { state, onRetry } = props;
  const { t } = useTranslation('student');
  return (
    <StudentFrame showsPoints={false} title={t('settings.title')} onBack={props.onBack}>
      {state.status === 'loading' ? <SettingsSkeleton /> : null}
      {state.status === 'failed' ? (
        <LoadFailed {...state} title={t('settings.loadFailed')} onRetry={onRetry} />
      ) : null}
      {state.status === 'ready' ? (
        <Stack gap="5">
          <StaleNotice
            failedTitle={t('settings.loadFailed')}
            stale={state.stale}
            onRetry={onRetry}
          />
          {state.isDraftOffered ? (
            <DraftOffer onDiscard={props.onDiscardDraft} onUse={props.onUseDraft} />
          ) : null}
          <SettingsForm {...props} state={state} />
        </Stack>
      ) : null}
    </StudentFrame>
  );
}
