import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';

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
    <Notice
      action={
        <Button variant="secondary" onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
      role="alert"
      text={children}
      title={title}
      tone="sand"
    />
  );
}
