import { standingAt } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { announcement } from '../announcement.ts';
import * as styles from '../PracticeScreen.css.ts';
import type { PracticeCues, PracticeStageState } from '../types.ts';
import { shownBreath } from '../shownBreath.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { BreathSun } from './BreathSun.tsx';
import { CueMenu } from './CueMenu.tsx';
import { EndDialog } from './EndDialog.tsx';
import { FinishDialogs } from './FinishDialogs.tsx';
import { PoseTitle } from './PoseTitle.tsx';
import { PracticeHeader } from './PracticeHeader.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import { SetChooser } from './SetChooser.tsx';
import { SetClock } from './SetClock.tsx';
import { SunRing } from './SunRing.tsx';

interface PracticeStageProps {
  state: PracticeStageState;
  cues: PracticeCues | null;
  onBack: () => void;
}

/** The pose, its clock and its controls, and over them what is asked meanwhile. */
export function PracticeStage({ state, cues, onBack }: PracticeStageProps) {
  const { t } = useTranslation(['student', 'common']);
  const { asana, sets } = state;
  const breath = isUnderway(state) ? shownBreath(state.guide, standingOf(state)) : null;
  const isAsking = state.status === 'choosingSets' || state.status === 'resumeOffer';
  useShortcuts({
    onSpace: spaceAction(state),
    onEscape: state.status === 'resumeOffer' ? onBack : escapeAction(state),
  });
  return (
    <>
      <main className={styles.stage}>
        <PracticeHeader
          isDisabled={state.status === 'savingPause'}
          badges={badgesOf()}
          onBack={onBack}
        />
        {cues ? <CueMenu cues={cues} /> : null}
        <PoseTitle asana={asana} />
        <SunRing
          asana={asana}
          size={state.status === 'choosingSets' ? 'compact' : 'full'}
          breath={breath && <BreathSun breath={breath} isRunning={state.status === 'running'} />}
          sun={sunOf(state)}
          value={passed(state)}
        />
        <Panel state={state} />
        <VisuallyHidden as="div">
          {/* In the page from the beginning: a region that comes with its words is not read. */}
          <output>{announcement(t, state, cues)}</output>
        </VisuallyHidden>
      </main>
      <EndDialog asked={state.status === 'askingToEnd' ? state : null} onSaveAndLeave={onBack} />
      <FinishDialogs state={state} />
    </>
  );

  function badgesOf() {
    const place = state.place ? [t('sequence.place', state.place)] : [];
    // One set goes without saying.
    if (isAsking || sets === 1) return place;
    return [...place, t('practice.setOf', { number: shownSet(state), total: sets })];
  }
}

function Panel({ state }: Pick<PracticeStageProps, 'state'>) {
  const { sets, setNumber, remainingSeconds } = state;
  if (state.status === 'choosingSets') {
    return (
      <SetChooser
        asana={state.asana}
        guide={state.guide}
        setSeconds={state.setSeconds}
        sets={sets}
        startsOver={state.startsOver}
        onChoose={state.onChooseSets}
        onStart={state.onStart}
      />
    );
  }
  if (state.status === 'resumeOffer') {
    return (
      <ResumeOffer
        remainingSeconds={remainingSeconds}
        setNumber={setNumber}
        sets={sets}
        onStartOver={state.onStartOver}
        onTakeUp={state.onTakeUp}
      />
    );
  }
  return <SetClock standing={isUnderway(state) ? standingOf(state) : null} state={state} />;
}

/** While an open dialog has the word, or something is being saved, the practice does not listen. */
function escapeAction(state: PracticeStageState): (() => void) | null {
  // What was earned is closed by its own dialog.
  return 'onClose' in state && state.status !== 'achievements' ? state.onClose : null;
}

function spaceAction(state: PracticeStageState): (() => void) | null {
  switch (state.status) {
    case 'choosingSets':
    case 'gettingReady':
      return state.onStart;
    case 'resumeOffer':
      return state.onTakeUp;
    case 'running':
    case 'setDone':
      return state.onPause;
    case 'paused':
      return state.onResume;
    default:
      return null;
  }
}

/** The notice of a finished set still belongs to that set. */
function shownSet(state: PracticeStageState): number {
  return state.status === 'setDone' ? state.setNumber - 1 : state.setNumber;
}

/** Whether the practice stands within a set that has begun. */
function isUnderway({ status }: PracticeStageState) {
  return (
    status === 'running' ||
    status === 'paused' ||
    status === 'askingToEnd' ||
    status === 'savingPause'
  );
}

function standingOf({ guide, setSeconds, remainingSeconds }: PracticeStageState) {
  return standingAt(guide, setSeconds, Math.round((setSeconds - remainingSeconds) * 1000));
}

function sunOf({ status }: PracticeStageState) {
  if (status === 'running') return 'breathing';
  return status === 'setDone' || status === 'allSetsDone' ? 'blooming' : 'still';
}

/** How much of the set has passed, 0 to 1. */
function passed(state: PracticeStageState): number {
  const { setSeconds } = state;
  const done = 1 - state.remainingSeconds / setSeconds;
  switch (state.status) {
    // The ring moves toward the next second, so that it closes when the set ends.
    case 'running':
      return done + 1 / setSeconds;
    case 'setDone':
    case 'allSetsDone':
    case 'completing':
    case 'awarding':
    case 'saveFailed':
    case 'achievements':
      return 1;
    default:
      return done;
  }
}
