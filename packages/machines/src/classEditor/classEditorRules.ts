import {
  type ClassDraft,
  type EditableClass,
  type EditedClass,
  emptyDraft,
  isEditable,
  isSameDraft,
  savedDraft,
  type StoredDraft,
} from '@niyama/domain';
import type { ClassEditorContext, ClassEditorInput, ClassSave } from './classEditor.types.ts';

/** How many drafts Undo goes back through. */
const longestPast = 100;

type Changes = Partial<ClassEditorContext>;

const baseOf = (edited: EditableClass) => {
  const { name, description, body, revision } = edited;
  return { base: { draft: { name, description, body }, revision }, editedFrom: revision };
};

export function openEditor(input: ClassEditorInput): ClassEditorContext {
  const { id, edited, stored, language, now, newId } = input;
  const isLocked = edited !== null && !isEditable(edited);
  const opened =
    edited && isEditable(edited)
      ? baseOf(edited)
      : {
          base: { draft: emptyDraft(language), revision: edited?.revision ?? null },
          editedFrom: (edited && stored?.baseRevision) ?? null,
        };
  return {
    id,
    stored,
    now,
    newId,
    draft: (isLocked && stored?.draft) || opened.base.draft,
    ...opened,
    savedAt: null,
    past: [],
    future: [],
    typedField: null,
    sent: [],
    theirs: isLocked ? edited : null,
    error: null,
  };
}

/** Whether this device stored something that the server does not have. */
export const hasOtherDraft = ({ stored, base }: ClassEditorContext): boolean =>
  stored !== null && !isSameDraft(stored.draft, base.draft);

/** Puts another draft in the place of the present one, which Undo brings back. */
const replaced = ({ draft, past }: ClassEditorContext, next: ClassDraft): Changes => ({
  draft: next,
  past: [...past, draft].slice(-longestPast),
  typedField: null,
});

/** Takes the stored draft up. It is saved over the revision that it was edited from and over no other. */
export function restore(context: ClassEditorContext): Changes {
  const { stored } = context;
  if (!stored) return {};
  return { ...replaced(context, stored.draft), editedFrom: stored.baseRevision };
}

/** A new class begins again with another id: another tab may go on with what was stored of this one. */
export const discard = ({ base, id, newId }: ClassEditorContext): Changes => ({
  id: base.revision === null ? newId() : id,
});

export function noteEdit(
  context: ClassEditorContext,
  { draft, field }: { draft: ClassDraft; field: string | null },
): Changes {
  const isSameStep = field !== null && field === context.typedField;
  if (isSameStep) return { draft };
  const next = { ...replaced(context, draft), future: [], typedField: field };
  // After an undone restore, the edit begins from how the server has the class.
  return isSaved(context) ? { ...next, editedFrom: context.base.revision } : next;
}

export function undo({ draft, past, future }: ClassEditorContext): Changes {
  return {
    draft: past.at(-1) ?? draft,
    past: past.slice(0, -1),
    future: [...future, draft],
    typedField: null,
  };
}

export function redo({ draft, past, future }: ClassEditorContext): Changes {
  return {
    draft: future.at(-1) ?? draft,
    past: [...past, draft],
    future: future.slice(0, -1),
    typedField: null,
  };
}

export const noteSent = ({ draft, sent }: ClassEditorContext): Changes => ({
  sent: [...sent.filter((one) => !isSameDraft(one, draft)), savedDraft(draft)],
});

/** What was sent last. */
const lastSent = ({ sent, draft }: ClassEditorContext) => sent.at(-1) ?? draft;

/** Whether the server has the draft, and nothing else that was sent without an answer. */
export const isSaved = ({ draft, base, sent }: ClassEditorContext): boolean =>
  sent.length === 0 && isSameDraft(draft, base.draft);

/** Whether there are edits since the last save was sent. */
export const isNewer = (context: ClassEditorContext): boolean =>
  !isSameDraft(context.draft, lastSent(context));

export const saveOf = (context: ClassEditorContext): ClassSave => ({
  id: context.id,
  revision: context.editedFrom,
  draft: lastSent(context),
});

export const noteSaved = (context: ClassEditorContext, revision: number): Changes => ({
  base: { draft: lastSent(context), revision },
  editedFrom: revision,
  savedAt: context.now(),
  typedField: null,
  sent: [],
  error: null,
});

export const toStored = ({
  id,
  editedFrom,
  draft,
  now,
}: ClassEditorContext): StoredDraft & { id: string } => ({
  id,
  baseRevision: editedFrom,
  draft,
  storedAt: now(),
});

/** The class of somebody else, where it can be edited. */
export const editableOf = (theirs: EditedClass | null): EditableClass | null =>
  theirs && isEditable(theirs) ? theirs : null;

/**
 * Whether what the server has came from here, although no answer said so, or is what the draft was edited
 * from, as after archiving and bringing back.
 */
export function isOurs(
  { draft, sent, base, editedFrom }: ClassEditorContext,
  answer: EditedClass | null,
): boolean {
  const theirs = editableOf(answer);
  if (!theirs) return false;
  const ours = [draft, ...sent, ...(editedFrom === base.revision ? [base.draft] : [])];
  return ours.some((one) => isSameDraft(one, theirs));
}

/** Goes on from how the server has the class. */
export const noteBase = (theirs: EditableClass): Changes => ({
  ...baseOf(theirs),
  sent: [],
  theirs: null,
  error: null,
});

/** Shows what somebody else saved. What Redo goes through stays, or it would be lost without an edit. */
export function showTheirs(context: ClassEditorContext): Changes {
  const theirs = editableOf(context.theirs);
  if (!theirs) return {};
  const next = noteBase(theirs);
  return { ...next, ...replaced(context, baseOf(theirs).base.draft) };
}

/** Saves mine over theirs, to which Undo goes back. */
export function keepMine(context: ClassEditorContext): Changes {
  const { draft } = context;
  const theirs = editableOf(context.theirs);
  if (!theirs) return {};
  const shown = { ...context, draft: baseOf(theirs).base.draft };
  return { ...noteBase(theirs), ...replaced(shown, draft) };
}

/** Makes another class of mine. */
export const becomeCopy = ({ newId, draft }: ClassEditorContext, name: string): Changes => ({
  id: newId(),
  draft: { ...draft, name },
  base: { draft: emptyDraft(draft.body.language), revision: null },
  editedFrom: null,
  savedAt: null,
  sent: [],
  theirs: null,
  error: null,
});
