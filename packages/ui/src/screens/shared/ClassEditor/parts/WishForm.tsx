import {
  type ClassPose,
  compose,
  type ComposedItem,
  type LastWish,
  usualLeadIn,
  type Wish,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { WishFields } from '#screens/shared/parts/WishFields.tsx';

export interface WishFormProps {
  /** All that may be composed with; what is archived is left out. */
  poses: ReadonlyMap<string, ClassPose>;
  wish: LastWish;
  /** Whether the class has no items yet: then there is nothing to replace. */
  isEmpty: boolean;
  /** Gives numbers from 0 up to 1, for a seed. */
  random: () => number;
  onChangeWish: (wish: LastWish) => void;
  /**
   * @param isReplacing whether the items take the place of all that are there.
   * @returns why they find no room; null where they were added.
   */
  onCompose: (composed: readonly ComposedItem[], isReplacing: boolean) => string | null;
}

/** A wish that came to no class. */
interface Missed {
  wish: Wish;
  isReplacing: boolean;
  /** Why the class that it came to finds no room; null where it came to none. */
  refusal: string | null;
  /** Null where there is not enough for the shortest class. */
  longestMinutes: number | null;
}

/** A wish without what concerns one person alone, and the class that is composed of it. */
export function WishForm({ poses, wish, isEmpty, random, onChangeWish, onCompose }: WishFormProps) {
  const { t } = useTranslation(['classes', 'compose']);
  const [missed, setMissed] = useState<Missed | null>(null);
  const write = (asked: Wish, isReplacing: boolean) => {
    const library = [...poses.values()]
      .filter(({ isArchived }) => !isArchived)
      .map((pose) => ({ ...pose, isFavorite: false, isRecent: false }));
    const composed = compose(library, asked);
    const refusal = composed.status === 'ready' ? onCompose(composed.items, isReplacing) : null;
    if (composed.status === 'ready' && refusal === null) return;
    const longestMinutes = composed.status === 'shorter' ? composed.longestMinutes : null;
    setMissed({ wish: asked, isReplacing, refusal, longestMinutes });
  };
  const begin = (isReplacing: boolean) => {
    const ofNobody = { limits: [], disliked: [], locked: [], leadIn: usualLeadIn };
    write({ ...wish, ...ofNobody, seed: Math.trunc(random() * 2 ** 32) }, isReplacing);
  };
  const writeShorter = (minutes: number, { wish: asked, isReplacing }: Missed) => {
    onChangeWish({ ...wish, minutes });
    write({ ...asked, minutes }, isReplacing);
  };
  return (
    <Stack gap="5">
      <WishFields
        energyLabel={t('editor.wish.energy')}
        wish={wish}
        onChange={(changes) => {
          setMissed(null);
          onChangeWish({ ...wish, ...changes });
        }}
      />
      {missed ? (
        <NoDraft
          // Another press is announced too.
          key={`${missed.wish.seed} ${missed.wish.minutes}`}
          longestMinutes={missed.longestMinutes}
          refusal={missed.refusal}
          onShorten={(minutes) => writeShorter(minutes, missed)}
        />
      ) : null}
      <Inline justify="end">
        {isEmpty ? null : (
          <Button variant="secondary" onPress={() => begin(true)}>
            {t('editor.wish.replace')}
          </Button>
        )}
        <Button onPress={() => begin(false)}>
          {t(isEmpty ? 'editor.wish.write' : 'editor.wish.addAtEnd')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface NoDraftProps extends Pick<Missed, 'refusal' | 'longestMinutes'> {
  onShorten: (minutes: number) => void;
}

/** Why there is no class for a wish, and the way on. */
function NoDraft({ refusal, longestMinutes: minutes, onShorten }: NoDraftProps) {
  const { t } = useTranslation(['classes', 'compose']);
  if (refusal !== null) return <Notice role="alert" text={refusal} tone="calm" />;
  if (minutes === null) {
    return (
      <Notice
        headingLevel={3}
        role="alert"
        text={t('editor.wish.refused')}
        title={t('compose:refused.title')}
        tone="calm"
      />
    );
  }
  return (
    <Notice
      action={
        <Button variant="secondary" onPress={() => onShorten(minutes)}>
          {t('compose:shorter.action', { minutes })}
        </Button>
      }
      headingLevel={3}
      role="alert"
      text={t('editor.wish.shorter', { minutes })}
      title={t('compose:shorter.title')}
      tone="calm"
    />
  );
}
