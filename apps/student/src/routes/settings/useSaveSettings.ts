import {
  accountLeaving,
  DataError,
  outcomeUnknown,
  paths,
  type SettingsDraft,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { SettingsSave } from '@niyama/ui/screens/student/SettingsScreen';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useSessionActor } from '@niyama/app/session.tsx';
import { useLookAndLanguageChoice } from '../../app/lookAndLanguage.tsx';
import { toasts } from '../../app/toasts.ts';
import { useUpdateSettings } from '../shared/useUpdateSettings.ts';

/** Saves what was changed, and says how it went. */
export function useSaveSettings() {
  const { i18n } = useTranslation();
  const session = useSessionActor();
  const navigate = useNavigate();
  const updateSettings = useUpdateSettings();
  const failureText = useFailureText();
  const { settle } = useLookAndLanguageChoice();
  const [state, setState] = useState<SettingsSave>({ status: 'idle' });
  const underWay = useRef(Promise.resolve());

  const save = async (changes: SettingsDraft) => {
    setState({ status: 'saving' });
    try {
      const settings = await updateSettings(changes);
      settle(settings);
      setState({ status: 'idle' });
      // In the language that was just chosen.
      toasts.show({ tone: 'success', message: i18n.t('student:settings.saved') });
    } catch (error) {
      const { kind, code } = DataError.from(error);
      if (kind === 'unauthorized') session.send({ type: 'session.expired' });
      if (code === accountLeaving) void navigate(paths.leaving(), { replace: true });
      const reason = failureText(error);
      setState({ status: 'failed', reason });
      const message = code === outcomeUnknown ? reason : i18n.t('student:settings.failed');
      toasts.show({ tone: 'error', message });
    }
  };
  return {
    state,
    save: (changes: SettingsDraft) => {
      underWay.current = save(changes);
    },
    /** Waits for the save under way, whether it fails or not. */
    saved: () => underWay.current,
  };
}
