import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classBodySchema } from './classBody.ts';
import { emptyDraft, isEditable, isSameDraft, savedDraft } from './classDraft.ts';
import type { ClassDraft, EditedClass } from './shelf.ts';
import { bodyFrom, poseItem } from './testing/bodies.ts';

const body = bodyFrom([
  poseItem('tree', { side: 'right', breaths: 2.5 }),
  { kind: 'rounds', times: 3, swap: false, items: [{ kind: 'pause', seconds: 30 }] },
]);
const draft: ClassDraft = { name: 'Hips', description: 'Slowly.', body };

/** As the database gives it back. */
function reordered<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reordered) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reordered(inner)]);
  return Object.fromEntries(entries.toReversed()) as Value;
}

describe('two drafts are the same', () => {
  it('whatever the order of their keys, and with keys that hold nothing', () => {
    const items = body.items.map((item) => ({ ...item, words: undefined }));
    expect(isSameDraft(draft, { ...draft, body: reordered(body) })).toBe(true);
    expect(isSameDraft(draft, { ...draft, body: { ...body, items } })).toBe(true);
  });

  it('when they are saved as the same', () => {
    expect(isSameDraft(draft, { ...draft, name: ' Hips\n' })).toBe(true);
    expect(isSameDraft({ ...draft, description: null }, { ...draft, description: ' ' })).toBe(true);
  });

  it.each<Partial<ClassDraft>>([
    { name: 'Knees' },
    { description: null },
    { body: bodyFrom([]) },
    { body: { ...body, items: body.items.toReversed() } },
    { body: { ...body, items: body.items.slice(1) } },
    { body: bodyFrom([poseItem('tree', { side: 'left', breaths: 2.5 })]) },
  ])('but not with %j', (change) => {
    expect(isSameDraft(draft, { ...draft, ...change })).toBe(false);
    expect(isSameDraft({ ...draft, ...change }, draft)).toBe(false);
  });
});

it('is saved on one line, without what stands around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const saved = savedDraft({ ...draft, name });
      expect(savedDraft(saved)).toEqual(saved);
    }),
  );
  expect(savedDraft({ ...draft, name: ' Hips\tand\u2028knees ', description: '\n' })).toEqual({
    ...draft,
    name: 'Hips and knees',
    description: null,
  });
});

it('begins empty, and a class may be', () => {
  expect(classBodySchema.safeParse(emptyDraft('ja').body).success).toBe(true);
});

it('is edited unless it is archived or from a newer version', () => {
  const edited: EditedClass = {
    ...draft,
    id: 'hips',
    revision: 1,
    changedAt: '2026-03-02T06:00:00Z',
    changedBy: null,
    changedByMe: false,
    isArchived: false,
  };
  expect(isEditable(edited)).toBe(true);
  expect(isEditable({ ...edited, isArchived: true })).toBe(false);
  expect(isEditable({ ...edited, body: null })).toBe(false);
});
