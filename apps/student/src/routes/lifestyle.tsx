import { useTranslation } from '@niyama/i18n';
import { LifestyleScreen, lifestyleTabs } from '@niyama/ui/screens/student/LifestyleScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useLocalTime } from '../app/useLocalTime.ts';
import { useLifestyleLog } from '../app/useLifestyleLog.ts';
import { useProgress } from './shared/useProgress.ts';
import { useDay } from './lifestyle/useDay.ts';
import { useEditedEntry } from './lifestyle/useEditedEntry.ts';
import { useEntries } from './lifestyle/useEntries.ts';

/** /lifestyle?tab=: a log that lives on this device alone. */
export default function LifestyleRoute() {
  const { t } = useTranslation('student');
  const [tab, showTab] = useAddressChoice('tab', lifestyleTabs);
  const { day: today } = useLocalTime();
  const log = useLifestyleLog();
  const { entries, hasUnreadable, put, remove, exportAll } = useEntries(log);
  const form = useDay(log, today, put);
  const editing = useEditedEntry(put);
  const progress = useProgress(tab === 'history' && entries.length > 0);
  return (
    <Page title={t('menu.lifestyle')}>
      <LifestyleScreen
        edited={editing.edited}
        entries={entries}
        hasUnreadable={hasUnreadable}
        leaving={editing.leaving}
        progress={progress.state}
        refusal={form.refusal}
        tab={tab}
        today={today}
        values={form.values}
        onChange={form.change}
        onDelete={remove}
        onEdit={editing.open}
        onExport={() => exportAll(today)}
        onRetry={progress.retry}
        onSave={form.save}
        onStartOver={form.isDraft ? form.startOver : null}
        onTabChange={showTab}
      />
    </Page>
  );
}
