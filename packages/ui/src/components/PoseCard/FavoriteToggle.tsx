import { Heart } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { circle, heart, toggle } from './FavoriteToggle.css.ts';

export interface FavoriteToggleProps {
  /** The same in both states, such as 'Favorite': whether it is one is said by `aria-pressed`. */
  label: string;
  isFavorite: boolean;
  onToggle: () => void;
  id: string;
  /** The ids of what names it: its own, for the label, and that of the pose's name. */
  'aria-labelledby': string;
}

/** A heart, filled for a favorite. */
export function FavoriteToggle({ label, isFavorite, onToggle, ...named }: FavoriteToggleProps) {
  return (
    <ToggleButton
      {...named}
      aria-label={label}
      className={toggle}
      isSelected={isFavorite}
      onChange={onToggle}
    >
      <span className={circle}>
        <Heart aria-hidden className={heart} size="1.125rem" strokeWidth={1.75} />
      </span>
    </ToggleButton>
  );
}
