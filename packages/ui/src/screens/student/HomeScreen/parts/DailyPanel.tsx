import type { LocalDate } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useEffect, useId, useRef } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { PausedAssignments } from '#screens/student/parts/PausedAssignments.tsx';
import { otherMandatoryNames } from '../practices.ts';
import { type HomeActions, homeOf, type HomeState } from '../types.ts';
import { ConnectionError } from './ConnectionError.tsx';
import * as styles from './DailyPanel.css.ts';
import { FailedPractices } from './FailedPractices.tsx';
import { PracticeList } from './PracticeList.tsx';
import { PracticeSkeletons } from './PracticeSkeletons.tsx';

type PanelState = Exclude<HomeState, { status: 'noProfile' }>;

interface DailyPanelProps extends Pick<HomeActions, 'onRetry' | 'onStart'> {
  state: PanelState;
  today: LocalDate;
}

/** The practice of the day, in every state of its loading. */
export function DailyPanel({ state, today, onRetry, onStart }: DailyPanelProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const headingId = useId();
  const panel = useFocusAfterRetry(state);
  const home = homeOf(state);
  const others = otherMandatoryNames(home);
  const hasAssigned = (home?.assigned.length ?? 0) > 0;
  return (
    <section aria-labelledby={headingId} className={styles.panel} ref={panel} tabIndex={-1}>
      <Stack gap="1">
        <h2 className={styles.title} id={headingId}>
          {t(hasAssigned ? 'daily.titleAssigned' : 'daily.title')}
        </h2>
        <Text size="small" tone="soft">
          {others
            ? t('daily.introOther', {
                count: others.length,
                poses: format.list(others),
              })
            : t('daily.intro')}
        </Text>
        {home && home.openAssignments > 0 ? (
          <PausedAssignments today={today} until={home.workPausedUntil} />
        ) : null}
        {/* In the page from the start, so that what comes into it is announced. */}
        <div aria-live="polite">
          {state.status === 'loading' && !state.isLate ? (
            <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
          ) : null}
          {state.status === 'loading' && state.isLate ? <StillLoading /> : null}
        </div>
      </Stack>
      {state.status === 'loading' && !state.isLate ? <PracticeSkeletons /> : null}
      {state.status === 'failed' ? (
        <FailedPractices isRetrying={state.isRetrying} onRetry={onRetry} />
      ) : null}
      {state.status === 'offline' ? (
        <ConnectionError
          hasCache={state.home !== null}
          isRetrying={state.isRetrying}
          onRetry={onRetry}
        />
      ) : null}
      {home ? <PracticeList home={home} today={today} onStart={onStart} /> : null}
    </section>
  );
}

/** What stands there once the skeletons have been shown for 1.5 seconds. */
function StillLoading() {
  const { t } = useTranslation('student');
  return (
    <div className={styles.stillLoading}>
      <Spinner label={null} size="small" />
      <Text size="small" tone="soft">
        {t('daily.stillLoading')}
      </Text>
    </div>
  );
}

/** When Retry succeeds, its button and the focus are gone: keyboard users go on from the panel. */
function useFocusAfterRetry(state: PanelState) {
  const panel = useRef<HTMLElement>(null);
  const wasRetrying = useRef(false);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (wasRetrying.current && state.status === 'loaded' && hasLostFocus) {
      panel.current?.focus({ preventScroll: true });
    }
    wasRetrying.current = 'isRetrying' in state && state.isRetrying;
  }, [state]);
  return panel;
}
