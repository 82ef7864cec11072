import { useTranslation } from '@niyama/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface FailureNoticeProps {
  title: string;
  /** Why, or what stands below instead. */
  children: string;
  onRetry: () => void;
}

/** Why what stands below is not what the server has now. */
export function FailureNotice({ title, children, onRetry }: FailureNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <Card tone="sand">
        <Inline justify="between">
          <Stack gap="1">
            <Heading level={2} size="title">
              {title}
            </Heading>
            <Text size="small">{children}</Text>
          </Stack>
          <Button variant="secondary" onPress={onRetry}>
            {t('action.retry')}
          </Button>
        </Inline>
      </Card>
    </div>
  );
}
