import { lifestyleMistakes, type LifestyleValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import * as styles from '../LifestyleScreen.css.ts';
import type { SaveRefusal, FieldsProps } from '../types.ts';
import { FoodFields } from './FoodFields.tsx';
import { MindFields } from './MindFields.tsx';
import { SleepFields } from './SleepFields.tsx';

export interface LifestyleFormProps {
  values: LifestyleValues;
  refusal: SaveRefusal | null;
  submitLabel: string;
  /** Of the three parts' names. */
  headingLevel: 2 | 3;
  onChange: (values: LifestyleValues) => void;
  /** Called when nothing is wrong. */
  onSave: (values: LifestyleValues) => void;
}

/** The form of an entry. */
export function LifestyleForm({
  values,
  refusal,
  submitLabel,
  headingLevel,
  onChange,
  onSave,
}: LifestyleFormProps) {
  const { t } = useTranslation('student');
  const [isChecked, setChecked] = useState(false);
  const mistakes = isChecked ? lifestyleMistakes(values) : {};
  const fields: FieldsProps = {
    values,
    mistakes,
    onChange: (change) => onChange({ ...values, ...change }),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { wakeUpTime, foodLog } = lifestyleMistakes(values);
    setChecked(wakeUpTime !== undefined || foodLog !== undefined);
    if (wakeUpTime) focusIn(event.currentTarget, '[role="spinbutton"]');
    else if (foodLog) focusIn(event.currentTarget, 'textarea');
    else onSave(values);
  };
  return (
    <form noValidate className={styles.room} onSubmit={submit}>
      <div className={styles.form}>
        <div className={styles.column}>
          <Part level={headingLevel} title={t('lifestyle.sleep.title')}>
            <SleepFields {...fields} />
          </Part>
          <Part level={headingLevel} title={t('lifestyle.food.title')}>
            <FoodFields {...fields} />
          </Part>
        </div>
        <div className={styles.column}>
          <Part level={headingLevel} title={t('lifestyle.mind.title')}>
            <MindFields {...fields} />
          </Part>
          {refusal ? <FormAlert>{t(`lifestyle.refused.${refusal}`)}</FormAlert> : null}
          <Button fullWidth size="large" type="submit">
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

const focusIn = (form: HTMLFormElement, selector: string) =>
  form.querySelector<HTMLElement>(selector)?.focus();

function Part({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} as="section" padding="large">
      <Stack gap="5">
        <Heading id={id} level={level} size="title">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
