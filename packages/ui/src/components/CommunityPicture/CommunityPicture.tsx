import { useId, useState } from 'react';
import { PoseFigure } from '../PoseFigure/PoseFigure.tsx';
import * as styles from './CommunityPicture.css.ts';
import { sceneOf } from './scenes.ts';

export interface CommunityPictureProps {
  communityId: string;
  /** A public address, or null: then people are drawn who practice beside each other. */
  imageUrl: string | null;
}

/** The picture of a community. Fills its parent; the name stands beside it. */
export function CommunityPicture({ communityId, imageUrl }: CommunityPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div aria-hidden className={styles.picture}>
      {imageUrl === null || imageUrl === failed ? (
        <Together communityId={communityId} />
      ) : (
        <img
          alt=""
          className={styles.photo}
          decoding="async"
          loading="lazy"
          src={imageUrl}
          onError={() => setFailed(imageUrl)}
        />
      )}
    </div>
  );
}

/** Three people before hills and a sun. */
function Together({ communityId }: Pick<CommunityPictureProps, 'communityId'>) {
  const { poses, sun, far, near } = sceneOf(communityId);
  const glow = useId();
  return (
    <>
      <svg className={styles.land} preserveAspectRatio="xMidYMid slice" viewBox="0 0 320 160">
        <radialGradient id={glow}>
          <stop className={styles.sunInside} offset="0" />
          <stop className={styles.sunOutside} offset="1" />
        </radialGradient>
        <circle cx={sun.x} cy={sun.y} fill={`url(#${glow})`} r={sun.radius} />
        <path
          className={styles.hills[far]}
          d="M-80 118C-20 78 40 74 96 104S216 92 262 84 360 96 400 112V200H-80z"
        />
        <path
          className={styles.hills[near]}
          d="M-80 132C10 112 84 120 160 128S330 118 400 132V200H-80z"
        />
      </svg>
      <div className={styles.people}>
        {poses.map((pose) => (
          <div key={pose} className={styles.person}>
            <PoseFigure category="standing" decorative ground="none" name="" pose={pose} />
          </div>
        ))}
      </div>
    </>
  );
}
