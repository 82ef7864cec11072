import { onlySideOf, type SingleGuide, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Play } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { Text } from '#components/Text/Text.tsx';
import { SafetyNotice } from '#screens/student/Safety/SafetyNotice.tsx';
import * as styles from '../PracticeScreen.css.ts';
import { poseOf } from '../subject.ts';
import type { PracticeStageState, PracticeSubject } from '../types.ts';
import { InstructorNote } from './InstructorNote.tsx';

type Choosing = Extract<PracticeStageState, { status: 'choosingSets' }>;

interface SetChooserProps {
  subject: PracticeSubject;
  guide: SingleGuide;
  /** How long a set lasts. */
  setSeconds: number;
  sets: number;
  levels: Choosing['levels'];
  pace: Choosing['pace'];
  /** Whether there is something to choose. */
  choosesSets: boolean;
  /** Whether it had been begun, too long ago to count. */
  startsOver: boolean;
  /** Null where the practice completes no assignment with a note. */
  instructorNote: string | null;
  onChoose: (sets: number) => void;
  onStart: () => void;
}

/** Before the practice: what the pose is, how long a set lasts, and how many; of a class what has to be read. */
export function SetChooser({
  subject,
  guide,
  setSeconds,
  sets,
  levels,
  pace,
  choosesSets,
  startsOver,
  instructorNote,
  onChoose,
  onStart,
}: SetChooserProps) {
  const { t } = useTranslation(['student', 'pose-practice']);
  const pose = poseOf(subject);
  const side = onlySideOf(guide);
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        {choosesSets && pose ? (
          <Text lang={textLanguage(pose, 'description')} tone="soft">
            {pose.description}
          </Text>
        ) : null}
        {side === null ? null : <Text>{t(`pose-practice:side.${side}`)}</Text>}
        {guide.kind === 'breath' ? <Text>{t('practice.breath.note')}</Text> : null}
        {startsOver ? <Text>{t('pose-practice:startsOver')}</Text> : null}
      </div>
      {instructorNote === null ? null : <InstructorNote note={instructorNote} size="whole" />}
      {pose ? <SafetyNotice leadsToPractice asana={pose} /> : null}
      {levels && levels.options.length > 1 ? (
        <SegmentedControl
          label={t('pose-practice:level.label')}
          options={levels.options.map((id) => ({ id, label: t(`pose-practice:level.${id}`) }))}
          value={levels.chosen}
          onChange={levels.onChoose}
        />
      ) : null}
      {pace ? (
        <SegmentedControl
          label={t('pose-practice:pace.label')}
          options={pace.options.map((id) => ({ id, label: t(`pose-practice:pace.${id}`) }))}
          value={pace.chosen}
          onChange={pace.onChoose}
        />
      ) : null}
      {choosesSets ? (
        <div className={styles.choice}>
          <div className={styles.duration}>
            <Countdown label={t('pose-practice:timeLeft')} seconds={setSeconds} size="medium" />
          </div>
          <Stepper label={t('pose-practice:sets.label')} value={sets} onChange={onChoose} />
        </div>
      ) : null}
      <div className={styles.way}>
        <Button
          icon={<Play aria-hidden fill="currentColor" size="1.125rem" strokeWidth={1.75} />}
          size="large"
          fullWidth
          onPress={onStart}
        >
          {t('pose-practice:start')}
        </Button>
      </div>
    </div>
  );
}
