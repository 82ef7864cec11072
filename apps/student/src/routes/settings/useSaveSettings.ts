import { DataError, type SettingsDraft } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { SettingsSave } from '@niyama/ui/screens/student/SettingsScreen';
import { useState } from 'react';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useSessionActor } from '@niyama/app/session.tsx';
import { useLookAndLanguageChoice } from '../../app/lookAndLanguage.tsx';
import { toasts } from '../../app/toasts.ts';
import { useUpdateSettings } from '../shared/useUpdateSettings.ts';

/** Saves what was changed, and says how it went. */
export function useSaveSettings() {
  const { i18n } = useTranslation();
  const session = useSessionActor();
  const keepSettings = useUpdateSettings();
  const failureText = useFailureText();
  const { settle } = useLookAndLanguageChoice();
  const [state, setState] = useState<SettingsSave>({ status: 'idle' });

  const save = async (changes: SettingsDraft) => {
    setState({ status: 'saving' });
    try {
      const settings = await keepSettings(changes);
      settle(settings);
      setState({ status: 'idle' });
      // In the language that was just chosen.
      toasts.show({ tone: 'success', message: i18n.t('student:settings.saved') });
    } catch (error) {
      if (DataError.from(error).kind === 'unauthorized') session.send({ type: 'session.expired' });
      setState({ status: 'failed', reason: failureText(error) });
      toasts.show({ tone: 'error', message: i18n.t('student:settings.failed') });
    }
  };
  return { state, save: (changes: SettingsDraft) => void save(changes) };
}
