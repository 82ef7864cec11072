import { useTranslation } from '@niyama/i18n';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { ToastStrip } from '#components/ToastRegion/ToastStrip.tsx';
import * as styles from '../AsanaScreen.css.ts';

export interface AsanaFrameProps {
  onBack: () => void;
  picture: ReactNode;
  children: ReactNode;
}

/** The picture with the way back on it, and the words below or beside it. */
export function AsanaFrame({ onBack, picture, children }: AsanaFrameProps) {
  const { t } = useTranslation('student');
  return (
    <main className={styles.page}>
      <div className={styles.picture}>
        <div className={styles.back}>
          <IconButton
            icon={<ChevronLeft aria-hidden size="1.375rem" strokeWidth={1.75} />}
            label={t('header.back')}
            variant="card"
            onPress={onBack}
          />
        </div>
        {picture}
      </div>
      <div className={styles.details}>
        <ToastStrip />
        {children}
      </div>
    </main>
  );
}
