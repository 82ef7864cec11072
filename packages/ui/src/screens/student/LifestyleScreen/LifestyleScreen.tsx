import type { LifestyleEntry, LifestyleValues, LocalDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import type { ProgressState } from '../parts/progressState.ts';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { EditDialog } from './parts/EditDialog.tsx';
import { History } from './parts/History.tsx';
import { LogActivity } from './parts/LogActivity.tsx';
import type { EditedEntry, SaveRefusal } from './types.ts';

export const lifestyleTabs = ['log', 'history'] as const;
export type LifestyleTab = (typeof lifestyleTabs)[number];

export interface LifestyleScreenProps {
  tab: LifestyleTab;
  today: LocalDate;
  /** The latest day first. */
  entries: readonly LifestyleEntry[];
  /** Whether a part of the log could not be read and was set aside. */
  hasUnreadable: boolean;
  /** The form as filled in so far. */
  values: LifestyleValues;
  /** Why the last press on Save saved nothing; null if it did. */
  refusal: SaveRefusal | null;
  /** What the student practiced, for the trends. */
  progress: ProgressState;
  /** The entry that is being changed, or null. */
  edited: EditedEntry | null;
  /** Asks about changes of an entry that leaving would lose; null while nothing is asked. */
  leaving: { onLeave: () => void; onStay: () => void } | null;
  onTabChange: (tab: LifestyleTab) => void;
  onChange: (values: LifestyleValues) => void;
  onSave: (values: LifestyleValues) => void;
  /** Drops what the form holds of an earlier visit; null where it holds nothing of one. */
  onStartOver: (() => void) | null;
  onEdit: (entry: LifestyleEntry) => void;
  onDelete: (entry: LifestyleEntry) => void;
  onExport: () => void;
  onRetry: () => void;
}

/** /lifestyle: how a student slept, ate and felt. */
export function LifestyleScreen(props: LifestyleScreenProps) {
  const { tab, today, entries, edited, leaving } = props;
  const { t } = useTranslation('student');
  return (
    <StudentFrame title={t('menu.lifestyle')}>
      <Tabs
        label={t('lifestyle.tabs.label')}
        selectedKey={tab}
        tabs={[
          {
            id: 'log',
            label: t('lifestyle.tabs.log'),
            content: (
              <LogActivity
                logged={entries.find(({ date }) => date === today) ?? null}
                refusal={props.refusal}
                today={today}
                values={props.values}
                onChange={props.onChange}
                onEdit={props.onEdit}
                onSave={props.onSave}
                onStartOver={props.onStartOver}
              />
            ),
          },
          {
            id: 'history',
            label: t('lifestyle.tabs.history'),
            content: (
              <History
                entries={entries}
                hasUnreadable={props.hasUnreadable}
                progress={props.progress}
                today={today}
                onBegin={() => props.onTabChange('log')}
                onDelete={props.onDelete}
                onEdit={props.onEdit}
                onExport={props.onExport}
                onRetry={props.onRetry}
              />
            ),
          },
        ]}
        onSelectionChange={props.onTabChange}
      />
      {edited ? <EditDialog edited={edited} today={today} /> : null}
      {leaving ? <LeaveDialog {...leaving} /> : null}
    </StudentFrame>
  );
}
