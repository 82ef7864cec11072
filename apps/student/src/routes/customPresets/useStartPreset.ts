import { listedItems, type OwnClass } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PresetPoses } from '@niyama/ui/screens/student/CustomPresetsScreen';
import { toasts } from '../../app/toasts.ts';
import { useStartSequence } from '../shared/useStartSequence.ts';

/** Practices the poses of a preset one after the other; what can no longer be practiced is left out. */
export function useStartPreset(poses: PresetPoses) {
  const { t } = useTranslation('student');
  const startSequence = useStartSequence();
  return ({ name, body }: OwnClass, how: { replace: boolean }) => {
    if (!body) return;
    const count = listedItems(body, poses).filter(({ asana }) => asana === null).length;
    if (count > 0) toasts.show({ tone: 'info', message: t('customPresets.leftOut', { count }) });
    startSequence({ source: 'preset', run: { name }, body, poses }, how);
  };
}
