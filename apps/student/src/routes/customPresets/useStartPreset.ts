import type { CustomPreset } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { toasts } from '../../app/toasts.ts';
import { useStartSequence } from '../shared/useStartSequence.ts';

/** Practices the poses of a preset one after the other; what can no longer be practiced is left out. */
export function useStartPreset() {
  const { t } = useTranslation('student');
  const startSequence = useStartSequence();
  return ({ poses }: CustomPreset, how: { replace: boolean }) => {
    const known = poses.filter(({ asana }) => asana !== null);
    const count = poses.length - known.length;
    if (count > 0) toasts.show({ tone: 'info', message: t('customPresets.leftOut', { count }) });
    const items = known.map(({ asanaId, sets, seconds }) => ({ asanaId, sets, seconds }));
    startSequence({ source: 'preset', items }, how);
  };
}
