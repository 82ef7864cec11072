import { addNamespace, type I18n, useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import type { WishFormProps } from './WishForm.tsx';

interface WishDialogProps extends WishFormProps {
  onClose: () => void;
}

/** Loads the form, its texts and the composer when the dialog opens. */
const loadForm = (i18n: I18n) =>
  Promise.all([import('./WishForm.tsx'), addNamespace(i18n, 'compose', crypto.randomUUID())]).then(
    ([loaded]) => loaded,
    () => 'failed' as const,
  );

/** Asks what a class is to be, for a first draft of it. */
export function WishDialog({ onClose, ...form }: WishDialogProps) {
  const { t, i18n } = useTranslation(['classes', 'common']);
  /** Null as long as it is being fetched. */
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadForm>> | null>(null);
  const load = useEffectEvent(() => loadForm(i18n));
  useEffect(() => {
    if (loaded === null) void load().then(setLoaded);
  }, [loaded]);
  const content = useRecoveredFocus<HTMLDivElement>(loaded);
  return (
    <Dialog
      isOpen
      closeLabel={t('common:action.close')}
      title={t('editor.wish.action')}
      onClose={onClose}
    >
      <div ref={content} tabIndex={-1}>
        {loaded === null ? (
          <Text as="output" tone="soft">
            {t('common:loading')}
          </Text>
        ) : loaded === 'failed' ? (
          <ErrorState
            actions={<Button onPress={() => setLoaded(null)}>{t('common:action.retry')}</Button>}
            headingLevel={3}
            title={t('editor.wish.failed')}
          />
        ) : (
          <loaded.WishForm {...form} />
        )}
      </div>
    </Dialog>
  );
}
