import {
  builtInTimerPresetKeys,
  builtInTimerPresets,
  type MeditationChoice,
  type TimerPreset,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import { LoadFailed } from '#screens/student/parts/LoadFailed.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import type { PresetActions, PresetFormState, PresetsState } from '../types.ts';
import { PresetRow } from './PresetRow.tsx';
import * as styles from './PresetsTab.css.ts';
import { useBellWords } from './useBellWords.ts';

const PresetForm = lazy(async () => ({
  default: (await import('./PresetForm.tsx')).PresetForm,
}));

interface PresetsTabProps extends PresetActions {
  presets: PresetsState;
  choice: MeditationChoice;
  form: PresetFormState | null;
  /** A meditation is under way: what it rings stays as it is. */
  isLocked: boolean;
}

/** The built-in presets and those of the student's own. */
export function PresetsTab({ presets, choice, form, isLocked, ...actions }: PresetsTabProps) {
  const { t } = useTranslation(['student', 'timer']);
  return (
    <>
      <div className={styles.columns}>
        <section aria-labelledby="built-in-presets">
          <Stack gap="3">
            <Heading id="built-in-presets" level={2} size="title">
              {t('timer:presets.builtIn')}
            </Heading>
            {isLocked ? (
              <Text size="small" tone="soft">
                {t('timer:presets.whileSitting')}
              </Text>
            ) : null}
            <ul className={styles.list}>
              {builtInTimerPresetKeys.map((key) => {
                const name = t(`timer:preset.${key}.name`);
                const plan = builtInTimerPresets[key];
                return (
                  <PresetRow
                    key={key}
                    description={t(`timer:preset.${key}.description`)}
                    durationSeconds={plan.durationSeconds}
                    isChosen={choice.presetId === key}
                    isLocked={isLocked}
                    name={name}
                    onLoad={() => actions.onLoad({ ...choice, plan, presetId: key }, name)}
                  />
                );
              })}
            </ul>
          </Stack>
        </section>
        <section aria-labelledby="own-presets">
          <Stack gap="3">
            <Heading id="own-presets" level={2} size="title">
              {t('timer:presets.own')}
            </Heading>
            <OwnPresets {...actions} choice={choice} isLocked={isLocked} presets={presets} />
            <Button
              icon={<Plus aria-hidden size="1.125rem" strokeWidth={1.75} />}
              variant="secondary"
              onPress={actions.onOpenForm}
            >
              {t('timer:presets.create')}
            </Button>
          </Stack>
        </section>
      </div>
      {form ? (
        <Suspense fallback={null}>
          <PresetForm
            {...form}
            choice={choice}
            onClose={actions.onCloseForm}
            onSave={actions.onSave}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface OwnPresetsProps
  extends Pick<PresetsTabProps, 'presets' | 'choice' | 'isLocked'>, PresetActions {}

function OwnPresets({ presets, choice, isLocked, onLoad, onDelete, onRetry }: OwnPresetsProps) {
  const { t } = useTranslation(['student', 'timer']);
  const bellWords = useBellWords();
  if (presets.status === 'loading') {
    return (
      <>
        <Skeleton height="4.5rem" />
        <StillLoading />
      </>
    );
  }
  if (presets.status === 'failed') {
    return <LoadFailed {...presets} title={t('customPresets.failed')} onRetry={onRetry} />;
  }
  const load = ({ id, name, plan, bellMode, volume }: TimerPreset) =>
    onLoad({ ...choice, plan, bellMode, volume, presetId: id }, name);
  return (
    <>
      <StaleNotice
        failedTitle={t('customPresets.failed')}
        stale={presets.stale}
        onRetry={onRetry}
      />
      {presets.presets.length === 0 ? (
        <Text tone="soft">{t('timer:presets.none')}</Text>
      ) : (
        <ul className={styles.list}>
          {presets.presets.map((preset) => (
            <PresetRow
              key={preset.id}
              description={bellWords(preset)}
              durationSeconds={preset.plan.durationSeconds}
              isChosen={choice.presetId === preset.id}
              isLocked={isLocked}
              isSilent={preset.bellMode === 'silence'}
              name={preset.name}
              onDelete={() => onDelete(preset)}
              onLoad={() => load(preset)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
