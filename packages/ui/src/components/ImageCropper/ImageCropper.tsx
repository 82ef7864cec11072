import { maxZoom, type PictureSize, type SquareCrop, zoomCrop, zoomOf } from '@niyama/domain';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { Slider } from '../Slider/Slider.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ImageCropper.css.ts';
import { type ChangeCrop, useCropGestures } from './useCropGestures.ts';

export interface ImageCropperProps {
  /** Its address and its size in pixels. */
  picture: PictureSize & { address: string };
  crop: SquareCrop;
  /** Called with each change of the crop; a state setter fits. */
  onChange: ChangeCrop;
  /** The accessible name of the picture that can be moved. */
  label: string;
  /** How to move it: by hand, by taps and by keys. */
  hint: string;
  zoomLabel: string;
  /** The zoom as it is shown and read out: '150 %'. */
  zoomValueLabel: string;
}

const percent = (share: number) => `${100 * share}%`;

/** Chooses the square of a picture that an avatar shows, by dragging, tapping, pinching or keys. */
export function ImageCropper({
  picture,
  crop,
  onChange,
  label,
  hint,
  zoomLabel,
  zoomValueLabel,
}: ImageCropperProps) {
  const hintId = useId();
  const gestures = useCropGestures(picture, onChange);
  const place = assignInlineVars({
    [styles.left]: percent(-crop.left / crop.size),
    [styles.top]: percent(-crop.top / crop.size),
    [styles.width]: percent(picture.width / crop.size),
    [styles.height]: percent(picture.height / crop.size),
  });
  return (
    <div className={styles.cropper}>
      <div {...gestures} aria-describedby={hintId} aria-label={label} className={styles.stage}>
        <img
          alt=""
          className={styles.picture}
          draggable={false}
          src={picture.address}
          style={place}
        />
        <div className={styles.circle} />
      </div>
      <Text align="center" id={hintId} size="small" tone="soft">
        {hint}
      </Text>
      <div className={styles.zoom}>
        <Slider
          label={zoomLabel}
          max={maxZoom}
          min={1}
          step={0.05}
          value={zoomOf(picture, crop)}
          valueLabel={zoomValueLabel}
          onChange={(zoom) => onChange((known) => zoomCrop(picture, known, zoom))}
        />
      </div>
    </div>
  );
}
