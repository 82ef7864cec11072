import {
  type AsanaTags,
  bodyPositions,
  efforts,
  limits,
  regions,
  spineMoves,
  toLines,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { pair } from './AsanaDialog.css.ts';
import type { AsanaDraft } from './draft.ts';

interface TagFieldsProps {
  draft: Pick<AsanaDraft, keyof AsanaTags>;
  onChange: (name: keyof AsanaTags, value: string) => void;
}

/** What a pose has to say before a class is composed of it: all of it, or that it is not for classes. */
export function TagFields({ draft, onChange }: TagFieldsProps) {
  const { t } = useTranslation('admin');
  const place = (position: string) => {
    onChange('bodyPosition', position === 'none' ? '' : position);
    // Nothing of the others may be missing. We do not guess who should leave the pose out.
    if (draft.spineMove === '') onChange('spineMove', 'neutral');
    if (draft.effort === '') onChange('effort', '2');
  };
  const lists = [
    {
      name: 'regions',
      choices: regions.map((id) => ({ id, label: t(`asanas.tags.region.${id}`) })),
    },
    { name: 'avoidIf', choices: limits.map((id) => ({ id, label: t(`asanas.tags.limit.${id}`) })) },
  ] as const;
  return (
    <Stack gap="5">
      <Select
        description={t('asanas.tags.hint')}
        label={t('asanas.tags.bodyPosition')}
        options={[
          { id: 'none', label: t('asanas.tags.none') },
          ...bodyPositions.map((id) => ({ id, label: t(`asanas.tags.position.${id}`) })),
        ]}
        value={draft.bodyPosition === '' ? 'none' : draft.bodyPosition}
        onChange={place}
      />
      <input name="bodyPosition" type="hidden" value={draft.bodyPosition} />
      {draft.bodyPosition === '' ? null : (
        <>
          <div className={pair}>
            <Select
              label={t('asanas.tags.spineMove')}
              name="spineMove"
              options={spineMoves.map((id) => ({ id, label: t(`asanas.tags.spine.${id}`) }))}
              value={draft.spineMove}
              onChange={(move) => onChange('spineMove', move)}
            />
            <Select
              description={t('asanas.tags.effortHint')}
              label={t('asanas.tags.effort')}
              name="effort"
              options={efforts.map((id) => ({ id, label: id }))}
              value={String(draft.effort)}
              onChange={(effort) => onChange('effort', effort)}
            />
          </div>
          {lists.map(({ name, choices }) => (
            <Stack key={name} gap="2">
              <ChoiceChips<string>
                choices={choices}
                label={t(`asanas.tags.${name}`)}
                values={toLines(draft[name])}
                onChange={(chosen) => onChange(name, chosen.join('\n'))}
              />
              <input name={name} type="hidden" value={draft[name]} />
            </Stack>
          ))}
          <Text size="small" tone="soft">
            {t('asanas.tags.avoidIfHint')}
          </Text>
        </>
      )}
    </Stack>
  );
}
