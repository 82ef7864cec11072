import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posesById } from '../compose/edit.ts';
import { randomFrom } from '../compose/random.ts';
import { library } from '../compose/testing/library.ts';
import {
  type ClassBody,
  classBodySchema,
  type ClassEntry,
  type ClassItem,
  classLimits,
  classIds,
  classItems,
} from './classBody.ts';
import {
  changeItem,
  changeRounds,
  type ClassPlace,
  duplicateEntry,
  groupEntries,
  insertItems,
  moveEntry,
  nextPlace,
  placeOfDrop,
  placeInClass,
  removeEntries,
  ungroupEntries,
} from './editClass.ts';
import { expandClass, practicedSeconds } from './expandClass.ts';
import { bodies, bodyFrom, newItems, poseItem } from './testing/bodies.ts';

const poses = posesById(library);
const context = { poses, random: randomFrom(1) };

const writeItem = (item: ClassItem) =>
  item.kind === 'pose'
    ? [item.asanaId, ...(item.side === 'both' ? [] : [item.side])].join(' ')
    : item.kind;

/** Such as `tree, 2 swapped [plank, cobra]`. */
const write = ({ items }: ClassBody) =>
  items
    .map((entry) =>
      entry.kind === 'rounds'
        ? `${entry.times}${entry.swap ? ' swapped' : ''} [${entry.items.map(writeItem).join(', ')}]`
        : writeItem(entry),
    )
    .join(', ');

/** A tree, three rounds of plank and cobra, and the rest; `00000001` is the group. */
const body = bodyFrom([
  poseItem('tree'),
  { kind: 'rounds', times: 3, swap: false, items: [poseItem('plank'), poseItem('cobra')] },
  poseItem('corpse'),
]);
const idOf = (asanaId: string, of = body) =>
  classItems(of).find((item) => item.kind === 'pose' && item.asanaId === asanaId)?.id ?? '';
const group = '00000001';
const top = (at: number): ClassPlace => ({ rounds: null, at });
const inGroup = (at: number): ClassPlace => ({ rounds: group, at });

/** The class after an entry went one step, or to beside another. */
const after = (from: ClassBody, id: string, to: ClassPlace | null) =>
  to ? moveEntry(from, id, to, context) : from;

