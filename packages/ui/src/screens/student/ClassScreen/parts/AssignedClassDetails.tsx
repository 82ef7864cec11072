import {
  type Assignment,
  type ClassForMe,
  classItems,
  type LocalDate,
  safetyOf,
} from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Play } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ClassItems } from '#screens/shared/parts/ClassItems.tsx';
import { AssignmentBadges } from '#screens/student/parts/AssignmentBadges.tsx';
import { AssignmentNote } from '#screens/student/parts/AssignmentNote.tsx';
import * as layout from '#screens/student/parts/planLayout.css.ts';
import { Totals } from '#screens/student/parts/Totals.tsx';
import { useSafety } from '#screens/student/Safety/safetyContext.ts';
import { SafetyMark } from '#screens/student/Safety/SafetyMark.tsx';
import { SafetyTips } from '#screens/student/Safety/SafetyTips.tsx';
import { UnreadLimits } from '#screens/student/Safety/UnreadLimits.tsx';
import * as styles from './AssignedClassDetails.css.ts';

interface AssignedClassDetailsProps {
  assigned: ClassForMe;
  assignment: Assignment | null;
  isBegun: boolean;
  today: LocalDate;
  onStart: () => void;
}

/** A class that can be practiced, as far as this version of the app understands it. */
export function AssignedClassDetails({
  assigned,
  assignment,
  isBegun,
  today,
  onStart,
}: AssignedClassDetailsProps) {
  const { t } = useTranslation(['classes', 'common', 'student']);
  const format = useFormat();
  const { limits, areLimitsKnown } = useSafety();
  const { body, poses, description, totalSeconds } = assigned;
  const known = new Map(poses.map((asana) => [asana.id, asana]));
  const items = body ? classItems(body) : [];
  const ids = items.flatMap((item) => (item.kind === 'pose' ? item.asanaId : []));
  const first = [...new Set(ids)].flatMap((id) => known.get(id) ?? []).slice(0, 5);
  const gone = items.filter((item) => item.kind === 'pose' && !known.has(item.asanaId)).length;
  const canStart = items.some(
    (item) => item.kind === 'meditation' || (item.kind === 'pose' && known.has(item.asanaId)),
  );
  const isOpen = assignment !== null && !assignment.completed;
  const avoided = poses.filter((asana) => safetyOf(asana, limits).kind === 'avoid');
  return (
    <div className={layout.layout}>
      <div className={layout.summary}>
        {assignment ? (
          <div className={styles.badges}>
            <AssignmentBadges assignment={assignment} today={today} />
          </div>
        ) : null}
        <Totals isClass poses={poses.length} seconds={totalSeconds} />
        {first.length > 0 ? (
          <div className={styles.figures}>
            {first.map((asana) => (
              <div key={asana.id} className={styles.figure}>
                <PosePicture decorative asana={asana} />
              </div>
            ))}
          </div>
        ) : null}
        {description === null ? null : (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {assignment?.notes ? <AssignmentNote note={assignment.notes} /> : null}
        {isOpen && assignment.reflectionQuestion ? (
          <Stack gap="1">
            <Text size="small" tone="soft">
              {t('detail.question')}
            </Text>
            <p className={styles.description} dir="auto">
              {assignment.reflectionQuestion}
            </p>
          </Stack>
        ) : null}
        {areLimitsKnown ? null : <UnreadLimits />}
        {avoided.length > 0 ? (
          <Notice
            text={t('student:customPresets.card.avoided', {
              names: format.list(avoided.map(({ name }) => name)),
            })}
            tone="info"
          />
        ) : null}
        {gone > 0 ? <Text size="small">{t('detail.leftOut', { count: gone })}</Text> : null}
        {body === null ? (
          <Text>{t('student:customPresets.card.newer')}</Text>
        ) : (
          <Stack gap="2">
            <Button
              fullWidth
              icon={<Play aria-hidden fill="currentColor" size="1rem" strokeWidth={1.75} />}
              isDisabled={!isBegun && !canStart}
              size="large"
              onPress={onStart}
            >
              {isBegun ? t('common:action.continue') : t('student:customPresets.card.start')}
            </Button>
            {isOpen ? (
              <Text size="small" tone="soft">
                {t('detail.rule')}
              </Text>
            ) : null}
          </Stack>
        )}
      </div>
      {body === null ? null : (
        <section aria-label={t('editor.list')} className={styles.items}>
          <ClassItems
            body={body}
            poses={known}
            renderMore={(asana) => (
              <>
                <SafetyMark asana={asana} />
                <SafetyTips asana={asana} size="small" />
              </>
            )}
          />
        </section>
      )}
    </div>
  );
}
