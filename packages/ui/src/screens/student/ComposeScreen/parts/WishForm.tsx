import { textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { WishFields } from '#screens/shared/parts/WishFields.tsx';
import { LimitChips } from '#screens/student/parts/LimitChips.tsx';
import type { ComposeActions, ComposeState } from '../types.ts';

interface WishFormProps
  extends
    Pick<ComposeActions, 'onChangeWish' | 'onConfirmLimits' | 'onChangeDisliked'>,
    Pick<Extract<ComposeState, { status: 'ready' }>, 'wish' | 'areLimitsKnown' | 'disliked'> {
  onSubmit: () => void;
  /** Goes back to the class there is; without it there is none. */
  onKeep: (() => void) | undefined;
}

/** What a class is to be: how long, how hard, for what, and what to be careful with. */
export function WishForm({
  wish,
  areLimitsKnown,
  disliked,
  onChangeWish,
  onConfirmLimits,
  onChangeDisliked,
  onSubmit,
  onKeep,
}: WishFormProps) {
  const { t } = useTranslation('compose');
  return (
    <Stack gap="5">
      <WishFields energyLabel={t('form.energy')} wish={wish} onChange={onChangeWish} />
      <LimitChips
        hint={t('form.limitsHint')}
        label={t('form.limits')}
        limits={wish.limits}
        showsAll={!areLimitsKnown}
        onChange={(limits) => onChangeWish({ limits })}
      />
      {areLimitsKnown ? null : (
        <Notice
          action={
            <Button variant="secondary" onPress={onConfirmLimits}>
              {t('form.unread.action')}
            </Button>
          }
          role="alert"
          text={t('form.unread.text')}
          title={t('form.unread.title')}
          tone="trouble"
        />
      )}
      {disliked.length > 0 ? (
        <ChoiceChips
          choices={disliked.map((asana) => ({
            id: asana.id,
            label: asana.name,
            language: textLanguage(asana, 'name'),
          }))}
          label={t('form.disliked')}
          tone="avoid"
          values={disliked.map(({ id }) => id)}
          onChange={onChangeDisliked}
        />
      ) : null}
      <Stack gap="3">
        <Button fullWidth isDisabled={!areLimitsKnown} size="large" onPress={onSubmit}>
          {t('form.submit')}
        </Button>
        {onKeep ? (
          <Button fullWidth variant="secondary" onPress={onKeep}>
            {t('form.keep')}
          </Button>
        ) : null}
        <Text size="small" tone="soft">
          {t('advice')}
        </Text>
      </Stack>
    </Stack>
  );
}
