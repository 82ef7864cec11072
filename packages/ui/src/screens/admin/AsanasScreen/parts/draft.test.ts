import { expect, it } from 'vitest';
import { cautionDraft, cautionsIn, toDraft } from './draft.ts';

const draft = {
  ...toDraft(null),
  safetyTips: 'Skip it\nLook down',
  cautions: 'avoid knees\nvary',
};
const typed = (safetyTips: string) => {
  const after = { ...draft, safetyTips };
  return { ...after, cautions: cautionDraft(null, draft, after) };
};

it('keeps what tips mean while they are too long to be saved', () => {
  const long = typed(`Skip it\nLook down\n${'Breathe. '.repeat(2000)}`);
  expect(long.cautions).toBe('avoid knees\nvary\n?');
  expect(cautionDraft(null, long, { ...long, safetyTips: draft.safetyTips })).toBe(draft.cautions);
});

it('keeps a judgment that names no limits yet, and shows it', () => {
  expect(typed('Look down\nSkip it').cautions).toBe('vary\navoid knees');
  expect(cautionsIn(draft).cautions).toEqual([
    { act: 'avoid', limits: ['knees'] },
    { act: 'vary', limits: [] },
  ]);
});
