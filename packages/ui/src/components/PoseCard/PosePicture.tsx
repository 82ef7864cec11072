import { type Asana, isFlowKey } from '@niyama/domain';
import { useState } from 'react';
import { LazyFlowPlayer } from '../PoseFigure/lazyFigures.tsx';
import { PoseFigure } from '../PoseFigure/PoseFigure.tsx';
import { figure, frame, photograph } from './PosePicture.css.ts';

export interface PosePictureProps {
  asana: Pick<Asana, 'key' | 'category' | 'name' | 'imageUrl'>;
  /** Passed over by screen readers, where the pose's name stands beside it. @default false */
  decorative?: boolean;
  /**
   * Whether the figure of a flow moves, or stands still where it was. Photographs and other poses do neither.
   * @default 'still': its still figure
   */
  flow?: 'still' | 'playing' | 'paused';
}

/** A pose's photograph, or its drawn figure where there is none or it cannot be loaded. Fills its box. */
export function PosePicture({ asana, decorative = false, flow = 'still' }: PosePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { imageUrl, key, name } = asana;
  const still = (
    <PoseFigure
      category={asana.category}
      decorative={decorative}
      ground="disc"
      name={name}
      pose={key}
    />
  );
  return (
    <div className={frame}>
      {imageUrl !== null && imageUrl !== broken ? (
        <img
          alt={decorative ? '' : name}
          className={photograph}
          decoding="async"
          loading="lazy"
          src={imageUrl}
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <div className={figure}>
          {flow !== 'still' && isFlowKey(key) ? (
            <LazyFlowPlayer
              flow={key}
              ground="disc"
              isPlaying={flow === 'playing'}
              name={decorative ? null : name}
              still={still}
            />
          ) : (
            still
          )}
        </div>
      )}
    </div>
  );
}
