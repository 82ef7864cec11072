import { listSpoken } from '@niyama/data';
import {
  type AsanaSpoken,
  type ClassBody,
  classItems,
  type ClassPose,
  consoleLogger,
  DataError,
  type ItemId,
} from '@niyama/domain';
import { addNamespace, useTranslation } from '@niyama/i18n';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { bells, wakeSpeech } from '@niyama/app/practice/sounds.ts';
import { useFailureText } from '@niyama/app/useFailureText.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { toasts } from '../../app/toasts.ts';
import type { PlayedClass } from './PlayedClass.tsx';

interface Preview extends Pick<ComponentProps<typeof PlayedClass>, 'from' | 'spoken'> {
  Played: typeof PlayedClass;
}

const openDialog = '[role="dialog"], [role="alertdialog"]';

/**
 * The preview of a class as it is when the preview opens. The code that plays it, and its texts, load when it is asked
 * for.
 *
 * @param poses all poses that the class names, as far as there are any.
 */
export function usePreview(
  body: ClassBody,
  poses: ReadonlyMap<string, ClassPose>,
): {
  open: (from: ItemId | null) => Promise<void>;
  dialog: ReactNode;
} {
  const { t, i18n } = useTranslation('classes');
  const failureText = useFailureText();
  const client = useClient();
  const language = useReadingLanguage();
  const [preview, setPreview] = useState<Preview | 'loading' | null>(null);
  const open = async (from: ItemId | null) => {
    if (preview !== null) return;
    setPreview('loading');
    // The class begins by itself: browsers allow sound after this press only.
    bells.wake();
    wakeSpeech();
    const visit = crypto.randomUUID();
    const asanaIds = classItems(body).flatMap((item) => (item.kind === 'pose' ? item.asanaId : []));
    try {
      const [{ PlayedClass: Played }, spoken] = await Promise.all([
        import('./PlayedClass.tsx'),
        listSpoken(client, { asanaIds: [...new Set(asanaIds)], language }).catch(
          (error: unknown) => {
            // The voice says the names alone then, as students hear it without a connection.
            consoleLogger.warn('The words of the poses could not be loaded', error);
            return new Map<string, AsanaSpoken>();
          },
        ),
        addNamespace(i18n, 'student', visit),
        addNamespace(i18n, 'pose-practice', visit),
      ]);
      // The teacher has gone on to something else.
      setPreview(document.querySelector(openDialog) ? null : { Played, from, spoken });
    } catch (cause) {
      setPreview(null);
      const failure = new DataError('offline', 'The preview could not be loaded', null, cause);
      const reason = failureText(failure);
      toasts.show({ tone: 'error', message: t('editor.preview.failed', { reason }) });
    }
  };
  const close = () => setPreview(null);
  if (preview === null || preview === 'loading') return { open, dialog: null };
  const { Played, ...played } = preview;
  return { open, dialog: <Played {...played} body={body} poses={poses} onClose={close} /> };
}
