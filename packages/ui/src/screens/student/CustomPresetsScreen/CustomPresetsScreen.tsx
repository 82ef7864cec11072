import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import * as styles from './CustomPresetsScreen.css.ts';
import { PresetForm } from './parts/PresetForm.tsx';
import { PresetList } from './parts/PresetList.tsx';
import { PresetSkeletons } from './parts/PresetSkeletons.tsx';
import type {
  CustomPresetsState,
  PresetFormState,
  CustomPresetActions,
  PresetFormActions,
} from './types.ts';
import { useRestoreFocusAfterForm } from './useRestoreFocusAfterForm.ts';

export interface CustomPresetsScreenProps extends CustomPresetActions, PresetFormActions {
  state: CustomPresetsState;
  /** Null while no form is open. */
  form: PresetFormState | null;
  /** Whether to ask about changes that would be lost. */
  asksToLeave: boolean;
  onBack: () => void;
  onRetry: () => void;
  onCreate: () => void;
  onLeave: () => void;
  onStay: () => void;
}

/** /custom-presets: classes of the student's own. */
export function CustomPresetsScreen({
  state,
  form,
  asksToLeave,
  onBack,
  onRetry,
  onCreate,
  onStart,
  onEdit,
  onDelete,
  onLeave,
  onStay,
  ...formActions
}: CustomPresetsScreenProps) {
  const { t } = useTranslation('student');
  const content = useRef<HTMLDivElement>(null);
  const presets = state.status === 'ready' ? state.presets : [];
  useRestoreFocusAfterForm(form, presets.length, content);
  // A preset that was deleted elsewhere has no place for its form any more.
  const isListed = presets.some(({ id }) => id === form?.draft.id);
  const isEmpty = presets.length === 0 && form === null;
  return (
    <StudentFrame title={t('customPresets.title')} onBack={onBack}>
      {state.status === 'loading' ? <PresetSkeletons /> : null}
      {state.status === 'failed' ? (
        <LoadFailed
          isOffline={state.isOffline}
          reason={state.reason}
          title={t('customPresets.failed')}
          onRetry={onRetry}
        />
      ) : null}
      {state.status === 'ready' ? (
        <div className={styles.content} ref={content} tabIndex={-1}>
          <Stack gap="5">
            <StaleNotice
              failedTitle={t('customPresets.failed')}
              stale={state.stale}
              onRetry={onRetry}
            />
            {isEmpty ? (
              <EmptyState
                action={
                  <Stack gap="2">
                    <Button onPress={onCreate}>{t('customPresets.empty.action')}</Button>
                    <LinkButton href={paths.compose()} variant="quiet">
                      {t('assignments.compose.action')}
                    </LinkButton>
                  </Stack>
                }
                description={t('customPresets.empty.text')}
                figure={
                  <div className={styles.figure}>
                    <PoseFigure
                      decorative
                      category="flow"
                      ground="disc"
                      name=""
                      pose="warrior-ii"
                    />
                  </div>
                }
                title={t('customPresets.empty.title')}
              />
            ) : (
              <>
                <Inline justify="end">
                  <LinkButton href={paths.compose()} variant="quiet">
                    {t('assignments.compose.action')}
                  </LinkButton>
                  <Button
                    icon={<Plus aria-hidden size="1.25rem" strokeWidth={1.75} />}
                    isDisabled={form !== null}
                    variant="secondary"
                    onPress={onCreate}
                  >
                    {t('customPresets.create')}
                  </Button>
                </Inline>
                {form && (form.isNew || !isListed) ? (
                  <PresetForm {...formActions} form={form} />
                ) : null}
                <PresetList
                  {...formActions}
                  form={form}
                  leadIn={state.leadIn}
                  limits={state.limits}
                  poses={state.poses}
                  presets={presets}
                  onDelete={onDelete}
                  onEdit={onEdit}
                  onStart={onStart}
                />
              </>
            )}
          </Stack>
        </div>
      ) : null}
      {asksToLeave ? <LeaveDialog onLeave={onLeave} onStay={onStay} /> : null}
    </StudentFrame>
  );
}
