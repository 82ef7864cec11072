import { useTranslation } from '@niyama/i18n';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { PresetsTab } from './parts/PresetsTab.tsx';
import { TimerPanel } from './parts/TimerPanel.tsx';
import type {
  PresetActions,
  PresetFormState,
  PresetsState,
  TimerPanelProps,
  TimerState,
  TimerTab,
} from './types.ts';
import { useAnnouncement } from './useAnnouncement.ts';

export interface TimerScreenProps extends TimerPanelProps {
  tab: TimerTab;
  onTabChange: (tab: TimerTab) => void;
  presets: PresetsState;
  /** Null while the form is closed. */
  presetForm: PresetFormState | null;
  presetActions: PresetActions;
}

/** /timer: the meditation timer. */
export function TimerScreen({
  tab,
  onTabChange,
  presets,
  presetForm,
  presetActions,
  ...panel
}: TimerScreenProps) {
  const { state, choice } = panel;
  const { t } = useTranslation(['student', 'common', 'timer']);
  return (
    <StudentFrame title={t('timer.title')}>
      <Tabs
        label={t('timer:tabs.label')}
        selectedKey={tab}
        tabs={[
          {
            id: 'timer',
            label: t('timer:tabs.timer'),
            content: <TimerPanel {...panel} />,
          },
          {
            id: 'presets',
            label: t('timer:tabs.presets'),
            content: (
              <PresetsTab
                {...presetActions}
                choice={choice}
                form={presetForm}
                isLocked={isUnderway(state)}
                presets={presets}
              />
            ),
          },
        ]}
        onSelectionChange={onTabChange}
      />
      <VisuallyHidden as="div">
        {/* In the page from the beginning: a region that comes with its words is not read. */}
        <output>{useAnnouncement(state)}</output>
      </VisuallyHidden>
    </StudentFrame>
  );
}

/** What runs keeps its plan. */
function isUnderway(state: TimerState): boolean {
  return state.status !== 'idle' && state.status !== 'completed';
}
