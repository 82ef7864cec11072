import { useTranslation } from '@niyama/i18n';
import { ChevronLeft } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import * as styles from '../PracticeScreen.css.ts';

interface PracticeHeaderProps {
  onBack: () => void;
  isDisabled?: boolean;
  /** Which pose and which set it is. @default none */
  badges?: readonly string[];
}

/** The way back, and where in the practice it is. */
export function PracticeHeader({ onBack, isDisabled = false, badges }: PracticeHeaderProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  return (
    <>
      <div className={styles.back}>
        <IconButton
          icon={<ChevronLeft aria-hidden size="1.375rem" strokeWidth={1.75} />}
          isDisabled={isDisabled}
          label={t('pose-practice:back')}
          variant="sand"
          onPress={onBack}
        />
      </div>
      {badges?.length ? (
        <div className={styles.badge}>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
      ) : null}
    </>
  );
}
