import * as styles from '../LifestyleScreen.css.ts';

/**
 * A moon between new and full.
 *
 * @param light how much of it is lit, 0 to 1.
 */
export function Moon({ light }: { light: number }) {
  // The edge of the light is half an ellipse, which turns round at the half moon.
  const edge = Math.abs(1 - 2 * light) * 10;
  const sweep = light < 0.5 ? 0 : 1;
  return (
    <svg aria-hidden className={styles.moon} viewBox="0 0 24 24">
      <circle className={styles.night} cx="12" cy="12" r="10" />
      <path className={styles.light} d={`M12 2A10 10 0 0 1 12 22A${edge} 10 0 0 ${sweep} 12 2Z`} />
    </svg>
  );
}
