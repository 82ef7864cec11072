import { useTranslation } from '@niyama/i18n';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { layout, rows } from '../parts/planLayout.css.ts';
import { StillLoading } from '../parts/StillLoading.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { form, plan, sun } from './ComposeScreen.css.ts';
import { WishForm } from './parts/WishForm.tsx';
import type { ComposeActions, ComposeState, WishChoice } from './types.ts';

// What shows a class comes after the page, which begins with the wish.
const classParts = () => import('./parts/classParts.ts');
const ClassList = lazy(async () => ({ default: (await classParts()).ClassList }));
const ClassPlan = lazy(async () => ({ default: (await classParts()).ClassPlan }));
const NoClass = lazy(async () => ({ default: (await classParts()).NoClass }));
const SaveDialog = lazy(async () => ({ default: (await classParts()).SaveDialog }));
const SwapDialog = lazy(async () => ({ default: (await classParts()).SwapDialog }));

export interface ComposeScreenProps extends ComposeActions {
  state: ComposeState;
  onBack: () => void;
  onRetry: () => void;
}

/** Puts a class together from what a student wishes for, to be changed, started and saved. */
export function ComposeScreen({ state, onBack, onRetry, ...actions }: ComposeScreenProps) {
  const { t } = useTranslation('compose');
  return (
    <StudentFrame title={t('title')} onBack={onBack}>
      {state.status === 'loading' ? <StillLoading /> : null}
      {state.status === 'failed' ? (
        <LoadFailed {...state} title={t('failed')} onRetry={onRetry} />
      ) : null}
      {state.status === 'ready' ? <Composing {...actions} {...state} /> : null}
    </StudentFrame>
  );
}

type ComposingProps = ComposeActions & Omit<Extract<ComposeState, { status: 'ready' }>, 'status'>;

function Composing({ made, swap, save, ...wishing }: ComposingProps) {
  const { t } = useTranslation(['compose', 'student']);
  const [isChanging, setChanging] = useState(false);
  const poses = made?.status === 'ready' ? made.poses : [];
  const nameOf = (asanaId: string) =>
    poses.find((pose) => pose.asanaId === asanaId)?.asana?.name ?? t('student:pose.unknown');
  const result = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  // Who asks for a class is taken to it.
  useEffect(() => {
    if (!isAsked.current || made === null) return;
    isAsked.current = false;
    result.current?.focus();
  }, [made]);
  const compose = (changes?: Partial<WishChoice>) => {
    isAsked.current = true;
    setChanging(false);
    wishing.onCompose(changes);
  };
  const keepNothing = () => {
    isAsked.current = true;
    setChanging(false);
    wishing.onKeepNothing();
  };
  const isPlanShown = made?.status === 'ready' && !isChanging;
  return (
    <section
      ref={result}
      aria-label={made?.status === 'ready' ? t('list') : t('title')}
      className={layout}
      tabIndex={-1}
    >
      <Suspense fallback={<StillLoading />}>
        <div className={isPlanShown ? plan : form}>
          {made && made.status !== 'ready' ? (
            <NoClass made={made} onCompose={compose} onKeepNothing={keepNothing} />
          ) : null}
          {isPlanShown ? (
            <ClassPlan
              {...wishing}
              poses={made.poses}
              seconds={made.seconds}
              onChange={() => setChanging(true)}
            />
          ) : (
            <WishForm
              {...wishing}
              onKeep={made?.status === 'ready' ? () => setChanging(false) : undefined}
              onSubmit={() => compose()}
            />
          )}
        </div>
        <div className={rows}>
          {made?.status === 'ready' ? null : (
            <div className={sun}>
              <PoseFigure decorative category="standing" ground="sun" name="" pose="half-moon" />
            </div>
          )}
          {made?.status === 'ready' ? <ClassList {...wishing} poses={made.poses} /> : null}
        </div>
      </Suspense>
      <Suspense fallback={null}>
        {swap ? (
          <SwapDialog
            {...swap}
            nameOf={nameOf}
            onChoose={wishing.onChooseSwap}
            onClose={wishing.onCloseSwap}
          />
        ) : null}
        {save ? (
          <SaveDialog
            {...save}
            poses={poses.length}
            seconds={made?.status === 'ready' ? made.seconds : 0}
            onClose={wishing.onCloseSave}
            onSave={wishing.onSaveAs}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
