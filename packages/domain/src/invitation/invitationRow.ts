import { z } from 'zod/mini';
import { type Invitation, invitationStates } from './invitation.ts';
import { languages } from '../language.ts';
import { nullableText, type RowFieldsOf, text } from '../row.ts';

/** Somebody who is invited, as the admin area lists them. */
export const invitationFields = {
  id: ['id', text],
  email: ['email', text],
  fullName: ['full_name', nullableText],
  language: ['language', z.enum(languages)],
  state: ['state', z.enum(invitationStates)],
  askedAt: ['asked_at', text],
  expiresAt: ['expires_at', nullableText],
} as const satisfies RowFieldsOf<Invitation>;
