import { type Asana, safetyOf, textLanguage, tipsFor } from '@niyama/domain';
import type { ReactNode } from 'react';
import * as styles from './Safety.css.ts';
import { useSafety } from './safetyContext.ts';

interface SafetyTipsProps {
  /** Null of a step without a pose, which has none. */
  asana: Asana | null;
  /** `large` is read from the mat. */
  size: keyof typeof styles.tips;
  /** What stands there for everybody else. @default nothing */
  children?: ReactNode;
}

/** The tips to go by where a pose is not for the student as its guide says. */
export function SafetyTips({ asana, size, children = null }: SafetyTipsProps) {
  const { limits } = useSafety();
  if (asana === null) return children;
  const { kind } = safetyOf(asana, limits);
  if (kind !== 'avoid' && kind !== 'vary') return children;
  return (
    <ul className={styles.tips[size]} lang={textLanguage(asana, 'safetyTips')}>
      {tipsFor(asana, limits).map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}
