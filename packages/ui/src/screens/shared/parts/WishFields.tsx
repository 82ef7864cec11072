import { classMinutes, difficulties, energies, type LastWish, regions } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { OneChoiceChips } from '#components/ChoiceChips/OneChoiceChips.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

/** One pose alone is about the neck. */
const focusRegions = regions.filter((region) => region !== 'neck');

interface WishFieldsProps {
  wish: LastWish;
  /** The question how people feel after the class. */
  energyLabel: string;
  onChange: (changes: Partial<LastWish>) => void;
}

/** How long a class is to be, how hard, and for what. */
export function WishFields({ wish, energyLabel, onChange }: WishFieldsProps) {
  const { t } = useTranslation(['compose', 'common']);
  return (
    <>
      <Slider
        label={t('form.minutes')}
        max={classMinutes.most}
        min={classMinutes.least}
        step={classMinutes.step}
        value={wish.minutes}
        valueLabel={t('common:duration.minutesShort', { minutes: wish.minutes })}
        onChange={(minutes) => onChange({ minutes })}
      />
      <OneChoiceChips
        choices={difficulties.map((id) => ({ id, label: t(`common:difficulty.${id}`) }))}
        label={t('form.level')}
        value={wish.level}
        onChange={(level) => onChange({ level })}
      />
      <OneChoiceChips
        choices={energies.map((id) => ({ id, label: t(`energy.${id}`) }))}
        label={energyLabel}
        value={wish.energy}
        onChange={(energy) => onChange({ energy })}
      />
      <Stack gap="2">
        <ChoiceChips
          choices={focusRegions.map((id) => ({ id, label: t(`region.${id}`) }))}
          label={t('form.focus')}
          values={wish.focus}
          onChange={(focus) => onChange({ focus })}
        />
        <Text size="small" tone="soft">
          {t('form.focusHint')}
        </Text>
      </Stack>
    </>
  );
}
