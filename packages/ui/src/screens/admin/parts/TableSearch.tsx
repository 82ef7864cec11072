import { useTranslation } from '@niyama/i18n';
import { useEffect, useState } from 'react';
import { SearchField } from '#components/SearchField/SearchField.tsx';

/** Milliseconds without a key after which the words are searched for. */
const pause = 300;

export interface TableSearchProps {
  /** What is searched, such as 'Search users'. */
  label: string;
  /** An example of what to type. */
  placeholder: string;
  /** What the rows are searched for now. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches a table on the server, once the person pauses in typing. */
export function TableSearch({ label, placeholder, search, onSearch }: TableSearchProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState(search);
  const [searched, setSearched] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    // The address changed by itself, as a link of the sidebar does, and does not follow what was typed.
    if (search !== searched) {
      setSearched(search);
      setTyped(search);
    }
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(words);
      onSearch(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [words, searched, onSearch]);
  return (
    <SearchField
      clearLabel={t('action.clear')}
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
    />
  );
}
