import { consoleLogger, type NewOwnClass, type OwnClass } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { toasts } from '../../app/toasts.ts';
import { useChangePresets } from './useChangePresets.ts';

/** Deletes a preset, with an undo. */
export function useDeletePreset() {
  const { t } = useTranslation(['student', 'common']);
  const { remove, putBack } = useChangePresets();
  const fail = (error: unknown, message: string) => {
    consoleLogger.warn('The presets could not be changed', error);
    toasts.show({ tone: 'error', message });
  };
  const restore = async (preset: NewOwnClass) => {
    try {
      await putBack(preset);
    } catch (error) {
      fail(error, t('customPresets.restoreFailed'));
    }
  };
  const deletePreset = async (preset: OwnClass) => {
    const { body } = preset;
    try {
      await remove(preset);
      toasts.show({
        tone: 'success',
        message: t('customPresets.deleted'),
        // What this version of the app cannot read, it cannot bring back either.
        ...(body && {
          action: {
            label: t('common:action.undo'),
            onAction: () => void restore({ ...preset, body }),
          },
        }),
      });
    } catch (error) {
      fail(error, t('customPresets.deleteFailed'));
    }
  };
  return (preset: OwnClass) => void deletePreset(preset);
}
