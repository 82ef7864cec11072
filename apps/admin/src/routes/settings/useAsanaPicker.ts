import { adminAsanasQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { SettingsScreenProps } from '@niyama/ui/screens/admin/SettingsScreen';
import { useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useTablePages } from '../../app/useTablePages.ts';
import { asanaOption } from '../shared/asanaOption.ts';
import { useDebounced } from '../shared/useDebounced.ts';

/** Finds poses of the library: the first page of what the server finds for the words. */
export function useAsanaPicker(): SettingsScreenProps['picker'] {
  const { t } = useTranslation(['admin', 'common']);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { state } = useTablePages(adminAsanasQuery(useClient(), { search, archived: false }));
  if (state.status === 'ready') {
    return {
      options: state.items.map(asanaOption),
      emptyText: t('picker.nothing'),
      onQueryChange: setTyped,
    };
  }
  return {
    options: [],
    emptyText: state.status === 'loading' ? t('common:loading') : state.reason,
    onQueryChange: setTyped,
  };
}
