import { consoleLogger } from '@niyama/domain';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { field, label as labelClass } from '../TextField/TextField.css.ts';
import type { Select, SelectProps } from './Select.tsx';
import { button, chevron, value as valueClass } from './Select.css.ts';

const fetchSelect = () => import('./Select.tsx');

/** It is asked for again when it is opened. */
const prefetch = () => void fetchSelect().catch(() => undefined);

/**
 * A Select for pages on which few open it: what opens is fetched when a pointer or the focus comes near.
 * A press that comes before waits for it.
 */
export function SelectOnDemand<Id extends string>(
  props: Required<Pick<SelectProps<Id>, 'label' | 'options' | 'value' | 'onChange'>> &
    Pick<SelectProps<Id>, 'isDisabled'>,
) {
  const { label, options, value, isDisabled } = props;
  const [labelId, valueId] = [useId(), useId()];
  const [Opened, setOpened] = useState<typeof Select | null>(null);
  if (Opened) return <Opened {...props} isFirstOpen />;
  const open = () => {
    fetchSelect().then(
      (module) => setOpened(() => module.Select),
      (error: unknown) => consoleLogger.warn('The choices cannot be shown', error),
    );
  };
  return (
    <div className={field}>
      <span className={labelClass} id={labelId}>
        {label}
      </span>
      <Button
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-labelledby={`${valueId} ${labelId}`}
        className={button}
        isDisabled={isDisabled}
        onFocus={prefetch}
        onHoverStart={prefetch}
        onKeyDown={(event) => {
          if (opensSelect(event)) open();
        }}
        onPress={open}
      >
        <span className={valueClass} id={valueId}>
          {options.find(({ id }) => id === value)?.label}
        </span>
        <ChevronDown aria-hidden className={chevron} size="1.25rem" strokeWidth={1.75} />
      </Button>
    </div>
  );
}

/** The keys besides those of every button to which a Select answers: arrows, and what options begin with. */
const opensSelect = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.startsWith('Arrow') || (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey);
