import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import type { FormFailure } from './formFailure.ts';

export interface FailureAlertProps {
  failure: FormFailure;
  /** Puts what the other admin saved into the form. */
  onLoadNewer: () => void;
}

/**
 * Why a form was not saved. The second of two admins overwrites nothing of the first one's work: they
 * load the newer state first.
 */
export function FailureAlert({ failure, onLoadNewer }: FailureAlertProps) {
  const { t } = useTranslation('admin');
  const action = failure.isOutdated ? (
    <Button variant="secondary" onPress={onLoadNewer}>
      {t('form.loadNewer')}
    </Button>
  ) : null;
  return <FormAlert action={action}>{failure.message}</FormAlert>;
}
