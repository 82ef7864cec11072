import type { ReactNode } from 'react';
import * as styles from './PictureName.css.ts';

interface PictureNameProps {
  /** Fills the square that it is given. */
  picture: ReactNode;
  name: ReactNode;
  /** What stands behind the name. */
  children?: ReactNode;
}

/** What a row of a table is about: its picture and its name. */
export function PictureName({ picture, name, children }: PictureNameProps) {
  return (
    <div className={styles.name}>
      <span className={styles.thumbnail}>{picture}</span>
      <span className={styles.words}>
        <bdi>{name}</bdi>
        {children}
      </span>
    </div>
  );
}
