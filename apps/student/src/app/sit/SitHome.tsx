import { useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useOutbox } from '../outbox.tsx';
import { useUserId } from '../session.tsx';
import { useSitKeeper } from '../sit.tsx';
import { useSoundSettings } from '../useSoundSettings.ts';
import { openSitKeeper } from './openSitKeeper.ts';
import type { SitKeeper } from './sitKeeper.types.ts';
import { useSitNews } from './useSitNews.ts';

interface SitHomeProps {
  /** @param keeper null when it is gone. */
  onOpen: (keeper: SitKeeper | null) => void;
}

/** Where the sit of the signed-in student lives; it shows nothing itself. */
export default function SitHome({ onOpen }: SitHomeProps) {
  const { t } = useTranslation(['student', 'common']);
  const userId = useUserId();
  const { saveCompletion } = useOutbox();
  const settings = useSoundSettings();
  const keeper = useSitKeeper();
  const tell = useSitNews();

  const save = useEffectEvent(saveCompletion);
  const onNews = useEffectEvent(tell);
  const lockScreenText = useEffectEvent(() => ({
    title: t('timer.title'),
    subtitle: t('common:product'),
  }));
  useEffect(() => {
    const opened = openSitKeeper({
      userId,
      saveCompletion: (completion) => save(completion),
      onNews: (news) => onNews(news),
      lockScreenText: () => lockScreenText(),
    });
    onOpen(opened);
    return () => {
      onOpen(null);
      opened.close();
    };
  }, [onOpen, userId]);
  useEffect(() => keeper?.applySettings(settings), [keeper, settings]);
  return null;
}
