import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Community, withMembership } from './community.ts';
import { sampleLeaderboard } from './sampleLeaderboard.ts';

const community: Community = {
  id: 'c1',
  name: 'Early risers',
  description: 'We practice before the city wakes.',
  textLanguage: null,
  imageUrl: null,
  memberCount: 3,
  joined: false,
};

describe('joining and leaving', () => {
  it('counts one more, and one less', () => {
    const joined = withMembership(community, true);
    expect(joined).toEqual({ ...community, memberCount: 4, joined: true });
    expect(withMembership(joined, false)).toEqual(community);
  });

  it('counts once, however often it is said, and never below 0', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5 }),
        fc.boolean(),
        fc.array(fc.boolean(), { minLength: 1 }),
        (memberCount, joined, said) => {
          const before = { ...community, memberCount, joined };
          const last = said.at(-1) ?? joined;
          const after = said.reduce<Community>(withMembership, before);
          expect(after.joined).toBe(last);
          expect(after.memberCount).toBeGreaterThanOrEqual(0);
          // A community that says of itself that nobody belongs to it, with the student in it, was wrong.
          fc.pre(memberCount > 0);
          expect(after.memberCount).toBe(memberCount + Number(last) - Number(joined));
        },
      ),
    );
  });
});

describe('the sample of a board', () => {
  it('has six entries in order, with the student third', () => {
    const rows = sampleLeaderboard({ name: 'Asha Rao', avatarUrl: null, level: 4 });
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.filter(({ isSelf }) => isSelf)).toEqual([
      { name: 'Asha Rao', avatarUrl: null, level: 4, isSelf: true, points: 500, rank: 3 },
    ]);
    const points = rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
  });
});
