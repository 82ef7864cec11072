import { useTranslation } from '@niyama/i18n';
import { Button } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';

interface DraftOfferProps {
  onUse: () => void;
  onDiscard: () => void;
}

/** Offers the changes that were left behind unsaved. */
export function DraftOffer({ onUse, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('student');
  return (
    <Card tone="sand">
      <Inline justify="between">
        <Stack gap="1">
          <Heading level={2} size="title">
            {t('settings.draft.title')}
          </Heading>
          <Text size="small">{t('settings.draft.text')}</Text>
        </Stack>
        <Inline gap="2">
          <Button onPress={onUse}>{t('settings.draft.use')}</Button>
          <Button variant="quiet" onPress={onDiscard}>
            {t('settings.draft.discard')}
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}
