import type { ReactNode } from 'react';
import { Figure } from '../PoseFigure/Figure.tsx';
import { seated } from '../PoseFigure/poses/seated.ts';
import { standing } from '../PoseFigure/poses/standing.ts';
import { ToastStrip } from '../ToastRegion/ToastStrip.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The product's name, which leads to `productHref`. */
  product: string;
  productHref: string;
  /** What stands at the end of the bar: the choice of a language. */
  end?: ReactNode;
  children: ReactNode;
  /** The pose that stands beside the form on wide screens. @default 'easy-pose' */
  pose?: keyof typeof figures;
}

const figures = {
  'easy-pose': seated['easy-pose'],
  'mountain-pose': standing['mountain-pose'],
};

/** The frame of every screen before the login: one column of form, one quiet figure. */
export function AuthLayout({
  product,
  productHref,
  end,
  children,
  pose = 'easy-pose',
}: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <header className={styles.bar}>
          {/* A plain link: it may lead to the other app's origin. */}
          <a className={styles.product} href={productHref}>
            {product}
          </a>
          {end}
        </header>
        <ToastStrip />
      </div>
      <main className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
      <div className={styles.figure}>
        <div className={styles.sun}>
          <Figure ground="sun" name={null} pose={figures[pose]} poseKey={pose} />
        </div>
      </div>
    </div>
  );
}
