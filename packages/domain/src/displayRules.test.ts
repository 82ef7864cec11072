import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { daysAfter, daysBetween, deviceTimeZone, localDate, monthsBefore } from './days.ts';
import { displayName, initialOf } from './profile/displayName.ts';
import { dueLabel } from './assignment/dueLabel.ts';
import { clockText, durationParts, nearestMinutes, wholeMinutes } from './durations.ts';
import { levelProgress } from './progress/levelProgress.ts';
import { sampleAsanas } from './asana/sampleAsanas.ts';
import { foldText, matchesSearch, poseKey, searchKey, searchPoses } from './search.ts';

describe('level progress', () => {
  it.each([
    [0, { level: 1, threshold: 100, pointsInLevel: 0, pointsToNext: 100, nextLevel: 2 }],
    [99, { level: 1, threshold: 100, pointsInLevel: 99, pointsToNext: 1, nextLevel: 2 }],
    [100, { level: 2, threshold: 200, pointsInLevel: 0, pointsToNext: 100, nextLevel: 3 }],
    [1234, { level: 13, threshold: 1300, pointsInLevel: 34, pointsToNext: 66, nextLevel: 14 }],
  ])('with %i points', (points, expected) => {
    expect(levelProgress(points)).toEqual(expected);
  });
});

describe('due labels', () => {
  it('counts whole calendar days overdue', () => {
    expect(dueLabel('2026-03-01', '2026-03-02')).toEqual({ kind: 'overdue', days: 1 });
    expect(dueLabel('2026-02-20', '2026-03-02')).toEqual({ kind: 'overdue', days: 10 });
  });

  it('is due today for the whole of the day', () => {
    expect(dueLabel('2026-03-02', '2026-03-02')).toEqual({ kind: 'today' });
  });

  it('names the day that lies ahead', () => {
    expect(dueLabel('2026-03-03', '2026-03-02')).toEqual({ kind: 'future', date: '2026-03-03' });
  });
});

describe('days', () => {
  const moment = Date.parse('2026-06-30T22:30:00Z');

  it('is the day where the student lives', () => {
    expect(localDate(moment, 'America/Los_Angeles')).toBe('2026-06-30');
    expect(localDate(moment, 'Europe/Berlin')).toBe('2026-07-01');
    expect(localDate(moment, 'Asia/Kolkata')).toBe('2026-07-01');
  });

  it('counts a day of 23 or 25 hours as one day', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });

  it('counts days on and back over the ends of months and years', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  });

  it.each([
    ['2026-11-20', 2, '2026-09-20'],
    ['2026-01-15', 2, '2025-11-15'],
    ['2026-04-30', 2, '2026-02-28'],
    ['2028-04-30', 2, '2028-02-29'],
    ['2026-12-31', 1, '2026-11-30'],
    ['2026-07-31', 0, '2026-07-31'],
  ])('%s less %i months is %s', (date, months, expected) => {
    expect(monthsBefore(date, months)).toBe(expected);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => localDate(moment, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the zone of the device', () => {
  const given = process.env['TZ'];
  afterEach(() => {
    if (given === undefined) delete process.env['TZ'];
    else process.env['TZ'] = given;
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Etc/Unknown', 'UTC'],
  ])('of a device set to %s is %s', (zone, expected) => {
    process.env['TZ'] = zone;
    expect(deviceTimeZone()).toBe(expected);
  });

  it.each([
    ['+05:30', 'Asia/Calcutta'],
    ['+05:45', 'Asia/Katmandu'],
    ['-08:00', 'Etc/GMT+8'],
    ['+13:37', 'UTC'],
  ])('of a device that names the offset %s is one of the list', (timeZone, expected) => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
    const named = vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue(options);
    expect(deviceTimeZone()).toBe(expected);
    named.mockRestore();
  });
});

describe('durations', () => {
  it.each([
    [0, 1],
    [30, 1],
    [60, 1],
    [61, 2],
    [90, 2],
    [300, 5],
  ])('shows %i seconds as %i whole minutes', (seconds, minutes) => {
    expect(wholeMinutes(seconds)).toBe(minutes);
  });

  it.each([
    [0, 1],
    [1202, 20],
    [1229, 20],
    [1230, 21],
  ])('%i seconds of a class are %i minutes', (seconds, minutes) => {
    expect(nearestMinutes(seconds)).toBe(minutes);
  });

  it('shows the fewest whole minutes that hold the seconds, at least one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seconds) => {
        const minutes = wholeMinutes(seconds);
        expect(Number.isInteger(minutes) && minutes >= 1).toBe(true);
        expect(minutes * 60).toBeGreaterThanOrEqual(seconds);
        expect(minutes === 1 || (minutes - 1) * 60 < seconds).toBe(true);
      }),
    );
  });

  it.each([
    [0, '00:00'],
    [-3, '00:00'],
    [59, '00:59'],
    [90, '01:30'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
  ])('counts %i seconds down as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it('counts down in a text that reads back as the same seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (total) => {
        const text = clockText(total);
        expect(text).toMatch(/^([1-9]\d*:)?[0-5]\d:[0-5]\d$/);
        const read = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(read).toBe(total);
      }),
    );
  });

  it('gives the exact parts for reading aloud', () => {
    expect(durationParts(3725)).toEqual({ hours: 1, minutes: 2, seconds: 5 });
  });

  it('gives parts that add up to the whole, none of them a whole of the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (total) => {
        const { hours, minutes, seconds } = durationParts(total);
        expect(hours * 3600 + minutes * 60 + seconds).toBe(total);
        expect(minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });
});

