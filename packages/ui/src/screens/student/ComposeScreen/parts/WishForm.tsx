import {
  classMinutes,
  difficulties,
  energies,
  type Limit,
  limits,
  regions,
  textLanguage,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { OneChoiceChips } from '#components/ChoiceChips/OneChoiceChips.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { ComposeActions, ComposeState } from '../types.ts';

/** One pose alone is about the neck. */
const focusRegions = regions.filter((region) => region !== 'neck');

/** What most people choose among; the others come when they are asked for. */
const commonLimits: readonly Limit[] = [
  'knees',
  'wrists',
  'shoulders',
  'neck',
  'lowerBack',
  'pregnancy',
];

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
  const { t } = useTranslation(['compose', 'common', 'student']);
  return (
    <Stack gap="5">
      <Slider
        label={t('form.minutes')}
        max={classMinutes.most}
        min={classMinutes.least}
        step={classMinutes.step}
        value={wish.minutes}
        valueLabel={t('common:duration.minutesShort', { minutes: wish.minutes })}
        onChange={(minutes) => onChangeWish({ minutes })}
      />
      <OneChoiceChips
        choices={difficulties.map((id) => ({ id, label: t(`common:difficulty.${id}`) }))}
        label={t('form.level')}
        value={wish.level}
        onChange={(level) => onChangeWish({ level })}
      />
      <OneChoiceChips
        choices={energies.map((id) => ({ id, label: t(`energy.${id}`) }))}
        label={t('form.energy')}
        value={wish.energy}
        onChange={(energy) => onChangeWish({ energy })}
      />
      <Stack gap="2">
        <ChoiceChips
          choices={focusRegions.map((id) => ({ id, label: t(`region.${id}`) }))}
          label={t('form.focus')}
          values={wish.focus}
          onChange={(focus) => onChangeWish({ focus })}
        />
        <Text size="small" tone="soft">
          {t('form.focusHint')}
        </Text>
      </Stack>
      <LimitChips areLimitsKnown={areLimitsKnown} wish={wish} onChangeWish={onChangeWish} />
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

/** What to be careful with: a few at first, unless one of the others is chosen. */
function LimitChips({
  wish,
  areLimitsKnown,
  onChangeWish,
}: Pick<WishFormProps, 'wish' | 'areLimitsKnown' | 'onChangeWish'>) {
  const { t } = useTranslation(['compose', 'student']);
  const isRareChosen = wish.limits.some((limit) => !commonLimits.includes(limit));
  // What is let go again stays where it is.
  const [isOpened, setOpened] = useState(() => !areLimitsKnown || isRareChosen);
  // Another tab may choose one that is not shown here, and a choice here must not take it back.
  const areAllShown = isOpened || isRareChosen;
  return (
    <Stack gap="2">
      <ChoiceChips
        choices={(areAllShown ? limits : commonLimits).map((id) => ({
          id,
          label: t(`student:limit.${id}`),
        }))}
        label={t('form.limits')}
        tone="avoid"
        values={wish.limits}
        onChange={(chosen) => onChangeWish({ limits: chosen })}
      />
      {areAllShown ? null : (
        <div>
          <Button variant="quiet" onPress={() => setOpened(true)}>
            {t('form.moreLimits')}
          </Button>
        </div>
      )}
      <Text size="small" tone="soft">
        {t('form.limitsHint')}
      </Text>
    </Stack>
  );
}
