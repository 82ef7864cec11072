import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { CustomPresetsScreen } from '@niyama/ui/screens/student/CustomPresetsScreen';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useUnsavedChanges } from '@niyama/app/leaveGuard.tsx';
import { useGoBack } from './shared/useGoBack.ts';
import { useCustomPresets } from './customPresets/useCustomPresets.ts';
import { useDeletePreset } from './customPresets/useDeletePreset.ts';
import { usePresetForm } from './customPresets/usePresetForm.ts';
import { useStartPreset } from './customPresets/useStartPreset.ts';

const AddAsanas = lazy(() => import('./customPresets/AddAsanas.tsx'));

/** /custom-presets: classes of the student's own. */
export default function CustomPresetsRoute() {
  const { t } = useTranslation('student');
  const navigate = useNavigate();
  const { state, poses, retry, readAgain } = useCustomPresets();
  const form = usePresetForm({ poses, readAgain });
  const deletePreset = useDeletePreset();
  const startPreset = useStartPreset(poses);
  const [isAdding, setAdding] = useState(false);
  const [isCanceling, setCanceling] = useState(false);
  const unsaved = useUnsavedChanges(form.hasChanges);
  const practiceTab = paths.assignments({ tab: 'self-practice' });
  const goBack = useGoBack(practiceTab);
  return (
    <Page title={t('customPresets.title')}>
      <CustomPresetsScreen
        asksToLeave={unsaved.isAsking || isCanceling}
        form={form.state}
        state={state}
        onAddAsanas={() => setAdding(true)}
        onBack={() =>
          unsaved.leave(({ replace }) => {
            if (replace) void navigate(practiceTab, { replace });
            else goBack();
          })
        }
        onCancel={() => {
          if (form.hasChanges) setCanceling(true);
          else form.close();
        }}
        onCreate={form.create}
        onDelete={deletePreset}
        onEdit={form.edit}
        onLeave={() => {
          form.close();
          if (isCanceling) setCanceling(false);
          else unsaved.discard();
        }}
        onRetry={retry}
        onSave={form.save}
        onStart={(preset) => unsaved.leave((how) => startPreset(preset, how))}
        onStay={() => {
          setCanceling(false);
          unsaved.stay();
        }}
        onType={form.type}
      />
      {isAdding && form.state ? (
        <Suspense fallback={null}>
          <AddAsanas draft={form.state.draft} onClose={() => setAdding(false)} onType={form.type} />
        </Suspense>
      ) : null}
    </Page>
  );
}
