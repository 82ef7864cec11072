import { listAllAsanas, listAllTranslations } from '@niyama/data';
import { type LibraryFormat, writeLibrary, writeTranslations } from '@niyama/data/libraryFile';
import { saveTextFile } from '@niyama/device';
import { deviceTimeZone, localDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { AsanasScreenProps } from '@niyama/ui/screens/admin/AsanasScreen';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { toasts } from '../../app/toasts.ts';

const types: Record<LibraryFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

type Export = AsanasScreenProps['onExport'];

/** Hands the whole library, or all its translations, to the person as a file. */
export function useExport(): Export {
  const { t } = useTranslation('admin');
  const client = useClient();
  const failureText = useFailureText();
  const { mutate } = useMutation({
    mutationFn: async ([what, format]: Parameters<Export>) => {
      toasts.show({ tone: 'info', message: t('asanas.exporting') });
      const asanas = await listAllAsanas(client);
      const translations = what === 'translations' ? await listAllTranslations(client) : null;
      const name = `niyama-${what}-${localDate(Date.now(), deviceTimeZone())}.${format}`;
      const text = translations
        ? await writeTranslations(asanas, translations, format)
        : await writeLibrary(asanas, format);
      saveTextFile(name, text, types[format]);
      return translations
        ? t('asanas.exportedTranslations', { count: translations.length })
        : t('asanas.exported', { count: asanas.length });
    },
    onSuccess: (message) => toasts.show({ tone: 'success', message }),
    onError: (error) => {
      const message = t('asanas.error.exporting', { reason: failureText(error) });
      toasts.show({ tone: 'error', message });
    },
  });
  return (...what) => mutate(what);
}
