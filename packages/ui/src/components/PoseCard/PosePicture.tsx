import type { Asana } from '@niyama/domain';
import { useState } from 'react';
import { PoseFigure } from '../PoseFigure/PoseFigure.tsx';
import { figure, frame, photograph } from './PosePicture.css.ts';

export interface PosePictureProps {
  asana: Pick<Asana, 'key' | 'category' | 'name' | 'imageUrl'>;
  /** Passed over by screen readers, where the pose's name stands beside it. @default false */
  decorative?: boolean;
}

/** A pose's photograph, or its drawn figure where there is none or it cannot be loaded. Fills its box. */
export function PosePicture({ asana, decorative = false }: PosePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { imageUrl } = asana;
  return (
    <div className={frame}>
      {imageUrl !== null && imageUrl !== broken ? (
        <img
          alt={decorative ? '' : asana.name}
          className={photograph}
          decoding="async"
          lang="en"
          loading="lazy"
          src={imageUrl}
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <div className={figure}>
          <PoseFigure
            category={asana.category}
            decorative={decorative}
            ground="disc"
            name={asana.name}
            pose={asana.key}
          />
        </div>
      )}
    </div>
  );
}
