import type { ReactNode } from 'react';
import * as styles from './PictureName.css.ts';

interface PictureNameProps {
  /** Fills the square that it is given. */
  picture: ReactNode;
  name: string;
  /** The language of the name where it is not the page's. */
  lang?: string;
  /** What stands behind the name. */
  children?: ReactNode;
}

/** What a row of a table is about: its picture and its name. */
export function PictureName({ picture, name, lang, children }: PictureNameProps) {
  return (
    <div className={styles.name}>
      <span className={styles.thumbnail}>{picture}</span>
      <span className={styles.words}>
        <bdi lang={lang}>{name}</bdi>
        {children}
      </span>
    </div>
  );
}
