import { practicingLock, acquireLock } from '@niyama/device';
import { type BellSound, clockText, defaultMeditationChoice } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { TimerScreen, type TimerState } from '@niyama/ui/screens/student/TimerScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import MeditationHost from '../app/meditation/MeditationHost.tsx';
import { useNeededMeditationController, useMeditationView } from '../app/meditation.tsx';
import { useOneAtATime } from '../app/oneAtATime.tsx';
import { toasts } from '../app/toasts.ts';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { useTimerPresets } from './timer/useTimerPresets.ts';

/** What is shown until the meditation of this device is known. */
const loading: TimerState = { status: 'loading' };
const silent: BellSound = {
  mode: 'sound',
  isMasterOff: false,
  canVibrate: false,
  canPlayTrack: false,
  isBlocked: false,
};

/** /timer: the meditation timer and its presets. */
export default function TimerRoute() {
  usePageTexts('timer');
  const { t } = useTranslation(['student', 'timer']);
  const [tab, setTab] = useAddressChoice('tab', ['timer', 'presets']);
  const controller = useNeededMeditationController(MeditationHost);
  const view = useMeditationView();
  const { presets, form, ...own } = useTimerPresets(tab === 'presets');
  const { state, choice, holdsAgreed, sound } = view ?? {
    state: loading,
    choice: defaultMeditationChoice,
    holdsAgreed: false,
    sound: silent,
  };
  const userId = useUserId();
  const { start, question } = useOneAtATime();
  const startAlone = async () => {
    controller?.prepare();
    const giveBack = await acquireLock(practicingLock(userId), { ifAvailable: true });
    giveBack?.();
    start(giveBack ? null : 'practiceElsewhere', () => controller?.start());
  };
  const toggleSound = () => {
    controller?.toggleSound();
    const message = sound.mode === 'sound' ? t('timer:sound.disabled') : t('timer:sound.enabled');
    toasts.show({ tone: 'info', message });
  };
  return (
    <Page title={title()}>
      <TimerScreen
        choice={choice}
        holdsAgreed={holdsAgreed}
        presetActions={{
          onLoad: (loaded, name) => {
            controller?.choose(loaded);
            toasts.show({ tone: 'info', message: t('timer:presets.loaded', { name }) });
            setTab('timer');
          },
          onDelete: own.remove,
          onRetry: own.retry,
          onOpenForm: own.openForm,
          onCloseForm: own.closeForm,
          onSave: (name) => own.save(name, choice),
        }}
        presetForm={form}
        presets={presets}
        sound={sound}
        state={state}
        tab={tab}
        onAgreeToHolds={(chosen) => controller?.agreeToHolds(chosen)}
        onChoose={(chosen) => controller?.choose(chosen)}
        onEnd={() => controller?.end()}
        onFreeBreath={(breathesFreely) => controller?.freeBreath(breathesFreely)}
        onPause={() => controller?.pause()}
        onPreview={() => controller?.preview()}
        onReset={() => controller?.reset()}
        onStart={() => void startAlone()}
        onTabChange={setTab}
        onToggleSound={toggleSound}
        onUnblock={() => controller?.wake()}
      />
      {question}
    </Page>
  );

  function title() {
    if (state.status !== 'running' && state.status !== 'paused') return t('timer.title');
    return t('timer:pageTitle', { time: clockText(Math.ceil(state.remainingSeconds)) });
  }
}
