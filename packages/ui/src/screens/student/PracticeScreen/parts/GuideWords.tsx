import {
  type BreathPart,
  breathWord,
  type SingleGuide,
  type GuidePosition,
  type Side,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { Text } from '#components/Text/Text.tsx';
import type { ShownBreath } from '#screens/student/parts/shownBreath.ts';
import * as styles from './GuideWords.css.ts';

interface GuideWordsProps {
  guide: SingleGuide;
  position: Exclude<GuidePosition, { kind: 'hold' }>;
  breath: ShownBreath | null;
  /** Shown instead of the round or the step. @default none */
  instead: string | null;
  /** The clock of the set. */
  clock: ReactNode;
}

/** What to do at this moment of a flow or a breathing practice: text to read, which nothing announces. */
export function GuideWords({ guide, position, breath, instead, clock }: GuideWordsProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  return (
    <>
      {position.kind === 'flow' ? (
        <p className={styles.step}>{t(`practice.step.${position.step.word}`)}</p>
      ) : (
        <Breath part={position.breath} secondsLeft={breath?.secondsLeft} />
      )}
      <div className={styles.place}>
        {clock}
        <Text tone="soft">{instead ?? place()}</Text>
      </div>
    </>
  );

  function place() {
    if (position.kind === 'breath') {
      const { round: number, rounds: total } = position;
      // 'Round 5 of 5' would count what is left over as a breath that is led.
      return breath?.phase === 'free' ? null : t('pose-practice:roundOf', { number, total });
    }
    const total = guide.kind === 'flow' ? guide.steps.length : 0;
    return t('pose-practice:stepOf', { number: position.index + 1, total });
  }
}

/** @param secondsLeft of a breath that is asked for. */
function Breath({ part, secondsLeft }: { part: BreathPart; secondsLeft: number | undefined }) {
  const { t } = useTranslation('student');
  const { nostril, phase } = part;
  const words = (
    <p className={styles.breath}>
      {t(`practice.breath.${breathWord(part)}`)}{' '}
      {phase === 'free' ? null : <span className={styles.seconds}>{secondsLeft}</span>}
    </p>
  );
  if (!nostril) return words;
  return (
    <div className={styles.alternating}>
      <div className={styles.nose}>
        <Nostril isOpen={nostril === 'left'} side="left" />
        {words}
        <Nostril isOpen={nostril === 'right'} side="right" />
      </div>
    </div>
  );
}

/** Mirrored as the figure is: what is left in the picture is the student's left. */
function Nostril({ side, isOpen }: { side: Side; isOpen: boolean }) {
  const { t } = useTranslation('student');
  return (
    <span aria-hidden={!isOpen} className={styles.nostrils[side]}>
      <span className={styles.ovals[isOpen ? 'open' : 'closed']} />
      {t(`practice.breath.${side}`)}
    </span>
  );
}
