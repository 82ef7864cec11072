import { listAllAsanas } from '@niyama/data';
import { type LibraryFormat, writeLibrary } from '@niyama/data/libraryFile';
import { saveTextFile } from '@niyama/device';
import { deviceTimeZone, localDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

const types: Record<LibraryFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

/** Hands the whole library to the person as a file. */
export function useExport(): (format: LibraryFormat) => void {
  const { t } = useTranslation('admin');
  const client = useClient();
  const failureText = useFailureText();
  const { mutate } = useMutation({
    mutationFn: async (format: LibraryFormat) => {
      toasts.show({ tone: 'info', message: t('asanas.exporting') });
      const asanas = await listAllAsanas(client);
      const name = `niyama-asanas-${localDate(Date.now(), deviceTimeZone())}.${format}`;
      saveTextFile(name, await writeLibrary(asanas, format), types[format]);
      return asanas.length;
    },
    onSuccess: (count) =>
      toasts.show({ tone: 'success', message: t('asanas.exported', { count }) }),
    onError: (error) => {
      const message = t('asanas.error.exporting', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
  });
  return mutate;
}
