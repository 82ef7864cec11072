import { useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useUserId } from '@niyama/app/session.tsx';
import { useOutbox } from '../outbox.tsx';
import { useMeditationController } from '../meditation.tsx';
import { useSoundSettings } from '../useSoundSettings.ts';
import { openOnThisDevice } from './openOnThisDevice.ts';
import type { MeditationController } from './meditationController.types.ts';
import { useMeditationToasts } from './useMeditationToasts.ts';

interface MeditationHostProps {
  /** @param controller null when it is gone. */
  onOpen: (controller: MeditationController | null) => void;
}

/** Where the meditation of the signed-in student lives; it shows nothing itself. */
export default function MeditationHost({ onOpen }: MeditationHostProps) {
  const { t } = useTranslation(['student', 'common']);
  const userId = useUserId();
  const { saveCompletion } = useOutbox();
  const settings = useSoundSettings();
  const controller = useMeditationController();
  const showToasts = useMeditationToasts();

  const save = useEffectEvent(saveCompletion);
  const onEvent = useEffectEvent(showToasts);
  const lockScreenText = useEffectEvent(() => ({
    title: t('timer.title'),
    subtitle: t('common:product'),
  }));
  useEffect(() => {
    const opened = openOnThisDevice({
      userId,
      saveCompletion: (completion) => save(completion),
      onEvent: (event) => onEvent(event),
      lockScreenText: () => lockScreenText(),
    });
    onOpen(opened);
    return () => {
      onOpen(null);
      opened.close();
    };
  }, [onOpen, userId]);
  useEffect(() => controller?.bells.applySettings(settings), [controller, settings]);
  return null;
}
