import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { RunOnDevice } from '../types.ts';
import * as styles from './ResumeBanner.css.ts';

interface RunBannerProps {
  run: RunOnDevice;
  onContinue: () => void;
}

/** Leads back into the class that was left on this device. */
export function RunBanner({ run: { name, number, total }, onContinue }: RunBannerProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {name === null ? t('home.run.untitled') : t('home.resume.title', { name })}
        </h2>
        <Text size="small" tabular tone="soft">
          {t('home.run.place', { number, total })}
        </Text>
      </div>
      <div className={styles.ways}>
        <Button onPress={onContinue}>{t('common:action.continue')}</Button>
      </div>
    </section>
  );
}
