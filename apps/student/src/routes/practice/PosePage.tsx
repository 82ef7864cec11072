import { comesAgain, guideOf, isWhole, pacedSeconds, setSecondsOf } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { practicedHere } from '@niyama/machines';
import { PracticeScreen, type PracticeState } from '@niyama/ui/screens/student/PracticeScreen';
import { useState } from 'react';
import { Page } from '@niyama/app/Page.tsx';
import { useAbandonedPractice } from '../shared/useAbandonedPractice.ts';
import { storedPace } from './pace.ts';
import { beginClaimed } from './practiceClaim.ts';
import { claimOf, type PracticePageSnapshot, usePracticePage } from './practicePageContext.ts';
import { PracticeRest } from './PracticeRest.tsx';
import { PracticeRunning } from './PracticeRunning.tsx';
import { toSequenceStep } from './sequenceStep.ts';
import { useLeavePractice } from './useLeavePractice.ts';
import { useReadyPose } from './useReadyPose.ts';

/** One pose, alone or as one of several; during the rest before it, it is loaded already. */
export function PosePage({ snapshot }: { snapshot: PracticePageSnapshot }) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const page = usePracticePage();
  const { practice, ready } = snapshot.context;
  const [isSpoken, setSpoken] = useState(false);
  const step = toSequenceStep(snapshot, { isSpoken, onSpoken: setSpoken });
  const practiced = practicedHere(snapshot.context);
  const { source } = practiced;
  const load = useReadyPose(practiced.asanaId, step);
  const asana = ready?.pose.asana ?? load.asana;
  const leave = useLeavePractice(source);
  useAbandonedPractice(practice !== null, practiced.asanaId);
  return <Page title={title()}>{body()}</Page>;

  function title() {
    if (!asana) return t('common:loading');
    const { name } = asana;
    return step?.rest
      ? t('pose-practice:sequence.rest.pageTitle', { name })
      : t('pose-practice:title', { name });
  }

  function body() {
    if (step?.rest) {
      const spoken = load.status === 'ready' ? load.practice.spoken : null;
      return (
        <PracticeRest
          asana={asana}
          rest={step.rest}
          spoken={spoken}
          step={step}
          onTap={(goOn) => beginClaimed(claimOf(page), practiced, goOn)}
        />
      );
    }
    if (practice && ready && snapshot.matches({ here: { pose: { opened: 'running' } } })) {
      const { asana: pose, spoken, reflectionQuestion, instructorNote } = ready.pose;
      const { id, paused, resume, startsImmediately, startsOver } = practice;
      const setSeconds = step
        ? setSecondsOf(pose, step.item.seconds)
        : pacedSeconds(guideOf(pose), pose.durationSeconds, storedPace());
      // No instructor would read an answer to what completes no assignment: a shortened practice, one side, or
      // a pose that comes again.
      const isOneOfMany = step !== null && (step.item.side !== 'both' || comesAgain(step.sequence));
      const isAsked = !isOneOfMany && isWhole(pose, resume?.durationSeconds ?? setSeconds);
      return (
        <PracticeRunning
          asana={pose}
          id={id}
          paused={paused}
          instructorNote={isAsked ? instructorNote : null}
          reflectionQuestion={isAsked ? reflectionQuestion : null}
          resume={resume}
          setSeconds={setSeconds}
          sets={step?.item.sets ?? 1}
          source={source}
          spoken={spoken}
          startsByItself={startsImmediately}
          startsOver={startsOver}
          step={step}
        />
      );
    }
    return (
      <PracticeScreen
        cues={null}
        sequenceId={step?.sequence.id ?? null}
        state={offer() ?? waiting()}
        onBack={leave}
      />
    );
  }

  /** The question whether the interrupted practice goes on. */
  function offer(): PracticeState | null {
    if (!practice?.asks || !practice.interrupted || !ready) return null;
    const { durationSeconds, sets, setNumber, remainingSeconds } = practice.interrupted;
    return {
      status: 'resumeOffer',
      asana: ready.pose.asana,
      guide: guideOf(ready.pose.asana, 'gentle', practice.interrupted.side),
      setSeconds: durationSeconds,
      sets,
      setNumber,
      remainingSeconds,
      breaths: step?.item.breaths ?? null,
      place: step?.place ?? null,
      onStartOver: () => page.send({ type: 'offer.declined' }),
      onTakeUp: () => page.send({ type: 'offer.accepted' }),
    };
  }

  function waiting(): PracticeState {
    return load.status === 'ready' ? { status: 'loading', asana: load.asana } : load;
  }
}
