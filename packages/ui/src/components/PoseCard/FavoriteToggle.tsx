import { Heart } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { circle, heart, toggle } from './FavoriteToggle.css.ts';

export interface FavoriteToggleProps {
  /** The same in both states, such as 'Favorite': whether it is one is said by `aria-pressed`. */
  label: string;
  isFavorite: boolean;
  onToggle: () => void;
  /** The id of the element that names the pose. */
  describedBy?: string;
}

/** A heart, filled for a favorite. */
export function FavoriteToggle({ label, isFavorite, onToggle, describedBy }: FavoriteToggleProps) {
  return (
    <ToggleButton
      aria-describedby={describedBy}
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
