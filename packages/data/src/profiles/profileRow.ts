import {
  fromRow,
  type Profile,
  profileFields,
  type Row,
  selectOf,
  type Settings,
  settingsFields,
  strictRow,
} from '@niyama/domain';
import type { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

/** What of a row Settings and a practice's menu write. */
export const settingsRow = strictRow(settingsFields);

/** The columns of {@link settingsRow}, for a select. */
export const settingsSelect = selectOf(settingsFields);

/** A row of `profiles` as its owner reads it. */
export const profileRow = strictRow({ ...profileFields, ...settingsFields });

/** Makes settings of the columns that hold them. */
export const toSettings = (row: Row<typeof settingsFields>): Settings =>
  fromRow(settingsFields, row);

/** Makes a profile of a row; the picture's storage path becomes its public address. */
export function toProfile(client: Client, row: z.output<typeof profileRow>): Profile {
  const { avatarPath, healthNoticeSeenAt, ...profile } = fromRow(profileFields, row);
  return {
    ...profile,
    avatarUrl: mediaAddress(client, avatarPath, 'avatars'),
    healthNoticeSeen: healthNoticeSeenAt !== null,
    settings: toSettings(row),
  };
}
