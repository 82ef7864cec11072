import { useFormat, useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import type { ComposeActions, Made } from '../types.ts';

type NoClassProps = Pick<ComposeActions, 'onCompose' | 'onKeepNothing'> & {
  made: Exclude<Made, { status: 'ready' } | null>;
};

/** Why there is no class for a wish, and the way on. */
export function NoClass({ made, onCompose, onKeepNothing }: NoClassProps) {
  const { t } = useTranslation(['compose', 'student']);
  const format = useFormat();
  if (made.status === 'shorter') {
    const minutes = made.longestMinutes;
    return (
      <Notice
        action={
          <Button variant="secondary" onPress={() => onCompose({ minutes })}>
            {t('shorter.action', { minutes })}
          </Button>
        }
        role="alert"
        text={t('shorter.text', { minutes })}
        title={t('shorter.title')}
        tone="calm"
      />
    );
  }
  if (made.status === 'locked') {
    return (
      <Notice
        action={
          <Button variant="secondary" onPress={onKeepNothing}>
            {t('locked.action')}
          </Button>
        }
        role="alert"
        text={t('locked.text')}
        title={t('locked.title')}
        tone="calm"
      />
    );
  }
  const named = made.because.map((limit) => t(`student:limit.${limit}`));
  return (
    <Notice
      role="alert"
      text={
        named.length > 0 ? t('refused.limits', { limits: format.list(named) }) : t('refused.text')
      }
      title={t('refused.title')}
      tone="calm"
    />
  );
}
