import { type Asana, isFlowKey, sanskritLine, textLanguage } from '@niyama/domain';
import { ListChecks, ListPlus, Play } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Link, Toolbar } from 'react-aria-components';
import { media } from '#theme/media.ts';
import { useMatches } from '#theme/useMatches.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FavoriteToggle } from './FavoriteToggle.tsx';
import * as styles from './PoseCard.css.ts';
import { PosePicture } from './PosePicture.tsx';
import { TargetAreas } from './TargetAreas.tsx';

/** The card's words, in the person's language. */
export interface PoseCardLabels {
  /** The difficulty's word. */
  difficulty: string;
  /** The target areas' words, all of them, in the pose's order. */
  targetAreas: readonly string[];
  /** Says how many areas are not shown: '+2' on a full card, '+2 more' on a compact one. */
  more: (hidden: number) => string;
  /** Whole minutes, rounded up: '2 min'. */
  duration: string;
  /** The exact time, which is what is read out: '1 minute 30 seconds'. */
  exactDuration: string;
  /** '4 benefits'; a compact card does not show it. */
  benefits: string;
  details: string;
  /** One word for both states, such as 'Favorite'. */
  favorite: string;
  addToPractice: string;
  /** What stands in its place while the pose is on the list. */
  inPracticeList: string;
  start: string;
}

export interface PoseCardProps {
  asana: Asana;
  labels: PoseCardLabels;
  /** Where Details leads. */
  detailsHref: string;
  /** What the link hands on to the details, so that they show at once. */
  detailsState?: unknown;
  isFavorite: boolean;
  onToggleFavorite: () => void;
  /** Whether the pose is on the practice list already. */
  isInPracticeList: boolean;
  onAddToPractice: () => void;
  onStart: () => void;
  /** `compact` fits two to a row on a small screen; pressed anywhere it opens the details. @default 'full' */
  form?: 'full' | 'compact';
  /** A warning beside the difficulty. @default none */
  mark?: ReactNode;
  /** How many target areas are shown. @default 3 on a full card, 2 on a compact one */
  maxAreas?: number;
  /** The level of the name's heading on its page. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

const defaultAreas: Record<NonNullable<PoseCardProps['form']>, number> = { full: 3, compact: 2 };

const PlayIcon = () => <Play aria-hidden fill="currentColor" size="1.125rem" strokeWidth={1.75} />;

/**
 * A pose of the library, as a full or a compact card. Tab stops at a card once, and the arrow keys go to what
 * else it does: a library of 68 poses has 68 stops. A flow moves while a mouse or the keyboard is on its card.
 */
export function PoseCard({
  asana,
  labels,
  detailsHref,
  detailsState,
  isFavorite,
  onToggleFavorite,
  isInPracticeList,
  onAddToPractice,
  onStart,
  form = 'full',
  mark = null,
  maxAreas = defaultAreas[form],
  headingLevel = 3,
}: PoseCardProps) {
  const nameId = useId();
  const [isWatched, setWatched] = useState(false);
  const canMove = useMatches(media.motion) && isFlowKey(asana.key);
  // A touch begins nothing: it would have no way to end it.
  const watching: ComponentProps<'article'> | null = canMove
    ? {
        onBlur: () => setWatched(false),
        onFocus: ({ target }) => setWatched(target.matches(':focus-visible')),
        onPointerEnter: ({ pointerType }) => setWatched(pointerType === 'mouse'),
        onPointerLeave: () => setWatched(false),
      }
    : null;
  const Name = `h${headingLevel}` as const;
  const isFull = form === 'full';
  const { name } = asana;
  const sanskrit = sanskritLine(asana);
  const details = { href: detailsHref, routerOptions: { state: detailsState } };
  // 'Start practice Tree Pose': in a list of buttons each one names its pose.
  const named = (part: string) => {
    const id = `${nameId}-${part}`;
    return { id, 'aria-labelledby': `${id} ${nameId}` };
  };
  const time = (
    <span className={styles.time}>
      <span aria-hidden>{labels.duration}</span>
      <VisuallyHidden>{labels.exactDuration}</VisuallyHidden>
    </span>
  );
  const ListIcon = isInPracticeList ? ListChecks : ListPlus;
  const add = (
    <IconButton
      {...named('list')}
      icon={<ListIcon aria-hidden size="1.375rem" strokeWidth={1.75} />}
      label={isInPracticeList ? labels.inPracticeList : labels.addToPractice}
      variant="sand"
      onPress={onAddToPractice}
    />
  );
  return (
    <article {...watching} aria-labelledby={nameId} className={styles.card}>
      <div className={styles.pictures[form]}>
        <PosePicture decorative asana={asana} flow={isWatched && canMove ? 'playing' : 'still'} />
      </div>
      <Toolbar aria-labelledby={nameId} className={styles.contents[form]}>
        <div className={styles.top}>
          <Badge tone={asana.difficulty}>{labels.difficulty}</Badge>
          {mark}
          {isFull ? <p className={styles.facts}>{time}</p> : null}
        </div>
        <div className={styles.naming}>
          <div className={styles.names}>
            <Name className={styles.nameSizes[form]} id={nameId} lang={textLanguage(asana, 'name')}>
              {isFull ? (
                name
              ) : (
                <Link {...details} className={styles.stretchedLink}>
                  {name}
                </Link>
              )}
            </Name>
            <p className={styles.facts}>
              {sanskrit ? <span lang="sa-Latn">{sanskrit}</span> : null}
              {sanskrit && !isFull ? ' · ' : null}
              {isFull ? null : time}
            </p>
          </div>
          {isFull ? add : null}
        </div>
        {isFull ? (
          <p className={styles.description} lang={textLanguage(asana, 'description')}>
            {asana.description}
          </p>
        ) : null}
        <TargetAreas areas={labels.targetAreas} max={maxAreas} more={labels.more} />
        {isFull ? <p className={styles.facts}>{labels.benefits}</p> : null}
        <div className={styles.actionRows[form]}>
          {isFull ? (
            <>
              <div className={styles.wideAction}>
                <Button {...named('start')} icon={<PlayIcon />} onPress={onStart}>
                  {labels.start}
                </Button>
              </div>
              <div className={styles.wideAction}>
                <LinkButton {...details} {...named('details')} variant="secondary">
                  {labels.details}
                </LinkButton>
              </div>
            </>
          ) : (
            <>
              <IconButton
                {...named('start')}
                icon={<PlayIcon />}
                label={labels.start}
                variant="primary"
                onPress={onStart}
              />
              {add}
            </>
          )}
        </div>
        <div className={styles.favorite}>
          <FavoriteToggle
            {...named('favorite')}
            isFavorite={isFavorite}
            label={labels.favorite}
            onToggle={onToggleFavorite}
          />
        </div>
      </Toolbar>
    </article>
  );
}
