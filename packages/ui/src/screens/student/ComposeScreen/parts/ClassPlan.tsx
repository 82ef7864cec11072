import { useFormat, useTranslation } from '@niyama/i18n';
import { Save, Shuffle, SlidersHorizontal } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { Totals } from '#screens/student/parts/Totals.tsx';
import type { ClassPose, ComposeActions, WishChoice } from '../types.ts';
import { ways } from './ClassList.css.ts';
import { EffortCurve } from './EffortCurve.tsx';

interface ClassPlanProps extends Pick<ComposeActions, 'onStart' | 'onShuffle' | 'onSave'> {
  wish: WishChoice;
  poses: readonly ClassPose[];
  seconds: number;
  /** Opens the wish again. */
  onChange: () => void;
}

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** A class as a whole: what was wished for, how long it is, how its effort goes, and its start. */
export function ClassPlan({ wish, poses, seconds, onChange, ...actions }: ClassPlanProps) {
  const { t } = useTranslation(['compose', 'common', 'student']);
  const format = useFormat();
  const { level, energy, focus, limits } = wish;
  // What somebody must avoid is never started, nor what nobody knows of whether they must.
  const isBlocked = poses.some(
    ({ asana, broken }) => asana === null || broken.includes('limit') || broken.includes('unknown'),
  );
  const wished = [
    t(`common:difficulty.${level}`),
    t(`energy.${energy}`),
    ...focus.map((region) => t(`region.${region}`)),
  ];
  return (
    <>
      <Stack gap="1">
        <Heading level={2} size="title">
          {t('list')}
        </Heading>
        <Text tone="soft">{wished.join(' · ')}</Text>
        {limits.length > 0 ? (
          <Text size="small" tone="soft">
            {t('sparing', {
              limits: format.list(limits.map((limit) => t(`student:limit.${limit}`))),
            })}
          </Text>
        ) : null}
      </Stack>
      <EffortCurve poses={poses} />
      <Totals isClass poses={poses.length} seconds={seconds} />
      {isBlocked ? <Notice role="alert" text={t('blocked')} tone="trouble" /> : null}
      <Stack gap="3">
        <Button
          fullWidth
          isDisabled={isBlocked || poses.length === 0}
          size="large"
          onPress={actions.onStart}
        >
          {t('start')}
        </Button>
        <div className={ways}>
          <Button icon={<Shuffle {...icon} />} variant="secondary" onPress={actions.onShuffle}>
            {t('shuffle')}
          </Button>
          <Button icon={<SlidersHorizontal {...icon} />} variant="secondary" onPress={onChange}>
            {t('change')}
          </Button>
        </div>
        <Button
          fullWidth
          icon={<Save {...icon} />}
          isDisabled={isBlocked || poses.length === 0}
          variant="quiet"
          onPress={actions.onSave}
        >
          {t('save.action')}
        </Button>
      </Stack>
      <Stack gap="1">
        <Text size="small" tone="soft">
          {t('advice')}
        </Text>
        {limits.includes('pregnancy') ? <Text size="small">{t('pregnancy')}</Text> : null}
      </Stack>
    </>
  );
}
