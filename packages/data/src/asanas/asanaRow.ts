import {
  type Asana,
  asanaRowFields,
  asanaTextFields,
  fromRow,
  lenientRow,
  selectOf,
} from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

/** A row of `asanas` without its texts. */
export const factsRow = lenientRow(asanaRowFields);
/** The texts of a pose in one language. */
export const textsRow = lenientRow(asanaTextFields);

/**
 * A row of `asanas` with its texts in one language. What is missing has a fallback
 * (docs/product.md#what-a-stored-pose-may-lack).
 */
export const asanaRow = z.extend(factsRow, { texts: textsRow });

/** The columns of a pose without its texts, and of its texts. */
export const factsSelect = selectOf(asanaRowFields);
export const textsSelect = selectOf(asanaTextFields);

/** The columns of {@link asanaRow}, for a select; `texts.language` has to be filtered by. */
export const asanaSelect = `${factsSelect},texts:texts_of_asana(${textsSelect})`;

/** Makes a pose of a row; storage paths become addresses of the project's public buckets. */
export function toAsana(client: Client, row: z.output<typeof asanaRow>): Asana {
  const { imagePath, videoPath, ...asana } = fromRow(asanaRowFields, row);
  return {
    ...asana,
    ...fromRow(asanaTextFields, row.texts),
    imageUrl: mediaAddress(client, imagePath, 'asana_images'),
    videoUrl: mediaAddress(client, videoPath, 'asana_videos'),
  };
}
