import type { CommunityPerson } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

/** What the functions of the communities tell of a person. */
export const personRow = {
  name: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  level: z.number(),
  is_self: z.boolean(),
};

const person = z.object(personRow);

export function toPerson(client: Client, row: z.output<typeof person>): CommunityPerson {
  return {
    name: row.name,
    avatarUrl: mediaAddress(client, row.avatar_url, 'avatars'),
    level: row.level,
    isSelf: row.is_self,
  };
}