describe('the editor of a class', () => {
  it('begins with this class', () => {
    expect(write(body)).toBe('tree, 3 [plank, cobra], corpse');
    expect(placeInClass(body, idOf('corpse'))).toEqual(top(2));
    expect(placeInClass(body, idOf('cobra'))).toEqual(inGroup(1));
    expect(placeInClass(body, 'nowhere0')).toBeNull();
  });

  it('inserts items where they are wanted', () => {
    const items = [poseItem('bow'), { kind: 'pause', seconds: 10 } as const];
    expect(write(insertItems(body, items, top(0), context))).toBe(
      'bow, pause, tree, 3 [plank, cobra], corpse',
    );
    expect(write(insertItems(body, items, inGroup(2), context))).toBe(
      'tree, 3 [plank, cobra, bow, pause], corpse',
    );
    expect(insertItems(body, items, { rounds: 'nowhere0', at: 0 }, context)).toBe(body);
    expect(insertItems(body, items, { rounds: idOf('tree'), at: 0 }, context)).toBe(body);
    expect(insertItems(body, [], top(0), context)).toBe(body);
  });

  it('duplicates an item and a group, with ids that only the copy has', () => {
    expect(write(duplicateEntry(body, idOf('plank'), context))).toBe(
      'tree, 3 [plank, plank, cobra], corpse',
    );
    const twice = duplicateEntry(body, group, context);
    expect(write(twice)).toBe('tree, 3 [plank, cobra], 3 [plank, cobra], corpse');
    expect(new Set(classIds(twice)).size).toBe(8);
    expect(duplicateEntry(body, 'nowhere0', context)).toBe(body);
  });

  it.each([
    ['an item up', idOf('corpse'), top(0), 'corpse, tree, 3 [plank, cobra]'],
    ['an item within its group', idOf('plank'), inGroup(1), 'tree, 3 [cobra, plank], corpse'],
    ['an item into a group', idOf('tree'), inGroup(1), '3 [plank, tree, cobra], corpse'],
    ['an item out of its group', idOf('plank'), top(3), 'tree, 3 [cobra], corpse, plank'],
    ['a group', group, top(2), 'tree, corpse, 3 [plank, cobra]'],
  ])('moves %s', (_, id, to, moved) => {
    expect(write(moveEntry(body, id, to, context))).toBe(moved);
  });

  it('moves nothing to where it is, nor a group into itself', () => {
    expect(moveEntry(body, idOf('cobra'), inGroup(1), context)).toBe(body);
    expect(moveEntry(body, group, inGroup(0), context)).toBe(body);
    expect(moveEntry(body, idOf('tree'), { rounds: 'nowhere0', at: 0 }, context)).toBe(body);
    expect(moveEntry(body, 'nowhere0', top(0), context)).toBe(body);
  });

  it('removes a group that its last item leaves', () => {
    const one = removeEntries(body, [idOf('plank')]);
    expect(write(one)).toBe('tree, 3 [cobra], corpse');
    expect(write(moveEntry(one, idOf('cobra'), top(0), context))).toBe('cobra, tree, corpse');
    expect(moveEntry(one, idOf('cobra'), inGroup(0), context)).toBe(one);
    expect(write(removeEntries(body, [idOf('plank'), idOf('cobra')]))).toBe('tree, corpse');
    expect(write(removeEntries(body, [group, idOf('tree')]))).toBe('corpse');
    expect(removeEntries(body, ['nowhere0'])).toBe(body);
  });

  it('groups items into two rounds, with a swap if one of them has one side', () => {
    expect(write(groupEntries(body, [idOf('corpse'), idOf('tree')], context))).toBe(
      '2 [tree, corpse], 3 [plank, cobra]',
    );
    const right = changeItem(
      body,
      { id: idOf('tree'), ...poseItem('tree', { side: 'right' }) },
      context,
    );
    expect(write(groupEntries(right, [idOf('tree')], context))).toBe(
      '2 swapped [tree right], 3 [plank, cobra], corpse',
    );
  });

  it('never puts a group into a group', () => {
    expect(write(groupEntries(body, [idOf('tree'), group], context))).toBe(
      '2 [tree, plank, cobra], corpse',
    );
    expect(write(groupEntries(body, [group, idOf('corpse')], context))).toBe(
      'tree, 2 [plank, cobra, corpse]',
    );
    expect(groupEntries(body, [group], context)).toBe(body);
    expect(groupEntries(body, [idOf('plank'), idOf('cobra')], context)).toBe(body);
    const two = groupEntries(body, [idOf('tree')], context);
    const [first] = two.items;
    expect(write(moveEntry(two, group, { rounds: first?.id ?? '', at: 1 }, context))).toBe(
      '2 [tree, plank, cobra], corpse',
    );
  });

  it('ungroups, and each item stays once', () => {
    expect(write(ungroupEntries(body, group))).toBe('tree, plank, cobra, corpse');
    expect(ungroupEntries(body, idOf('tree'))).toBe(body);
  });

  it('changes an item in its place, and the rounds of a group', () => {
    const bow = { id: idOf('plank'), ...poseItem('bow') };
    expect(write(changeItem(body, bow, context))).toBe('tree, 3 [bow, cobra], corpse');
    const corpse = { id: idOf('corpse'), ...poseItem('bow') };
    expect(changeItem(body, corpse, context).items[1]).toBe(body.items[1]);
    expect(changeItem(body, { ...bow, id: group }, context)).toBe(body);
    expect(changeItem(body, { ...bow, id: 'nowhere0' }, context)).toBe(body);
    expect(write(changeRounds(body, group, { times: 5, swap: true }, context))).toBe(
      'tree, 5 swapped [plank, cobra], corpse',
    );
    expect(changeRounds(body, idOf('tree'), { times: 5 }, context)).toBe(body);
  });

  it.each([
    ['on one line', 'Breathe\r\nout\u0007 ', 'Breathe out'],
    ['away when nothing is left', ' \n ', undefined],
  ])('puts pasted words %s', (_, pasted, words) => {
    const changed = changeItem(
      body,
      { id: idOf('tree'), ...poseItem('tree', { words: pasted }) },
      context,
    );
    expect(changed.items[0]).toMatchObject({ asanaId: 'tree', words });
    expect(
      insertItems(body, [poseItem('tree', { words: pasted })], top(0), context).items[0],
    ).toMatchObject({
      asanaId: 'tree',
      words,
    });
  });
});

