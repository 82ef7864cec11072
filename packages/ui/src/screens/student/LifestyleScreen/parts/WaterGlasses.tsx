import { lifestyleRanges } from '@niyama/domain';
import * as styles from '../LifestyleScreen.css.ts';

const places = Array.from({ length: lifestyleRanges.waterIntake.most }, (_, index) => index);

/** The glasses of a day, as many full as were drunk; for the eye alone. */
export function WaterGlasses({ count }: { count: number }) {
  return (
    <div aria-hidden className={styles.glasses}>
      {places.map((place) => (
        <svg key={place} className={styles.glass} viewBox="0 0 20 24">
          {place < count ? <path className={styles.water} d="M4 8h12l-1 13.5H5z" /> : null}
          <path className={styles.rim} d="M3 2.5h14l-1.5 19h-11z" />
        </svg>
      ))}
    </div>
  );
}
