import {
  type Caution,
  type CautionAct,
  cautionActs,
  type Cautions,
  type Limit,
  limitsFor,
  namesLimits,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { english } from './AsanaDialog.css.ts';

interface CautionFieldsProps {
  tips: readonly string[];
  /** One entry for each tip, or null while none is judged. */
  cautions: Cautions;
  /** Null for a pose that is not for classes: nobody is known to leave it out. */
  avoidIf: readonly Limit[] | null;
  /** Stands with each tip that asks for something and does not say who has to heed it. @default none */
  errorMessage?: string;
  onChange: (cautions: (Caution | null)[]) => void;
}

/** What each safety tip asks, and of which students: their devices go by it. */
export function CautionFields({
  tips,
  cautions,
  avoidIf,
  errorMessage,
  onChange,
}: CautionFieldsProps) {
  const { t } = useTranslation('admin');
  if (tips.length === 0) return null;
  const entries = tips.map((_, at) => cautions?.[at] ?? null);
  const unjudged = entries.filter((entry) => !entry || !namesLimits(entry)).length;
  const judge = (at: number, act: CautionAct | 'none', known: readonly Limit[]) => {
    const offered = act === 'none' ? [] : limitsFor(act, avoidIf);
    const entry =
      act === 'none' ? null : { act, limits: known.filter((limit) => offered.includes(limit)) };
    onChange(entries.with(at, entry));
  };
  return (
    <Disclosure
      isHeldOpen={errorMessage !== undefined}
      label={
        <>
          {t('asanas.cautions.title')}
          {unjudged > 0 ? ` · ${t('asanas.cautions.unjudged', { count: unjudged })}` : null}
        </>
      }
    >
      <Stack gap="5">
        <Text size="small" tone="soft">
          {t('asanas.cautions.hint')}
        </Text>
        {entries.map((entry, at) => (
          <fieldset key={tips[at]}>
            <legend className={english}>{tips[at]}</legend>
            <Stack gap="2">
              <Select
                errorMessage={entry && !namesLimits(entry) ? errorMessage : undefined}
                label={t('asanas.cautions.act')}
                options={(['none', ...cautionActs] as const).map((id) => ({
                  id,
                  label: t(`asanas.cautions.acts.${id}`),
                }))}
                value={entry?.act ?? 'none'}
                onChange={(act) => judge(at, act, entry?.limits ?? [])}
              />
              {entry ? (
                <ChoiceChips
                  choices={limitsFor(entry.act, avoidIf).map((id) => ({
                    id,
                    label: t(`asanas.tags.limit.${id}`),
                  }))}
                  label={t('asanas.cautions.for')}
                  values={entry.limits}
                  onChange={(limits) => judge(at, entry.act, limits)}
                />
              ) : null}
            </Stack>
          </fieldset>
        ))}
      </Stack>
    </Disclosure>
  );
}
