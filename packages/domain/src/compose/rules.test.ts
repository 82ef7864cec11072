import { describe, expect, it } from 'vitest';
import { limits } from '../asana/asanaChoices.ts';
import type { ClassPart } from './composedItem.ts';
import { brokenBy, leavesRoom, mayBe, mayFollow, type Place } from './rules.ts';
import { library, poseOf } from './testing/library.ts';
import { wishOf } from './testing/wishes.ts';
import type { Wish } from './wish.ts';

/** Such as `stand tree`, or `warm cat-cow x2`. */
function read(text: string): Place {
  const [part, key = '', sets = 'x1'] = text.split(' ');
  return { part: part as ClassPart, pose: poseOf(key), sets: Number(sets.slice(1)) };
}

const everything: Partial<Wish> = { level: 'expert', energy: 'wake', minutes: 60 };

/** The rules that the last of some places breaks, for somebody who may do everything. */
function brokenAtTheEnd(places: string[], changes: Partial<Wish> = everything) {
  const before = places.map(read);
  const next = before.pop();
  if (!next) throw new Error('Nothing to judge');
  return brokenBy(next, before, wishOf(changes));
}

const warmed = ['arrive easy-pose', 'warm cat-cow', 'stand extended-triangle', 'stand warrior-i'];

describe('a pose by itself', () => {
  it.each(limits)('is in no class with a limit that it is to be avoided with: %s', (limit) => {
    const wish = wishOf({ ...everything, limits: [limit] });
    const places = library.map((pose): Place => ({ pose, part: 'floor', sets: 1 }));
    const forbidden = places.filter(({ pose }) => pose.avoidIf.includes(limit));
    expect(forbidden.length).toBeGreaterThan(0);
    for (const place of forbidden) expect(brokenBy(place, [], wish)).toContain('limit');
    for (const place of forbidden) expect(mayBe(place, wish)).toBe(false);
  });

  it.each(limits)(
    'is no strain with a limit that forbids it, whatever its tags say: %s',
    (limit) => {
      const strong = {
        ...read('stand warrior-iii'),
        pose: { ...poseOf('warrior-iii'), avoidIf: [], cautions: [] },
      };
      const moderate = {
        ...read('stand chair'),
        pose: { ...poseOf('chair'), avoidIf: [], cautions: [] },
      };
      const wish = wishOf({ ...everything, limits: [limit] });
      const forbids = ['pregnancy', 'heart', 'highPressure'].includes(limit);
      expect(brokenBy(strong, [], wish)).toEqual(forbids ? ['limit'] : []);
      expect(brokenBy(moderate, [], wish)).toEqual([]);
    },
  );

  it.each([
    ['beginner', 'stand tree', []],
    ['beginner', 'stand eagle', ['level']],
    ['intermediate', 'stand eagle', []],
    ['beginner', 'stand downward-facing-dog', []],
    ['intermediate', 'peak crow', ['level']],
    ['advanced', 'peak handstand', ['level']],
    ['expert', 'peak handstand', []],
  ] as const)('is no harder than the level %s: %s', (level, place, rules) => {
    const ofLevel = brokenAtTheEnd([place], { ...everything, level }).filter(
      (rule) => rule === 'level',
    );
    expect(ofLevel).toEqual(rules);
  });

  it('turns no beginner upside down, however easy it is said to be', () => {
    const easy: Place = {
      ...read('peak plow'),
      pose: { ...poseOf('plow'), difficulty: 'beginner' },
    };
    expect(mayBe(easy, wishOf({ level: 'beginner' }))).toBe(false);
    expect(mayBe(easy, wishOf({ level: 'intermediate' }))).toBe(true);
  });

  it.each([
    ['stand warrior-iii', { energy: 'calm' }, ['strength']],
    ['stand warrior-iii', { energy: 'balance' }, []],
    ['stand warrior-ii', { energy: 'calm' }, []],
    ['stand warrior-iii', { energy: 'wake', minutes: 5 }, ['strength']],
    ['warm surya-namaskar', { energy: 'calm' }, ['strength']],
    ['warm chandra-namaskar', { energy: 'calm' }, []],
    ['warm sun-breaths', { energy: 'calm' }, []],
    ['warm skull-shining-breath', { energy: 'wake' }, []],
    ['warm skull-shining-breath', { energy: 'balance' }, ['strength']],
    ['warm surya-bhedana', { energy: 'calm' }, ['strength']],
    ['breath equal-breath', { energy: 'calm' }, []],
  ] as const)('suits the class: %s for %j', (place, changes, rules) => {
    expect(brokenAtTheEnd([place], { ...everything, ...changes })).toEqual(rules);
  });

  it.each([
    ['arrive', 'easy-pose mountain-pose thunderbolt'],
    [
      'warm',
      'bellows-breath bound-angle cat-cow chandra-namaskar childs-pose cobra easy-seated-twist ' +
        'low-lunge mountain-pose raised-hands skull-shining-breath sphinx staff ' +
        'standing-forward-fold sun-breaths surya-bhedana surya-namaskar surya-namaskar-b ' +
        'wide-legged-forward-fold',
    ],
    [
      'stand',
      'chair cobra crow downward-facing-dog eagle extended-hand-to-big-toe extended-side-angle ' +
        'extended-triangle garland half-moon locust lord-of-the-dance plank pyramid ' +
        'revolved-triangle side-plank standing-forward-fold tree warrior-i warrior-ii warrior-iii ' +
        'wide-legged-forward-fold',
    ],
    [
      'counter',
      'bound-angle bridge childs-pose easy-seated-twist fish garland head-to-knee mountain-pose ' +
        'raised-hands seated-forward-fold staff standing-forward-fold supine-twist ' +
        'wide-legged-forward-fold wind-relieving',
    ],
    [
      'floor',
      'boat bound-angle bow bridge camel childs-pose cobra cow-face easy-seated-twist fish ' +
        'half-lord-of-the-fishes head-to-knee legs-up-the-wall locust lotus reclined-bound-angle ' +
        'seated-forward-fold sphinx staff supine-twist upward-facing-dog wheel wind-relieving',
    ],
    ['rest', 'corpse'],
  ] as const)('belongs to the part %s', (part, keys) => {
    const wish = wishOf(everything);
    const members = library.filter((pose) => mayBe({ pose, part, sets: 1 }, wish));
    expect(
      members
        .map(({ id }) => id)
        .sort()
        .join(' '),
    ).toBe(keys);
  });

  it('belongs to the breath or the peak by what it is', () => {
    const wish = wishOf(everything);
    const of = (part: ClassPart) => library.filter((pose) => mayBe({ pose, part, sets: 1 }, wish));
    expect(of('breath')).toEqual(
      library.filter(({ category, effort }) => category === 'breathing' && effort === 1),
    );
    expect(of('peak').every(({ effort }) => effort >= 3)).toBe(true);
    expect(of('peak').some(({ key }) => key === 'surya-namaskar-b')).toBe(false);
  });

  it.each([
    ['warm surya-namaskar x10', []],
    ['warm surya-namaskar x11', ['sets']],
    ['warm cat-cow x3', ['sets']],
    ['stand tree x2', ['sets']],
    ['floor cobra x2', ['sets']],
    ['floor childs-pose x2', ['sets']],
    ['breath equal-breath x2', ['sets']],
  ] as const)('has as many sets as are good: %s', (place, rules) => {
    expect(brokenAtTheEnd([place], { ...everything, minutes: 90 })).toEqual(rules);
  });
});

