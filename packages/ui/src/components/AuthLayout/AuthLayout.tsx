import type { ReactNode } from 'react';
import { Figure, type FigureProps } from '../PoseFigure/Figure.tsx';
import { seated } from '../PoseFigure/poses/seated.ts';
import { ToastStrip } from '../ToastRegion/ToastStrip.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** The product's name, which leads to `productHref`. */
  product: string;
  productHref: string;
  /** What stands at the end of the bar: the choice of a language. */
  end?: ReactNode;
  children: ReactNode;
  /** Who stands beside the form on wide screens. @default somebody in easy pose */
  figure?: Pick<FigureProps, 'poses' | 'poseKey'>;
}

const easyPose = { poses: [seated['easy-pose']], poseKey: 'easy-pose' };

/** The frame of every screen before the login: one column of form, one quiet figure. */
export function AuthLayout({
  product,
  productHref,
  end,
  children,
  figure = easyPose,
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
          <Figure {...figure} ground="sun" name={null} />
        </div>
      </div>
    </div>
  );
}
