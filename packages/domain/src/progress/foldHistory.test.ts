import { describe, expect, it } from 'vitest';
import { sampleAsanas } from '../asana/sampleAsanas.ts';
import { foldHistory } from './foldHistory.ts';
import type { HistoryEntry } from './history.ts';

const [first, second] = sampleAsanas;
const alone: HistoryEntry = {
  id: 'alone',
  kind: 'practice',
  asana: first ?? null,
  source: 'class',
  sets: 2,
  durationSeconds: 30,
  points: 10,
  finishedAt: '2026-11-20T18:00:00.000Z',
  localDate: '2026-11-20',
  assignment: null,
  runId: null,
  run: null,
};
const hips = { runId: 'hips', run: { name: 'Hips on Monday', seconds: 1430, assignment: null } };
const inHips = (id: string, changed: Partial<HistoryEntry> = {}) => ({
  ...alone,
  ...hips,
  id,
  ...changed,
});
const sit = inHips('sit', { kind: 'timer', asana: null, sets: 1, durationSeconds: 300, points: 5 });

const shown = (entries: readonly HistoryEntry[]) =>
  foldHistory(entries).map((line) =>
    line.kind === 'run' ? [line.id, line.entries.map(({ id }) => id)] : line.id,
  );

describe('the folded history', () => {
  it('leaves alone what was practiced outside of a class', () => {
    const entries = [alone, { ...alone, id: 'other' }];
    expect(foldHistory(entries)).toEqual(entries);
    expect(foldHistory([])).toEqual([]);
  });

  it('has one line for each run, in the place of its newest entry', () => {
    const twists = { ...alone, id: 'twist', runId: 'twists' };
    expect(shown([sit, alone, inHips('pose'), twists])).toEqual([
      ['hips', ['sit', 'pose']],
      'alone',
      ['twists', ['twist']],
    ]);
  });

  it('says how long a class ran, and its different poses and points', () => {
    const again = inHips('again', { points: 7 });
    const other = inHips('other', { asana: second ?? null });
    expect(foldHistory([sit, again, other, inHips('pose')])).toMatchObject([
      { name: 'Hips on Monday', seconds: 1430, poses: 2, points: 32 },
    ]);
  });

  it('has what was asked of the class', () => {
    const asked = {
      id: 'given',
      notes: null,
      reflectionQuestion: 'How was it?',
      reflectionAnswer: 'Warm.',
      reply: null,
      repliedAt: null,
      replySeenAt: null,
    };
    const run = { ...hips.run, assignment: asked };
    expect(foldHistory([inHips('pose', { run })])).toMatchObject([{ assignment: asked }]);
  });

  it('counts each pose that can no longer be read', () => {
    const gone = ['one', 'two'].map((id) => inHips(id, { asana: null }));
    expect(foldHistory([...gone, inHips('pose')])).toMatchObject([{ poses: 3 }]);
  });

  it('stands on the day on which the class ended', () => {
    const before = { finishedAt: '2026-11-19T23:59:00.000Z', localDate: '2026-11-19' };
    expect(foldHistory([sit, inHips('pose', before)])).toMatchObject([
      { finishedAt: sit.finishedAt, localDate: '2026-11-20' },
    ]);
  });

  it('adds up what was practiced in a run that the server does not know', () => {
    const lost = { runId: 'lost', run: null };
    expect(foldHistory([{ ...sit, ...lost }, inHips('pose', lost)])).toMatchObject([
      { id: 'lost', name: null, seconds: 360, poses: 1 },
    ]);
  });

  it('knows a run once one of its pages does', () => {
    expect(foldHistory([{ ...sit, run: null }, inHips('pose')])).toMatchObject([
      { name: 'Hips on Monday', seconds: 1430 },
    ]);
  });

  it('completes a line with the next page', () => {
    const page = [alone, sit];
    expect(shown(page)).toEqual(['alone', ['hips', ['sit']]]);
    expect(shown([...page, inHips('pose')])).toEqual(['alone', ['hips', ['sit', 'pose']]]);
  });
});
