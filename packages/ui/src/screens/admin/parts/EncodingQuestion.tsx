import { encodings } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { list } from './EncodingQuestion.css.ts';
import type { EncodingStep } from './encodingStep.ts';

/** Asks whether the first texts of a file read right, and offers the other encodings. */
export function EncodingQuestion({ step }: { step: EncodingStep }) {
  const { t } = useTranslation('admin');
  const { samples, encoding, onChange } = step;
  const options = encodings.map((id) => ({
    id,
    label: t(`encoding.name.${id}`),
    note: { text: samples[id][0] ?? '' },
  }));
  return (
    <Stack gap="5">
      <div aria-live="polite">
        <Text>{t('encoding.question')}</Text>
        <ul className={list}>
          {samples[encoding].map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      </div>
      <Select
        description={t('encoding.hint')}
        label={t('encoding.label')}
        options={options}
        value={encoding}
        onChange={onChange}
      />
    </Stack>
  );
}
