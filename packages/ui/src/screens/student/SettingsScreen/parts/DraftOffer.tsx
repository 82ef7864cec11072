import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';

interface DraftOfferProps {
  onUse: () => void;
  onDiscard: () => void;
}

/** Offers the changes that were left behind unsaved. */
export function DraftOffer({ onUse, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('student');
  return (
    <Notice
      action={
        <Inline gap="2">
          <Button onPress={onUse}>{t('settings.draft.use')}</Button>
          <Button variant="quiet" onPress={onDiscard}>
            {t('settings.draft.discard')}
          </Button>
        </Inline>
      }
      text={t('settings.draft.text')}
      title={t('settings.draft.title')}
      tone="sand"
    />
  );
}
