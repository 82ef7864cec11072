import { consoleLogger, type CustomPreset } from '@niyama/domain';
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
  const restore = async (preset: CustomPreset) => {
    try {
      await putBack(preset);
    } catch (error) {
      fail(error, t('customPresets.restoreFailed'));
    }
  };
  const deletePreset = async (preset: CustomPreset) => {
    try {
      await remove(preset);
      toasts.show({
        tone: 'success',
        message: t('customPresets.deleted'),
        action: { label: t('common:action.undo'), onAction: () => void restore(preset) },
      });
    } catch (error) {
      fail(error, t('customPresets.deleteFailed'));
    }
  };
  return (preset: CustomPreset) => void deletePreset(preset);
}
