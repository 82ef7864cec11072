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

/** A row of `asanas`. What is missing has a fallback (docs/product.md#what-a-stored-pose-may-lack). */
export const asanaRow = lenientRow(asanaRowFields);

/** The columns of {@link asanaRow}, for a select. */
export const asanaSelect = selectOf(asanaRowFields);

/** Makes a pose of a row; storage paths become addresses of the project's public buckets. */
export function toAsana(client: Client, row: Row<typeof asanaRowFields>): Asana {
  const { imagePath, videoPath, ...asana } = fromRow(asanaRowFields, row);
  return {
    ...asana,
    imageUrl: mediaAddress(client, imagePath, 'asana_images'),
    videoUrl: mediaAddress(client, videoPath, 'asana_videos'),
  };
}
