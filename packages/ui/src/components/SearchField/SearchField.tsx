import { Search, X } from 'lucide-react';
import {
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { box, input } from '../TextField/TextField.css.ts';
import { clear, clearHidden, glass, searchField, searchInput } from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label' | 'validationBehavior'
> {
  /** What is searched, for screen readers; the glass says it to the eye. */
  label: string;
  /** Of the button that empties the field; Escape does the same. */
  clearLabel: string;
  /** An example of what to type. */
  placeholder?: string;
}

/** Narrows down a list while the person types. */
export function SearchField({ label, clearLabel, placeholder, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={searchField}>
      {({ isEmpty }) => (
        <div className={box}>
          <Search className={glass} size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
          <Input className={`${input} ${searchInput}`} placeholder={placeholder} />
          <div className={isEmpty ? `${clear} ${clearHidden}` : clear}>
            <IconButton
              label={clearLabel}
              icon={<X size="1.25rem" strokeWidth={1.75} aria-hidden="true" />}
            />
          </div>
        </div>
      )}
    </AriaSearchField>
  );
}
