import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { HiddenHint } from './HiddenHint.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import * as styles from './Leaderboard.css.ts';
import { LeaderboardPlace } from './LeaderboardPlace.tsx';
import type { LeaderboardState } from './leaderboardState.ts';
import { StillLoading } from './StillLoading.tsx';

export interface LeaderboardProps {
  title: string;
  state: LeaderboardState;
  /** Whether the student wants to be hidden from others. */
  isHidden: boolean;
  onRetry: () => void;
}

/** Who gathered the most points this month (docs/product.md#boards). */
export function Leaderboard({ title, state, isHidden, onRetry }: LeaderboardProps) {
  const { t } = useTranslation('student');
  return (
    <section className={styles.board}>
      <div className={styles.title}>
        <Heading level={2}>{title}</Heading>
        <Text tone="soft">{t('leaderboard.subtitle')}</Text>
      </div>
      {isHidden && state.status === 'ready' ? <HiddenHint /> : null}
      <Places state={state} onRetry={onRetry} />
    </section>
  );
}

function Places({ state, onRetry }: Pick<LeaderboardProps, 'state' | 'onRetry'>) {
  const { t } = useTranslation(['student', 'common']);
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        actions={<Button onPress={onRetry}>{t('common:action.tryAgain')}</Button>}
        description={state.isOffline ? t('daily.connection.nothingSaved') : state.reason}
        headingLevel={3}
        kind={state.isOffline ? 'offline' : 'failed'}
        title={state.isOffline ? t('daily.connection.title') : t('leaderboard.failed')}
      />
    );
  }
  if (state.status === 'sample') {
    return (
      <>
        <div className={styles.rest}>
          <Text size="small" tone="soft">
            {t('leaderboard.samples')}
          </Text>
          <Button variant="secondary" onPress={onRetry}>
            {t('common:action.tryAgain')}
          </Button>
        </div>
        <ol className={styles.rows}>
          {state.rows.map((row) => (
            <LeaderboardPlace key={row.rank} isExample row={row} />
          ))}
        </ol>
      </>
    );
  }
  const { rows, own } = state.leaderboard;
  return (
    <>
      <StaleNotice failedTitle={t('leaderboard.failed')} stale={state.stale} onRetry={onRetry} />
      {rows.length === 0 ? <NobodyYet /> : null}
      {rows.length > 0 ? (
        <ol className={styles.rows}>
          {rows.map((row, place) => (
            // Ranks are shared and names may be the same: a place is all that tells rows apart.
            // oxlint-disable-next-line react/no-array-index-key
            <LeaderboardPlace key={place} isExample={false} row={row} />
          ))}
        </ol>
      ) : null}
      {own ? (
        <div className={styles.pinned}>
          <Text size="small" tone="soft" weight="strong">
            {t('leaderboard.own')}
          </Text>
          <ol className={styles.rows}>
            <LeaderboardPlace isExample={false} row={own} />
          </ol>
        </div>
      ) : null}
    </>
  );
}

/** The month has just begun: a sun that rises. */
function NobodyYet() {
  const { t } = useTranslation('student');
  return (
    <EmptyState
      description={t('leaderboard.emptyText')}
      figure={
        <div className={styles.emptyFigure}>
          <PoseFigure category="flow" decorative ground="disc" name="" pose="raised-hands" />
        </div>
      }
      headingLevel={3}
      title={t('leaderboard.empty')}
    />
  );
}

const places = ['1', '2', '3'];

function Loading() {
  return (
    <>
      <StillLoading />
      <div className={styles.rows} data-testid="skeleton">
        {places.map((place) => (
          <Skeleton key={place} height="4.25rem" shape="block" />
        ))}
      </div>
    </>
  );
}
