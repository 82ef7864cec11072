import {
  type Asana,
  chainSeconds,
  comesAgain,
  guideOf,
  isWhole,
  type LoadedPose,
  pacedSeconds,
  questionAfterBlock,
  type RunningPractice,
  type RunStep,
  setSecondsOf,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { practicedHere } from '@niyama/machines';
import {
  PracticeScreen,
  type PracticeState,
  type PracticeSubject,
} from '@niyama/ui/screens/student/PracticeScreen';
import { useState } from 'react';
import { Page } from '@niyama/app/Page.tsx';
import { useAbandonedPractice } from '../shared/useAbandonedPractice.ts';
import { type BlockPractice, toBlockPractice } from '@niyama/app/practice/blockPractice.ts';
import { storedPace } from '@niyama/app/practice/pace.ts';
import { beginClaimed } from './practiceClaim.ts';
import { claimOf, type PracticePageSnapshot, usePracticePage } from './practicePageContext.ts';
import { PracticeRest } from './PracticeRest.tsx';
import { PracticeRunning } from './PracticeRunning.tsx';
import { toSequenceStep } from './sequenceStep.ts';
import type { PracticeQuestion } from '@niyama/app/practice/practiced.ts';
import { unspoken } from '@niyama/app/practice/spokenWords.ts';
import { useLeavePractice } from './useLeavePractice.ts';
import { useReadyPractice } from './useReadyPractice.ts';

/** A pose alone, or a step of a sequence; during the rest before it, it is loaded already. */
export function PosePage({ snapshot }: { snapshot: PracticePageSnapshot }) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const page = usePracticePage();
  const { address, practice, ready } = snapshot.context;
  const [isSpoken, setSpoken] = useState(false);
  const step = toSequenceStep(snapshot, { isSpoken, onSpoken: setSpoken });
  const practiced = practicedHere(snapshot.context);
  const { source } = step?.sequence ?? address;
  const { load, poses } = useReadyPractice(address.asanaId, step);
  const asana: Asana | null = ready?.pose?.asana ?? load.asana ?? known();
  const leave = useLeavePractice(source);
  useAbandonedPractice(practice !== null, step ? null : address.asanaId);
  const steps = ready && ready.pose === null ? ready.block : null;
  // What is led does not change while it runs, whatever becomes of the library.
  const [led, setLed] = useState<BlockPractice | null>(null);
  if (steps && led?.steps !== steps) setLed(toBlockPractice(steps, poses));
  const block = steps && led?.steps === steps ? led : null;
  return <Page title={title()}>{body()}</Page>;

  /** The pose of a step that nothing else loads. */
  function known() {
    return step?.item.kind === 'pose' ? (poses.get(step.item.pose.id) ?? null) : null;
  }

  function subject(): PracticeSubject | null {
    return step && step.item.kind !== 'pose' ? step.item.kind : asana;
  }

  function title() {
    const shown = subject();
    if (!shown) return t('common:loading');
    const name = typeof shown === 'string' ? t(`pose-practice:step.${shown}`) : shown.name;
    return step?.rest
      ? t('pose-practice:sequence.rest.pageTitle', { name })
      : t('pose-practice:title', { name });
  }

  function body() {
    if (step?.rest) {
      const alone = load.status === 'ready' ? load.practice.spoken : null;
      return (
        <PracticeRest
          next={subject()}
          rest={step.rest}
          spoken={ready?.pose === null ? unspoken : alone}
          step={step}
          onTap={(goOn) => beginClaimed(claimOf(page), practiced, goOn)}
        />
      );
    }
    if (practice && ready && snapshot.matches({ here: { pose: { opened: 'running' } } })) {
      const { id, resume, startsImmediately, startsOver } = practice;
      const how = { id, resume, source, startsByItself: startsImmediately, startsOver, step };
      if (block) {
        return (
          <PracticeRunning
            {...how}
            block={block}
            pose={null}
            question={(ran) => ofRun(block.steps, ran)}
            setSeconds={chainSeconds(block.chain)}
            sets={1}
          />
        );
      }
      if (ready.pose) return <PracticeRunning {...how} {...ofPose(ready.pose)} block={null} />;
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

  /** What is asked once the run is over. */
  function ofRun(steps: readonly RunStep[], ran: RunningPractice): PracticeQuestion | null {
    const run = step?.sequence.run;
    const text = step && questionAfterBlock(step.sequence, steps, ran);
    return run && text ? { text, className: run.name } : null;
  }

  function ofPose({ asana: pose, spoken, reflectionQuestion, instructorNote }: LoadedPose) {
    const item = step?.item.kind === 'pose' ? step.item : null;
    const setSeconds = item
      ? setSecondsOf(pose, item.seconds)
      : pacedSeconds(guideOf(pose), pose.durationSeconds, storedPace());
    // No instructor would read an answer to what completes no assignment: a shortened practice, one side, or
    // a pose that comes again.
    const isOneOfMany = step !== null && (item?.side !== 'both' || comesAgain(step.sequence));
    const isAsked = !isOneOfMany && isWhole(pose, practice?.resume?.durationSeconds ?? setSeconds);
    const ofIt = isAsked && reflectionQuestion !== null;
    return {
      setSeconds,
      sets: item?.sets ?? 1,
      question: (ran: RunningPractice) =>
        (step && ofRun([step.item], ran)) ??
        (ofIt ? { text: reflectionQuestion, className: null } : null),
      pose: {
        asana: pose,
        spoken,
        paused: practice?.paused ?? null,
        instructorNote: isAsked ? instructorNote : null,
      },
    };
  }

  /** The question whether the interrupted practice goes on; a sequence asks none. */
  function offer(): PracticeState | null {
    if (!practice?.asks || !practice.interrupted || !ready?.pose) return null;
    const { durationSeconds, sets, setNumber, remainingSeconds } = practice.interrupted;
    return {
      status: 'resumeOffer',
      subject: ready.pose.asana,
      guide: guideOf(ready.pose.asana),
      setSeconds: durationSeconds,
      sets,
      setNumber,
      remainingSeconds,
      breaths: null,
      place: null,
      next: null,
      onStartOver: () => page.send({ type: 'offer.declined' }),
      onTakeUp: () => page.send({ type: 'offer.accepted' }),
    };
  }

  function waiting(): PracticeState {
    return load.status === 'failed' || load.status === 'notFound'
      ? load
      : { status: 'loading', asana };
  }
}
