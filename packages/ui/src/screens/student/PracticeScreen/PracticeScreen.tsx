import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ToastStrip } from '#components/ToastRegion/ToastStrip.tsx';
import { PoseTitle } from './parts/PoseTitle.tsx';
import { PracticeHeader } from './parts/PracticeHeader.tsx';
import { PracticeStage } from './parts/PracticeStage.tsx';
import { SunRing } from './parts/SunRing.tsx';
import * as styles from './PracticeScreen.css.ts';
import type { PracticeCues, PracticeState } from './types.ts';

export interface PracticeScreenProps {
  state: PracticeState;
  /** Null before a practice is taken up or begun: there is nothing to guide. */
  cues: PracticeCues | null;
  /**
   * The id of the sequence that the pose is one of: all of its poses show the same person.
   * @default null: a pose alone
   */
  sequenceId?: string | null;
  /**
   * What the instructor noted on the assignment that this practice completes.
   * @default null: nothing, or it completes none
   */
  instructorNote?: string | null;
  /**
   * `div` in a dialog: the page behind it has the main landmark.
   * @default 'main'
   */
  as?: 'main' | 'div';
  /** Saves what has begun, and leaves. */
  onBack: () => void;
}

/** The practice of one pose, or of one step of a class, through its sets. */
export function PracticeScreen({
  state,
  cues,
  sequenceId = null,
  instructorNote = null,
  as: Stage = 'main',
  onBack,
}: PracticeScreenProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  switch (state.status) {
    case 'loading':
      return (
        <Stage className={styles.stage}>
          <PracticeHeader onBack={onBack} />
          {state.asana ? (
            <>
              <PoseTitle subject={state.asana} />
              <SunRing subject={state.asana} sequenceId={sequenceId} value={0} />
            </>
          ) : null}
          <div className={state.asana ? styles.panel : styles.alone}>
            <Spinner label={t('common:loading')} />
            <Text tone="soft">{t('common:loading')}</Text>
          </div>
        </Stage>
      );
    case 'notFound':
      return (
        <Stage className={styles.stage}>
          <PracticeHeader onBack={onBack} />
          <div className={styles.alone}>
            <ToastStrip />
            <ErrorState
              actions={<Button onPress={onBack}>{t('common:action.goBack')}</Button>}
              headingLevel={1}
              title={t('pose.notFound')}
            />
          </div>
        </Stage>
      );
    case 'failed':
      return (
        <Stage className={styles.stage}>
          <PracticeHeader onBack={onBack} />
          <div className={styles.alone}>
            <ToastStrip />
            <ErrorState
              actions={
                <>
                  <Button onPress={state.onRetry}>{t('common:action.tryAgain')}</Button>
                  <Button variant="secondary" onPress={onBack}>
                    {t('common:action.goBack')}
                  </Button>
                </>
              }
              description={state.reason}
              headingLevel={1}
              kind={state.isOffline ? 'offline' : 'failed'}
              title={t('pose.notFound')}
            />
          </div>
        </Stage>
      );
    case 'runOver':
      return (
        <Stage className={styles.stage}>
          <PracticeHeader onBack={onBack} />
          <div className={styles.alone}>
            <ToastStrip />
            <EmptyState
              action={<Button onPress={onBack}>{t('common:action.goBack')}</Button>}
              description={t('pose-practice:runOver.text')}
              headingLevel={1}
              title={t('pose-practice:runOver.title')}
            />
          </div>
        </Stage>
      );
    case 'elsewhere':
      return (
        <Stage className={styles.stage}>
          <PracticeHeader onBack={onBack} />
          <div className={styles.alone}>
            <ToastStrip />
            <EmptyState
              action={
                <Stack gap="3">
                  <Text as="output">{state.isSilent ? silence(state.name) : null}</Text>
                  <Button
                    busyLabel={t('common:loading')}
                    isBusy={state.isWaiting}
                    onPress={state.onTakeOver}
                  >
                    {t('pose-practice:elsewhere.takeOver')}
                  </Button>
                  <Button variant="quiet" onPress={onBack}>
                    {t('common:action.goBack')}
                  </Button>
                </Stack>
              }
              description={elsewhere(state)}
              headingLevel={1}
              title={t('pose-practice:elsewhere.title')}
            />
          </div>
        </Stage>
      );
    default:
      return (
        <PracticeStage
          as={Stage}
          cues={cues}
          instructorNote={instructorNote}
          sequenceId={sequenceId}
          state={state}
          onBack={onBack}
        />
      );
  }

  function elsewhere({ name, isSilent }: { name: string | null; isSilent: boolean }) {
    if (name !== null) return t('pose-practice:elsewhere.textOf', { name });
    // Nothing may be written down of what nobody could name, so no progress is promised.
    return isSilent ? t('pose-practice:elsewhere.textUnknown') : t('pose-practice:elsewhere.text');
  }

  function silence(name: string | null) {
    return name === null
      ? t('pose-practice:elsewhere.silentUnknown')
      : t('pose-practice:elsewhere.silent');
  }
}
