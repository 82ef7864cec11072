import { type GuidePosition, isLed, positionAt } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { announcement } from '../announcement.ts';
import { mainAction, nextAction } from '../mainAction.ts';
import * as styles from '../PracticeScreen.css.ts';
import { nameLanguage, placeText, poseOf, subjectName } from '../subject.ts';
import type { PracticeCues, PracticeStageState } from '../types.ts';
import { type ShownBreath, shownBreath } from '#screens/student/parts/shownBreath.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { useSafety } from '#screens/student/Safety/safetyContext.ts';
import { BreathSun } from '#screens/student/parts/BreathSun.tsx';
import { CloseEyes } from './CloseEyes.tsx';
import { CueMenu } from './CueMenu.tsx';
import { EndDialog } from './EndDialog.tsx';
import { EyesClosed } from './EyesClosed.tsx';
import { FinishDialogs } from './FinishDialogs.tsx';
import { PoseTitle } from './PoseTitle.tsx';
import { PracticeHeader } from './PracticeHeader.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import { SetChooser } from './SetChooser.tsx';
import { SetClock } from './SetClock.tsx';
import { SunRing } from './SunRing.tsx';
import { TipsDialog } from './TipsDialog.tsx';

interface PracticeStageProps {
  as: 'main' | 'div';
  state: PracticeStageState;
  cues: PracticeCues | null;
  sequenceId: string | null;
  instructorNote: string | null;
  onBack: () => void;
}

/** What is practiced, its clock and its controls, and over them what is asked meanwhile. */
export function PracticeStage({
  as: Stage,
  state,
  cues,
  sequenceId,
  instructorNote,
  onBack,
}: PracticeStageProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const { subject, sets } = state;
  const pose = poseOf(subject);
  // Nobody is led through what is not for them: the tip stands in the place of steps and breaths.
  const { limits } = useSafety();
  const leads = pose === null || isLed(state.guide, pose, limits);
  const position = positionOf(state);
  const breath = leads && isUnderway(state) ? shownBreath(state.guide, position) : null;
  const isRunning = state.status === 'running';
  const isAsking = state.status === 'choosingSets' || state.status === 'resumeOffer';
  const main = mainAction(state);
  const eyes = main && cues ? cues.eyesClosed : null;
  useShortcuts({
    hasLetters: cues?.shortcuts.isOn ?? false,
    onSpace: spaceAction(state),
    onEscape: state.status === 'resumeOffer' ? onBack : escapeAction(state),
    onB: 'breathing' in state ? (state.breathing?.onToggle ?? null) : null,
    onE: eyes && (() => eyes.onChange(!eyes.isOn)),
    onNext: cues && nextAction(state, cues.onSilence),
    onAgain: main && cues ? cues.onRepeat : null,
  });
  return (
    <>
      <Stage className={styles.stage}>
        {main && eyes?.isOn ? (
          <EyesClosed
            label={t(main.label)}
            title={subjectName(t, subject)}
            titleLanguage={nameLanguage(subject)}
            words={cues?.words ?? null}
            onOpen={() => eyes.onChange(false)}
            onPress={main.onPress}
          >
            {ring()}
          </EyesClosed>
        ) : (
          <>
            <PracticeHeader
              isDisabled={state.status === 'savingPause'}
              badges={badgesOf()}
              onBack={onBack}
            />
            {cues ? <CueMenu cues={cues} guide={state.guide.kind} /> : null}
            <PoseTitle subject={subject} />
            {ring()}
            {eyes ? (
              <div className={styles.eyes}>
                <CloseEyes onPress={() => eyes.onChange(true)} />
              </div>
            ) : null}
            <Panel
              breath={breath}
              instructorNote={instructorNote}
              position={leads && isUnderway(state) ? position : null}
              state={state}
              words={cues?.words ?? null}
            />
          </>
        )}
        <VisuallyHidden as="div">
          {/* In the page from the beginning: a region that comes with its words is not read. */}
          <output>{announcement(t, state, cues)}</output>
        </VisuallyHidden>
      </Stage>
      {pose ? (
        <TipsDialog asana={pose} asked={state.status === 'readingTips' ? state : null} />
      ) : null}
      <EndDialog asked={state.status === 'askingToEnd' ? state : null} onSaveAndLeave={onBack} />
      <FinishDialogs state={state} words={cues?.words ?? null} />
    </>
  );

  function ring() {
    return (
      <SunRing
        breath={
          breath && (
            <BreathSun
              breath={breath}
              // A flow shows its figure instead of a photograph.
              isCovered={pose !== null && pose.imageUrl !== null && state.guide.kind !== 'flow'}
              isRunning={isRunning}
            />
          )
        }
        followed={followed()}
        sequenceId={sequenceId}
        subject={subject}
        sun={sunOf(state)}
        value={passed(state)}
      />
    );
  }

  function followed() {
    if (!leads) return null;
    // Before it begins, a flow stands still; one side of a pose is seen from the start.
    if (state.status === 'choosingSets' && state.guide.kind !== 'hold') return null;
    const isMoving = cues?.movingFigure.isOn ?? true;
    return { guide: state.guide, position, isRunning, isMoving };
  }

  function badgesOf() {
    const place = state.place ? [placeText(t, state.subject, state.place)] : [];
    // One set goes without saying.
    if (isAsking || sets === 1) return place;
    return [...place, t('practice.setOf', { number: shownSet(state), total: sets })];
  }
}

interface PanelProps extends Pick<PracticeStageProps, 'state' | 'instructorNote'> {
  words: PracticeCues['words'];
  position: GuidePosition | null;
  breath: ShownBreath | null;
}

function Panel({ state, instructorNote, position, breath, words }: PanelProps) {
  const { sets, setNumber, remainingSeconds } = state;
  if (state.status === 'choosingSets') {
    return (
      <SetChooser
        choosesSets={state.choosesSets}
        guide={state.guide}
        instructorNote={instructorNote}
        levels={state.levels}
        pace={state.pace}
        setSeconds={state.setSeconds}
        sets={sets}
        startsOver={state.startsOver}
        subject={state.subject}
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
  return (
    <SetClock
      breath={breath}
      instructorNote={instructorNote}
      position={position}
      state={state}
      words={words}
    />
  );
}

/** While an open dialog has the word, or something is being saved, the practice does not listen. */
function escapeAction(state: PracticeStageState): (() => void) | null {
  // What was earned is closed by its own dialog.
  return 'onClose' in state && state.status !== 'achievements' ? state.onClose : null;
}

function spaceAction(state: PracticeStageState): (() => void) | null {
  switch (state.status) {
    case 'choosingSets':
      return state.onStart;
    case 'resumeOffer':
      return state.onTakeUp;
    default:
      return mainAction(state)?.onPress ?? null;
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

function positionOf({ guide, setSeconds, remainingSeconds }: PracticeStageState) {
  return positionAt(guide, setSeconds, Math.round((setSeconds - remainingSeconds) * 1000));
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
      return state.cue === 'switchSides' ? done : done + 1 / setSeconds;
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