describe('the limits of a class', () => {
  const many = (count: number, seconds = 30) =>
    bodyFrom(Array.from({ length: count }, () => poseItem('plank', { seconds })));

  it('hold whatever would exceed them', () => {
    const full = many(classLimits.items);
    expect(insertItems(full, [poseItem('plank')], top(0), context)).toBe(full);
    expect(duplicateEntry(full, '00000000', context)).toBe(full);
    const ids = classIds(full);
    expect(groupEntries(full, ids.slice(0, 21), context)).toBe(full);
    const grouped = groupEntries(full, ids.slice(0, 20), context);
    const id = grouped.items[0]?.id ?? '';
    expect(moveEntry(grouped, ids[30] ?? '', { rounds: id, at: 0 }, context)).toBe(grouped);
    expect(changeRounds(grouped, id, { times: 12 }, context)).toBe(grouped);
    expect(changeRounds(grouped, id, { times: 11 }, context)).not.toBe(grouped);
  });

  it('hold what would last longer than three hours', () => {
    const long = many(6, 1800);
    expect(duplicateEntry(long, '00000000', context)).toBe(long);
    const item = { id: '00000000', ...poseItem('plank', { seconds: 1801 }) };
    expect(changeItem(long, item, context)).toBe(long);
  });

  it('takes an item down, through a group, to the end', () => {
    const id = idOf('tree');
    const seen: string[] = [];
    let now = body;
    for (let to = nextPlace(now, id, 1); to !== null; to = nextPlace(now, id, 1)) {
      now = after(now, id, to);
      seen.push(write(now));
    }
    expect(seen).toEqual([
      '3 [tree, plank, cobra], corpse',
      '3 [plank, tree, cobra], corpse',
      '3 [plank, cobra, tree], corpse',
      '3 [plank, cobra], tree, corpse',
      '3 [plank, cobra], corpse, tree',
    ]);
  });

  it('takes an item up, out of a group and past the one before', () => {
    const id = idOf('plank');
    const out = after(body, id, nextPlace(body, id, -1));
    expect(write(out)).toBe('tree, plank, 3 [cobra], corpse');
    const first = after(out, id, nextPlace(out, id, -1));
    expect(write(first)).toBe('plank, tree, 3 [cobra], corpse');
    expect(nextPlace(first, id, -1)).toBeNull();
    expect(write(after(body, idOf('corpse'), nextPlace(body, idOf('corpse'), -1)))).toBe(
      'tree, 3 [plank, cobra, corpse]',
    );
  });

  it('takes a group past its neighbors, and no item into a full group', () => {
    expect(write(after(body, group, nextPlace(body, group, -1)))).toBe(
      '3 [plank, cobra], tree, corpse',
    );
    const items = Array.from({ length: classLimits.itemsInGroup }, () => poseItem('plank'));
    const full = bodyFrom([poseItem('tree'), { kind: 'rounds', times: 2, swap: false, items }]);
    expect(nextPlace(full, idOf('tree', full), 1)).toEqual(top(1));
  });

  it.each([
    ['tree', 'cobra', true, '3 [plank, tree, cobra], corpse'],
    ['tree', 'cobra', false, '3 [plank, cobra, tree], corpse'],
    ['corpse', 'tree', true, 'corpse, tree, 3 [plank, cobra]'],
    ['plank', 'corpse', false, 'tree, 3 [cobra], corpse, plank'],
  ])('drops %s beside %s', (id, other, isBefore, expected) => {
    const to = placeOfDrop(body, idOf(id), { other: idOf(other), isBefore });
    expect(write(after(body, idOf(id), to))).toBe(expected);
  });

  it('drops what comes after the head of a group into it, and nothing into itself', () => {
    const id = idOf('corpse');
    const to = placeOfDrop(body, id, { other: group, isBefore: false });
    expect(write(after(body, id, to))).toBe('tree, 3 [corpse, plank, cobra]');
    expect(write(after(body, idOf('cobra'), placeOfDrop(body, idOf('cobra'), 'end')))).toBe(
      'tree, 3 [plank], corpse, cobra',
    );
    expect(placeOfDrop(body, group, { other: idOf('cobra'), isBefore: true })).toBeNull();
    expect(placeOfDrop(body, id, { other: id, isBefore: true })).toBeNull();
  });

  it('let a class shrink that has become too long', () => {
    const long = bodyFrom([poseItem('plank'), poseItem('cobra')]);
    const longer = new Map(library.map((pose) => [pose.id, { ...pose, durationSeconds: 7200 }]));
    const item = (seconds: number) => ({ id: '00000000', ...poseItem('plank', { seconds }) });
    const edit = { ...context, poses: longer };
    expect(changeItem(long, item(7100), edit)).not.toBe(long);
    expect(changeItem(long, { ...item(7200), sets: 2 }, edit)).toBe(long);
  });
});

