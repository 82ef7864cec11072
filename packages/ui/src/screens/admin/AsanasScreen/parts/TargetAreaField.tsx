import {
  targetAreas,
  type TargetArea,
  toLines,
  toTargetArea,
  unknownTargetAreas,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField, type TextFieldProps } from '#components/TextField/TextField.tsx';

interface TargetAreaFieldProps extends Pick<TextFieldProps, 'name' | 'errorMessage'> {
  /** One area per line. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * The areas of a pose, freely written, with the six that students know as suggestions and a word
 * about the others.
 */
export function TargetAreaField({ value, onChange, ...field }: TargetAreaFieldProps) {
  const { t } = useTranslation(['admin', 'common']);
  const areas = toLines(value).map(toTargetArea);
  const unknown = unknownTargetAreas(areas);
  const choose = (chosen: TargetArea[]) => {
    const remaining = areas.filter(
      (area) => unknown.includes(area) || chosen.some((one) => one === area),
    );
    onChange([...remaining, ...chosen.filter((area) => !areas.includes(area))].join('\n'));
  };
  return (
    <Stack gap="3">
      <TextField
        {...field}
        multiline
        description={t('asanas.form.linesHint')}
        label={t('asanas.column.targetAreas')}
        value={value}
        onChange={onChange}
      />
      <ChoiceChips
        choices={targetAreas.map((id) => ({ id, label: t(`common:targetArea.${id}`) }))}
        label={t('asanas.form.suggestions')}
        values={targetAreas.filter((area) => areas.includes(area))}
        onChange={choose}
      />
      {unknown.length > 0 ? (
        <Text as="output" size="small" tone="critical">
          {t('asanas.form.unknownAreas', { areas: unknown.join(', ') })}
        </Text>
      ) : null}
    </Stack>
  );
}
