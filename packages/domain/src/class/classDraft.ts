import { z } from 'zod/mini';
import type { LanguageTag } from '../language.ts';
import { plainWords } from './editClass.ts';
import { type ClassBody, classBodySchema } from './classBody.ts';
import type { ClassDraft, EditedClass } from './shelf.ts';

/** A draft that a device stores until the server has it. */
export interface StoredDraft {
  /** The revision that it was edited from; null for a class that the server does not have. */
  baseRevision: number | null;
  draft: ClassDraft;
  /** Milliseconds of the epoch. */
  storedAt: number;
}

export const storedDraftSchema: z.ZodMiniType<StoredDraft> = z.object({
  baseRevision: z.nullable(z.int()),
  draft: z.object({
    name: z.string(),
    description: z.nullable(z.string()),
    body: classBodySchema,
  }),
  storedAt: z.number(),
});

/** A class of the shelf that may be edited. */
export type EditableClass = EditedClass & { body: ClassBody };

/** Whether a class may be edited: it is not archived, and this version of the app understands it. */
export const isEditable = (edited: EditedClass): edited is EditableClass =>
  edited.body !== null && !edited.isArchived;

/** What a new class begins with. */
export const emptyDraft = (language: LanguageTag): ClassDraft => ({
  name: '',
  description: null,
  body: { v: 1, language, items: [] },
});

/** A draft as it is saved: without what only stands in a field while somebody types. */
export const savedDraft = ({ name, description, body }: ClassDraft): ClassDraft => ({
  name: plainWords(name),
  description: description?.trim() || null,
  body,
});

/** Whether two drafts are saved as the same. */
export const isSameDraft = (one: ClassDraft, other: ClassDraft): boolean =>
  isSame(savedDraft(one), savedDraft(other));

/** The database puts the keys of a document into another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
