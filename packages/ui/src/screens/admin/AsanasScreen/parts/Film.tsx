import { useTranslation } from '@niyama/i18n';
import { VideoOff } from 'lucide-react';
import { film } from './AsanaDialog.css.ts';

interface FilmProps {
  /** The address of the video, or null. */
  address: string | null;
}

/** The video of a pose, to look at before it is saved. */
export function Film({ address }: FilmProps) {
  const { t } = useTranslation('admin');
  if (address === null) return <VideoOff aria-hidden size="2rem" strokeWidth={1.5} />;
  return (
    // A pose is shown, not spoken: its videos have no words that captions could give.
    <video
      controls
      muted
      playsInline
      aria-label={t('media.preview')}
      className={film}
      preload="metadata"
      src={address}
    />
  );
}
