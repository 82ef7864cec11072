import { adminAsanasQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { SettingsScreenProps } from '@niyama/ui/screens/admin/SettingsScreen';
import { useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useTablePages } from '../../app/useTablePages.ts';
import { asanaOption } from '../shared/asanaOption.ts';
import { useDebounced } from '../shared/useDebounced.ts';

/** Finds poses of the library: the first page of what the server finds for the words. */
export function useAsanaPicker(): SettingsScreenProps['picker'] {
  const { t } = useTranslation(['admin', 'common']);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const view = { search, archived: false };
  const { state } = useTablePages(adminAsanasQuery(useClient(), view, useReadingLanguage()));
  if (search === typed.trim() && state.status === 'ready' && !state.isBusy) {
    return {
      options: state.items.map(asanaOption),
      emptyText: t('picker.nothing'),
      onQueryChange: setTyped,
    };
  }
  const hasFailed = state.status === 'failed';
  return {
    options: hasFailed ? [] : null,
    emptyText: hasFailed ? state.reason : t('common:loading'),
    onQueryChange: setTyped,
  };
}