describe('names', () => {
  it('shows the display name first', () => {
    expect(displayName({ displayName: 'Asha', username: 'asha1' })).toBe('Asha');
  });

  it('follows the chain that the screen names, past blank names', () => {
    const person = { displayName: ' ', username: 'asha1', fullName: 'Asha Rao' };
    expect(displayName(person)).toBe('asha1');
    expect(displayName(person, ['fullName', 'username'])).toBe('Asha Rao');
    expect(displayName({ ...person, fullName: null }, ['fullName', 'username'])).toBe('asha1');
  });

  it('leaves the unknown person to the screen', () => {
    expect(displayName({})).toBeNull();
  });

  it.each([
    ['asha', 'A'],
    ['  élodie', 'É'],
    ['花子', '花'],
    ['👩‍🦰 Red', '👩‍🦰'],
    ['', 'Y'],
    [null, 'Y'],
  ])('takes of %j the letter %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});

describe('search', () => {
  const described = {
    name: 'Tree',
    sanskritName: 'Vrikshasana',
    sanskritDevanagari: 'वृक्षासन',
    aliases: ['Tree Pose'],
    description: 'Balance on one leg, like a child’s top',
    targetArea: ['balance', 'stress-relief'],
  };
  const tree = poseKey(described);

  it.each(
    [
      ['tree', 'VRIK', 'Vrikshāsana', 'one leg', 'stress-relief', '  Tree ', ''],
      ['Vṛkṣāsana', 'vrksasana', 'vriksasana', 'Vṛkṣāsana'.normalize('NFD'), 'vriksh', 'vṛ'],
      ['वृक्षासन', 'वृक्ष'],
      ['pose tree', 'leg balance', 'stress relief', 'childs', "child's", 'Ｔｒｅｅ', '(tree)', '-'],
    ].flat(),
  )('finds the tree by %j', (query) => {
    expect(searchPoses([tree], query, (key) => key)).toEqual([tree]);
  });

  it('does not find what is not there', () => {
    for (const query of ['crow', 'tree crow', 'treading', 'rise', '%']) {
      expect([query, searchPoses([tree], query, (key) => key)]).toEqual([query, []]);
    }
  });

  it.each(['treepose', 'vrikhsasana', 'vriksasna', 'vrikkshasana'])(
    'finds the tree by %s, which misses one letter',
    (query) => {
      expect(searchPoses([tree], query, (key) => key)).toEqual([tree]);
    },
  );

  it.each(['rtee', 'tere', 'ー', 'brikshasana', 'vrikhsasnaa', 'leg balence'])(
    'does not take %s for a near miss',
    (query) => {
      expect(searchPoses([tree], query, (key) => key)).toEqual([]);
    },
  );

  it.each([
    ['utthitahastapadasanadevi', 'utthitahastapadasanadeoi', 1],
    ['utthitahastapadasanadevik', 'utthitahastapadasanadevok', 0],
  ])('forgives a letter in words of 24 letters at most: %s', (name, typed, count) => {
    const pose = poseKey({ ...described, name });
    expect(searchPoses([pose], typed, (key) => key)).toHaveLength(count);
  });

  it('takes an r for a vowel only where it can be one', () => {
    expect(matchesSearch(searchKey(['In the course of a horse']), 'rise')).toBe(false);
    expect(matchesSearch(searchKey(['Krishna']), 'Kṛṣṇa')).toBe(true);
    expect(matchesSearch(searchKey(['Ṛṣi']), 'rishi')).toBe(true);
  });

  it.each(['シャヴァーサナ', 'しゃばさな', 'シャバーサナ', 'ｼｬｳﾞｧｻﾅ'])(
    'finds シャヴァーサナ by %s',
    (query) => {
      expect(matchesSearch(searchKey(['シャヴァーサナ']), query)).toBe(true);
      expect(matchesSearch(searchKey(['シャバーサナ']), query)).toBe(true);
    },
  );

  it('ignores diacritics on either side', () => {
    expect(matchesSearch(searchKey(['Équilibre']), 'equi')).toBe(true);
    expect(matchesSearch(searchKey(['Tadasana']), 'Tāḍā')).toBe(true);
  });

  it.each([
    ['Tāḍāsana', 'tadasana'],
    ['Équilibre', 'equilibre'],
    ['Søren Łukasz Straße', 'soren lukasz strasse'],
    ['  Legs-Up–the…Wall! ', 'legs up the wall'],
    ['ＹＯＧＡ　ヨガ', 'yoga よか\u3099'],
    ['ﾖｶﾞ', 'よか\u3099'],
    ['ΣΑΣ', 'σασ'],
  ])('folds %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('the sample poses', () => {
  it('have fixed ids, values and areas', () => {
    expect(
      sampleAsanas.map(({ id, name, difficulty, durationSeconds, points, targetArea }) => [
        id,
        name,
        difficulty,
        durationSeconds,
        points,
        targetArea,
      ]),
    ).toEqual([
      ['1', 'Tadasana', 'beginner', 60, 10, ['strength', 'balance']],
      ['2', 'Adho Mukha Svanasana', 'intermediate', 120, 15, ['flexibility', 'strength']],
      ['3', 'Vrikshasana', 'beginner', 90, 12, ['balance', 'strength']],
    ]);
  });
});
