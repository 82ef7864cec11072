import { z } from 'zod/mini';
import { lengthOf } from '../asana/asanaLimits.ts';
import {
  type CommunityFields,
  communityLimits,
  defaultCommunityDescription,
} from '../community/adminCommunity.ts';

/** What is wrong with a community, as keys of the common catalog. */
export type CommunityFormMessage =
  | 'form.error.communityName'
  | 'form.error.communityNameLong'
  | 'form.error.communityDescriptionLong';

type Message = CommunityFormMessage;

const atMost = (most: number, message: Message) =>
  z.refine<string>((text) => lengthOf(text) <= most, message);

/** The form of a community. It checks before the database does. */
export const communityForm = z.object({
  name: z
    .string('form.error.communityName' satisfies Message)
    .check(
      z.trim(),
      z.minLength(1, 'form.error.communityName' satisfies Message),
      atMost(communityLimits.name, 'form.error.communityNameLong'),
    ),
  description: z.pipe(
    z
      .string()
      .check(z.trim(), atMost(communityLimits.description, 'form.error.communityDescriptionLong')),
    z.transform((text) => (text === '' ? defaultCommunityDescription : text)),
  ),
});

export type CommunityFormValues = z.output<typeof communityForm> & CommunityFields;
