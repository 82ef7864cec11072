import type { ReactNode } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import * as styles from '../LibraryScreen.css.ts';

export interface EmptyPosesProps {
  title: string;
  description: string;
  action?: ReactNode;
}

/** Stands where poses would: somebody who rests. */
export function EmptyPoses({ title, description, action }: EmptyPosesProps) {
  return (
    <EmptyState
      action={action}
      description={description}
      figure={
        <div className={styles.emptyFigure}>
          <PoseFigure category="restorative" decorative ground="disc" name="" pose="childs-pose" />
        </div>
      }
      title={title}
    />
  );
}
