import { useTranslation } from '@niyama/i18n';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Figure } from '#components/PoseFigure/Figure.tsx';
import { folding } from '#components/PoseFigure/poses/folding.ts';
import { Text } from '#components/Text/Text.tsx';
import { figure, number, page } from './NotFoundScreen.css.ts';

export interface NotFoundScreenProps {
  /** Where 'Return to Home' leads: the landing page, or the admin app's front door. */
  homeHref: string;
}

/** Any unknown path. */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  const { t } = useTranslation('common');
  return (
    <main className={page}>
      <div className={figure}>
        <Figure
          ground="sun"
          name={null}
          poses={[folding['standing-forward-fold']]}
          poseKey="standing-forward-fold"
        />
      </div>
      <h1 className={number}>{t('notFound.title')}</h1>
      <Text size="large">{t('notFound.message')}</Text>
      <LinkButton href={homeHref} size="large">
        {t('notFound.home')}
      </LinkButton>
    </main>
  );
}
