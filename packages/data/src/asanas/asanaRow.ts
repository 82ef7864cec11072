import {
  type Asana,
  asanaRowFields,
  fromRow,
  lenientRow,
  type Row,
  selectOf,
} from '@niyama/domain';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

/** A row of `asanas`, forgiving as specification A, section 5 asks: what is missing has a fallback. */
export const asanaRow = lenientRow(asanaRowFields);

/** The columns of {@link asanaRow}, for a select. */
export const asanaColumns = selectOf(asanaRowFields);

/** Makes a pose of a row; storage paths become addresses of the project's public buckets. */
export function toAsana(client: Client, row: Row<typeof asanaRowFields>): Asana {
  const { imagePath, videoPath, ...asana } = fromRow(asanaRowFields, row);
  return {
    ...asana,
    imageUrl: mediaAddress(client, imagePath, 'asana_images'),
    videoUrl: mediaAddress(client, videoPath, 'asana_videos'),
  };
}
