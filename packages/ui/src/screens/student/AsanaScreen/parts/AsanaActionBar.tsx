import type { MarkKind } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Heart, ListChecks, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import * as styles from '../AsanaScreen.css.ts';
import { LoginDialog } from './LoginDialog.tsx';
import type { AsanaDetailsProps } from '../types.ts';

const icon = { 'aria-hidden': true, size: '1.5rem', strokeWidth: 1.75 } as const;

/** Start, and the student's own marks; a visitor is asked to log in first. */
export function AsanaActionBar({
  asana,
  login,
  onToggleFavorite,
  onTogglePracticeList,
  onStart,
}: Omit<AsanaDetailsProps, 'onBack'>) {
  const { t } = useTranslation('student');
  const [asked, setAsked] = useState<MarkKind | null>(null);
  const { name, isFavorite, inPracticeList } = asana;
  return (
    <div className={styles.actions}>
      <div className={styles.start}>
        <Button fullWidth size="large" onPress={onStart}>
          {t('pose.startPractice')}
        </Button>
      </div>
      <IconButton
        icon={inPracticeList ? <ListChecks {...icon} /> : <ListPlus {...icon} />}
        label={inPracticeList ? t('pose.list.remove', { name }) : t('pose.list.add', { name })}
        size="large"
        variant="sand"
        onPress={login ? () => setAsked('practiceList') : onTogglePracticeList}
      />
      <IconButton
        icon={<Heart {...icon} className={isFavorite ? styles.heart : undefined} />}
        label={isFavorite ? t('pose.favorite.remove', { name }) : t('pose.favorite.add', { name })}
        size="large"
        tone="warm"
        variant="sand"
        onPress={login ? () => setAsked('favorite') : onToggleFavorite}
      />
      {login ? <LoginDialog {...login} mark={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