/** One press in an editor; `pick` chooses among what there is. */
interface Press {
  kind: 'insert' | 'duplicate' | 'move' | 'remove' | 'group' | 'ungroup' | 'change' | 'rounds';
  pick: number;
  other: number;
  item: Parameters<typeof insertItems>[1][number];
}
const presses: fc.Arbitrary<Press> = fc.record({
  kind: fc.constantFrom(
    'insert',
    'duplicate',
    'move',
    'remove',
    'group',
    'ungroup',
    'change',
    'rounds',
  ),
  pick: fc.nat(200),
  other: fc.nat(200),
  item: newItems,
});

function press(before: ClassBody, { kind, pick, other, item }: Press): ClassBody {
  const ids = classIds(before);
  const id = ids[pick % ids.length] ?? '';
  const groups = before.items.filter((entry) => entry.kind === 'rounds');
  const place: ClassPlace = {
    rounds: groups[other % (groups.length + 1)]?.id ?? null,
    at: pick % 5,
  };
  const groupId = groups[pick % groups.length]?.id ?? '';
  const rounds = { times: 2 + (other % 19), swap: pick % 2 === 0 };
  const edits: Record<Press['kind'], () => ClassBody> = {
    insert: () => insertItems(before, [item], place, context),
    duplicate: () => duplicateEntry(before, id, context),
    move: () => moveEntry(before, id, place, context),
    remove: () => removeEntries(before, [id]),
    group: () =>
      groupEntries(before, ids.slice(pick % ids.length).slice(0, 1 + (other % 5)), context),
    ungroup: () => ungroupEntries(before, groupId),
    change: () => changeItem(before, { ...item, id }, context),
    rounds: () => changeRounds(before, groupId, rounds, context),
  };
  return edits[kind]();
}

/** Fails a test that changes what it was given. */
function freeze(some: ClassBody): ClassBody {
  const freezeEntry = (entry: ClassEntry) => {
    if (entry.kind === 'rounds') Object.freeze(entry.items).forEach(Object.freeze);
    Object.freeze(entry);
  };
  Object.freeze(some.items).forEach(freezeEntry);
  return Object.freeze(some);
}

describe('any presses in the editor', () => {
  it('make classes with unique ids within the limits, and leave those before them as they were', () => {
    const kinds = new Set<Press['kind']>();
    fc.assert(
      fc.property(bodies, fc.array(presses, { minLength: 10, maxLength: 30 }), (first, all) => {
        fc.pre(practicedSeconds(expandClass(first, poses)) <= classLimits.seconds);
        let now = freeze(first);
        for (const one of all) {
          const next = press(now, one);
          if (next !== now) kinds.add(one.kind);
          now = freeze(next);
          expect(classBodySchema.safeParse(JSON.parse(JSON.stringify(now))).success).toBe(true);
          expect(practicedSeconds(expandClass(now, poses))).toBeLessThanOrEqual(
            classLimits.seconds,
          );
        }
      }),
    );
    expect(kinds.size).toBe(8);
  });
});
