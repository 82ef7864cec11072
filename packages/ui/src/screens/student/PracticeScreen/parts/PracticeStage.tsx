import { useTranslation } from '@niyama/i18n';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { announcement } from '../announcement.ts';
import * as styles from '../PracticeScreen.css.ts';
import type { PracticeActions, PracticeCues, PracticeStageState } from '../types.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { CueMenu } from './CueMenu.tsx';
import { EndDialog } from './EndDialog.tsx';
import { FinishDialogs } from './FinishDialogs.tsx';
import { PoseTitle } from './PoseTitle.tsx';
import { PracticeHeader } from './PracticeHeader.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import { SetChooser } from './SetChooser.tsx';
import { SetClock } from './SetClock.tsx';
import { SunRing } from './SunRing.tsx';

interface PracticeStageProps extends PracticeActions {
  state: PracticeStageState;
  cues: PracticeCues | null;
}

/** The pose, its clock and its controls, and over them what is asked meanwhile. */
export function PracticeStage({ state, cues, ...actions }: PracticeStageProps) {
  const { t } = useTranslation(['student', 'common']);
  const { asana, sets } = state;
  const isAsking = state.status === 'choosingSets' || state.status === 'resumeOffer';
  useShortcuts({
    onSpace: spaceActions(state, actions),
    onEscape: isEscapable[state.status] ? actions.onClose : () => undefined,
  });
  return (
    <>
      <main className={styles.stage}>
        <PracticeHeader
          isDisabled={state.status === 'savingPause'}
          badges={badgesOf()}
          onBack={actions.onBack}
        />
        {cues ? <CueMenu cues={cues} onChange={actions.onChangeCues} /> : null}
        <PoseTitle asana={asana} />
        <SunRing
          asana={asana}
          size={state.status === 'choosingSets' ? 'compact' : 'full'}
          sun={sunOf(state)}
          value={passed(state)}
        />
        <Panel {...actions} state={state} />
        <VisuallyHidden as="div">
          {/* In the page from the beginning: a region that comes with its words is not read. */}
          <output>{announcement(t, state, cues)}</output>
        </VisuallyHidden>
      </main>
      <EndDialog
        isOpen={state.status === 'askingToEnd'}
        onEnd={actions.onEnd}
        onKeepPractising={actions.onKeepPractising}
        onSaveAndLeave={actions.onBack}
      />
      <FinishDialogs {...actions} state={state} />
    </>
  );

  function badgesOf() {
    const place = state.place ? [t('sequence.place', state.place)] : [];
    // One set goes without saying.
    if (isAsking || sets === 1) return place;
    return [...place, t('practice.setOf', { number: shownSet(state), total: sets })];
  }
}

function Panel({ state, ...actions }: Omit<PracticeStageProps, 'cues'>) {
  const { sets, setNumber, remainingSeconds } = state;
  if (state.status === 'choosingSets') {
    return (
      <SetChooser
        asana={state.asana}
        sets={sets}
        startsOver={state.startsOver}
        onChoose={actions.onChooseSets}
        onStart={actions.onStart}
      />
    );
  }
  if (state.status === 'resumeOffer') {
    return (
      <ResumeOffer
        remainingSeconds={remainingSeconds}
        setNumber={setNumber}
        sets={sets}
        onStartOver={actions.onStartOver}
        onTakeUp={actions.onTakeUp}
      />
    );
  }
  return <SetClock {...actions} state={state} />;
}

/** While an open dialog has the word, or something is being saved, the practice does not listen. */
const isEscapable: Record<PracticeStageState['status'], boolean> = {
  resumeOffer: true,
  choosingSets: true,
  gettingReady: true,
  running: true,
  paused: true,
  setDone: true,
  askingToEnd: false,
  savingPause: false,
  completing: false,
  awarding: false,
  saveFailed: false,
  achievements: false,
};

function spaceActions({ status }: PracticeStageState, actions: PracticeActions): () => void {
  if (status === 'choosingSets' || status === 'gettingReady') return actions.onStart;
  if (status === 'resumeOffer') return actions.onTakeUp;
  if (status === 'running' || status === 'setDone') return actions.onPause;
  if (status === 'paused') return actions.onResume;
  return () => undefined;
}

/** The notice of a finished set still belongs to that set. */
function shownSet(state: PracticeStageState): number {
  return state.status === 'setDone' && !state.isLast ? state.setNumber - 1 : state.setNumber;
}

function sunOf({ status }: PracticeStageState) {
  if (status === 'running') return 'breathing';
  return status === 'setDone' ? 'blooming' : 'still';
}

/** How much of the set has passed, 0 to 1. */
function passed(state: PracticeStageState): number {
  const { durationSeconds } = state.asana;
  const done = 1 - state.remainingSeconds / durationSeconds;
  switch (state.status) {
    // The ring moves toward the next second, so that it closes when the set ends.
    case 'running':
      return done + 1 / durationSeconds;
    case 'setDone':
    case 'completing':
    case 'awarding':
    case 'saveFailed':
    case 'achievements':
      return 1;
    default:
      return done;
  }
}
