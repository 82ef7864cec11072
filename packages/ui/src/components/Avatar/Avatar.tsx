import { initialOf } from '@niyama/domain';
import { useState } from 'react';
import { avatar, picture, sizes } from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose it is; the first letter stands in for a missing picture. */
  name: string;
  /** The address of the picture, or null. */
  src?: string | null;
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** The name stands beside it already, so screen readers pass it over. */
  isDecorative?: boolean;
}

/** A person. */
export function Avatar({ name, src = null, size = 'medium', isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const meaning = isDecorative
    ? { 'aria-hidden': true as const }
    : { role: 'img', 'aria-label': name };
  return (
    <span {...meaning} className={`${avatar} ${sizes[size]}`}>
      {src === null || src === failed ? (
        <span aria-hidden="true">{initialOf(name)}</span>
      ) : (
        <img src={src} alt="" className={picture} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
