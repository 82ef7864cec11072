import {
  type AdminAsana,
  adminAsanaRowFields,
  type AsanaFields,
  asanaFields,
  fromRow,
  type Row,
  selectOf,
  strictRow,
  toRow,
} from '@niyama/domain';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

/** A row of `asanas` as an admin keeps it: exact, because what is read is written back. */
export const adminAsanaRow = strictRow(adminAsanaRowFields);

/** The columns of {@link adminAsanaRow}, for a select. */
export const adminAsanaSelect = selectOf(adminAsanaRowFields);

export function toAdminAsana(client: Client, row: Row<typeof adminAsanaRowFields>): AdminAsana {
  const asana = fromRow(adminAsanaRowFields, row);
  return {
    ...asana,
    imageUrl: mediaAddress(client, asana.imagePath, 'asana_images'),
    videoUrl: mediaAddress(client, asana.videoPath, 'asana_videos'),
  };
}

/** What an admin wrote, as the table holds it. */
export const fieldsToRow = (fields: AsanaFields) => toRow(asanaFields, fields);