describe('what comes before what', () => {
  it.each([
    // No pose twice, no part twice.
    [['stand tree', 'stand warrior-ii', 'stand tree'], ['twice']],
    [['stand warrior-ii', 'warm low-lunge'], ['part']],
    [['rest corpse', 'breath equal-breath'], ['part']],
    // Up from the floor, and down again.
    [['arrive easy-pose', 'warm cat-cow', 'warm raised-hands'], []],
    [['arrive easy-pose', 'warm raised-hands', 'warm cat-cow'], ['position']],
    [['arrive mountain-pose', 'warm staff'], ['position']],
    [['stand tree', 'stand plank'], []],
    [['stand plank', 'stand warrior-ii'], ['position']],
    [['stand plank', 'floor cobra', 'floor staff', 'floor wind-relieving'], []],
    [['stand plank', 'floor staff', 'floor sphinx'], ['position']],
    [['stand plank', 'floor supine-twist', 'floor staff'], ['position']],
    [[...warmed, 'stand chair', 'stand locust', 'peak camel', 'counter childs-pose'], []],
    [[...warmed, 'stand plank', 'peak warrior-iii', 'counter mountain-pose'], []],
    // Ever harder, then ever easier.
    [['warm standing-forward-fold', 'warm raised-hands'], ['effort']],
    [['warm standing-forward-fold', 'warm surya-namaskar'], []],
    [['stand tree', 'stand warrior-ii', 'stand extended-triangle', 'stand chair'], []],
    [['stand warrior-iii', 'stand extended-triangle'], ['effort']],
    [[...warmed, 'stand warrior-iii', 'peak warrior-ii'], ['effort']],
    [[...warmed, 'stand warrior-iii', 'stand chair', 'peak half-moon'], []],
    [['stand warrior-ii', 'floor sphinx', 'floor cobra', 'floor locust'], []],
    [['stand warrior-ii', 'floor sphinx', 'floor seated-forward-fold'], ['effort']],
    [['stand warrior-ii', 'floor seated-forward-fold', 'floor sphinx'], ['position']],
    [
      ['stand warrior-ii', 'floor bow'],
      ['effort', 'prepared'],
    ],
    [['stand warrior-ii', 'floor staff', 'floor cow-face', 'floor bridge'], []],
    // What stirs up comes early, and asks for no effort of the body.
    [['arrive easy-pose', 'warm skull-shining-breath', 'warm cat-cow'], []],
    [['breath equal-breath', 'breath skull-shining-breath'], ['member']],
    // A peak is prepared: by its regions, and by its way of moving the spine.
    [[...warmed, 'stand chair', 'peak extended-side-angle'], []],
    [['arrive easy-pose', 'stand tree', 'stand warrior-ii', 'peak side-plank'], ['prepared']],
    // A deep back bend by an easier one: on the floor, and for one on the floor not before standing.
    [[...warmed, 'stand chair', 'stand locust', 'peak camel'], []],
    [[...warmed, 'peak camel'], ['prepared']],
    [['warm sphinx', ...warmed.slice(2), 'peak camel'], ['prepared']],
    [['warm sphinx', ...warmed.slice(2), 'peak lord-of-the-dance'], []],
    [[...warmed, 'peak lord-of-the-dance'], ['prepared']],
    [['stand warrior-iii', 'floor cobra', 'floor bow'], []],
    // The knees of Lotus wait for open hips.
    [['stand warrior-ii', 'floor bound-angle', 'floor head-to-knee', 'floor lotus'], []],
    [['stand warrior-ii', 'floor bound-angle', 'floor staff', 'floor lotus'], ['prepared']],
    [['warm bound-angle', 'stand garland', 'stand warrior-ii', 'floor lotus'], ['prepared']],
    [['stand warrior-i', 'stand chair', 'peak bow'], ['prepared']],
    // A strong back bend is brought back.
    [['peak camel', 'counter childs-pose'], []],
    [['peak camel', 'counter seated-forward-fold'], ['backBend']],
    [['stand warrior-i', 'stand standing-forward-fold'], ['backBend']],
    [['stand warrior-i', 'stand extended-triangle', 'stand chair'], []],
    [['stand warrior-i', 'stand extended-triangle', 'stand extended-side-angle'], ['backBend']],
    [['peak bow', 'counter easy-seated-twist', 'floor bridge'], ['backBend']],
    [['peak bow', 'counter staff', 'floor bridge'], []],
    // A deep fold or twist is, too.
    [['stand pyramid', 'stand warrior-ii'], []],
    [['stand pyramid', 'stand extended-triangle'], ['neutral']],
    [['floor half-lord-of-the-fishes', 'floor seated-forward-fold'], ['neutral']],
    [['floor half-lord-of-the-fishes', 'floor staff'], []],
    [['stand downward-facing-dog', 'floor childs-pose'], []],
    // Upside down.
    [
      ['arrive easy-pose', 'warm staff', 'peak plow'],
      ['prepared', 'inversion'],
    ],
    [['stand downward-facing-dog', 'stand warrior-i', 'stand plank', 'peak handstand'], []],
    [['stand downward-facing-dog', 'stand plank', 'peak handstand'], ['inversion']],
    [['stand tree', 'peak handstand', 'counter childs-pose'], []],
    [['stand tree', 'peak handstand', 'counter mountain-pose'], ['inversion']],
    [['stand tree', 'peak handstand', 'counter childs-pose', 'floor staff'], []],
    [['peak supported-headstand', 'counter easy-seated-twist'], ['inversion']],
    [['peak supported-shoulderstand', 'counter fish'], []],
    [['peak supported-shoulderstand', 'counter bridge'], []],
    [['peak supported-shoulderstand', 'counter childs-pose'], ['inversion']],
    [['peak plow', 'counter wind-relieving'], []],
    [['peak camel', 'counter fish'], ['inversion']],
    [['peak camel', 'counter bridge'], ['inversion']],
  ] as const)('%j breaks %j', (places, rules) => {
    expect(brokenAtTheEnd([...places])).toEqual(rules);
  });

  it('has salutations for a quarter of a class at most, all of them together', () => {
    // A quarter of 30 minutes are 450 seconds; four rounds take 366, five 458.
    const wish = { ...everything, minutes: 30 };
    expect(brokenAtTheEnd(['warm surya-namaskar x4'], wish)).toEqual([]);
    expect(brokenAtTheEnd(['warm surya-namaskar x5'], wish)).toEqual(['salutations']);
    const two = ['warm surya-namaskar x4', 'warm surya-namaskar-b'];
    expect(brokenAtTheEnd(two, wish)).toEqual(['salutations']);
    expect(brokenAtTheEnd(['warm surya-namaskar x4', 'warm sun-breaths x2'], wish)).toEqual([
      'effort',
    ]);
  });

  it('is a few rounds of a salutation where it is short and wakes', () => {
    const rounds = (minutes: number, energy: Wish['energy']) =>
      brokenAtTheEnd(['warm surya-namaskar x2'], { ...everything, minutes, energy });
    expect(rounds(5, 'wake')).toEqual([]);
    expect(rounds(5, 'balance')).toEqual(['salutations']);
  });

  it('is what the search asks, rule for rule', () => {
    const before = [read('stand tree'), read('stand plank')];
    const wish = wishOf(everything);
    expect(mayFollow(read('stand side-plank'), before, wish)).toBe(true);
    expect(mayFollow(read('stand warrior-ii'), before, wish)).toBe(false);
  });
});

describe('room for what comes later', () => {
  it.each([
    ['stand extended-triangle', 'stand warrior-ii', true],
    ['stand extended-triangle', 'stand warrior-iii', false],
    ['stand warrior-ii', 'stand plank', false],
    ['floor cobra', 'floor staff', false],
  ])('%s after %s: %s', (later, next, isLeft) => {
    expect(leavesRoom(read(later), read(next), [read('stand tree')])).toBe(isLeft);
  });
});
