import { type Limit, limits as allLimits } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

/** What most people choose among; the others come when they are asked for. */
const commonLimits: readonly Limit[] = [
  'knees',
  'wrists',
  'shoulders',
  'neck',
  'lowerBack',
  'pregnancy',
];

interface LimitChipsProps {
  /** The question. */
  label: string;
  /** What the answer changes, and where it stays. */
  hint: string;
  limits: readonly Limit[];
  /** Whether all limits are shown from the beginning. @default false */
  showsAll?: boolean;
  onChange: (limits: Limit[]) => void;
}

/** What to be careful with: a few at first, unless one of the others is chosen. */
export function LimitChips({ label, hint, limits, showsAll = false, onChange }: LimitChipsProps) {
  const { t } = useTranslation('student');
  const isRareChosen = limits.some((limit) => !commonLimits.includes(limit));
  // What is let go again stays where it is.
  const [isOpened, setOpened] = useState(() => showsAll || isRareChosen);
  // Another tab may choose one that is not shown here, and a choice here must not take it back.
  const areAllShown = isOpened || isRareChosen;
  return (
    <Stack gap="2">
      <ChoiceChips
        choices={(areAllShown ? allLimits : commonLimits).map((id) => ({
          id,
          label: t(`limit.${id}`),
        }))}
        label={label}
        tone="avoid"
        values={limits}
        onChange={onChange}
      />
      {areAllShown ? null : (
        <div>
          <Button variant="quiet" onPress={() => setOpened(true)}>
            {t('moreLimits')}
          </Button>
        </div>
      )}
      <Text size="small" tone="soft">
        {hint}
      </Text>
    </Stack>
  );
}
