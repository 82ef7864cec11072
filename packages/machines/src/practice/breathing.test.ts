import { describe, expect, it } from 'vitest';
import {
  asana,
  boxBreath,
  cues,
  openPractice,
  placeInRun,
  skullShining,
} from '../testing/openPractice.ts';

const unread = { asana: skullShining, hasReadTips: () => false };
const inSequence = { run: placeInRun, startsByItself: true };
const resume = {
  durationSeconds: 60,
  sets: 1,
  setNumber: 1,
  remainingSeconds: 20,
  isComplete: false,
  intervals: [{ startedAt: 0, endedAt: 40_000 }],
  jumps: [],
};

describe('the safety tips of a pumped breath', () => {
  it('are read before its first start, and not when they were read today', () => {
    const practice = openPractice(unread);
    practice.send('practice.started');
    expect(practice.state()).toBe('readingTips');
    expect(practice.watches).toEqual([]);
    practice.send('tips.agreed');
    expect(practice.state()).toEqual({ practicing: 'running' });
    const again = openPractice({ ...unread, hasReadTips: () => true });
    again.send('practice.started');
    expect(again.state()).toEqual({ practicing: 'running' });
  });

  it('stand before a moment to get ready', () => {
    const { send, state } = openPractice({ ...unread, cues: { ...cues, cueGetReady: true } });
    send('practice.started', 'tips.agreed');
    expect(state()).toBe('gettingReady');
  });

  it('are asked of nothing that is not pumped', () => {
    const { send, state } = openPractice({ asana, hasReadTips: () => false });
    send('practice.started');
    expect(state()).toEqual({ practicing: 'running' });
  });

  it('stand before it also in a sequence, which goes on without it when it is skipped', () => {
    const { send, state, output } = openPractice({ ...unread, ...inSequence });
    expect(state()).toBe('readingTips');
    send('practice.skipped');
    expect(output()?.outcome).toBe('skipped');
  });

  it('stand before it goes on, on another day than it was begun', async () => {
    const left = openPractice({ ...unread, resume });
    expect(left.state()).toEqual({ practicing: 'paused' });
    left.send('practice.resumed');
    expect(left.state()).toBe('readingTips');
    left.send('tips.closed');
    expect(left.state()).toEqual({ practicing: 'paused' });
    left.send('practice.resumed', 'practice.skipped');
    await left.settle();
    expect([left.output()?.outcome, left.drafts[0]?.timeRemaining]).toEqual(['paused', 20]);
    const goesOn = openPractice({ ...unread, resume, startsByItself: true });
    expect(goesOn.state()).toBe('readingTips');
    goesOn.send('tips.agreed');
    expect([goesOn.state(), goesOn.left()]).toEqual([{ practicing: 'running' }, 20]);
  });

  it('lead back to the choice of sets, or away, where nothing has begun', () => {
    const { send, state, output } = openPractice(unread);
    send('practice.started', 'tips.closed');
    expect(state()).toBe('choosingSets');
    send('practice.started', 'practice.skipped');
    expect(output()?.outcome).toBe('left');
  });
});

describe('the level of a breath', () => {
  const phasesOf = ({ context }: Pick<ReturnType<typeof openPractice>, 'context'>) =>
    context().moments.flatMap(({ cue }) => (cue.kind === 'breath' ? cue.breath.phase : []));

  it('is gentle, and holds no breath, until another one was chosen', () => {
    const practice = openPractice({ asana: boxBreath, hasReadTips: () => false });
    expect(new Set(phasesOf(practice))).toEqual(new Set(['in', 'out']));
    practice.send({ type: 'level.chosen', level: 'withHolds' });
    expect(phasesOf(practice).slice(0, 4)).toEqual(['in', 'holdIn', 'out', 'holdOut']);
    practice.send({ type: 'level.chosen', level: 'gentle' }, 'practice.started');
    expect(practice.state()).toEqual({ practicing: 'running' });
    expect(new Set(phasesOf(practice))).toEqual(new Set(['in', 'out']));
  });

  it('is another one only where the practice has it', () => {
    const practice = openPractice({ asana: boxBreath });
    practice.send({ type: 'level.chosen', level: 'quicker' });
    expect(practice.context().level).toBe('gentle');
  });

  it('asks to read the safety tips, once a day, before it is any but gentle', () => {
    let hasRead = false;
    const practice = openPractice({ asana: boxBreath, hasReadTips: () => hasRead });
    practice.send({ type: 'level.chosen', level: 'withHolds' }, 'practice.started');
    expect(practice.state()).toBe('readingTips');
    practice.send('tips.closed', { type: 'level.chosen', level: 'gentle' });
    expect([practice.state(), practice.context().level]).toEqual(['choosingSets', 'gentle']);
    practice.send({ type: 'level.chosen', level: 'withHolds' }, 'practice.started');
    hasRead = true;
    practice.send('tips.agreed', 'practice.paused', 'practice.resumed');
    practice.time.pass(5);
    expect(practice.state()).toEqual({ practicing: 'running' });
    // A pause over midnight.
    hasRead = false;
    practice.send('practice.paused', 'practice.resumed', 'tips.closed');
    practice.send({ type: 'level.chosen', level: 'gentle' }, 'practice.resumed');
    expect(practice.state()).toEqual({ practicing: 'running' });
    expect(practice.context().level).toBe('gentle');
  });
});

describe('a breath that is not for the student', () => {
  it('leads by no tone: bells begin and end its set, and nothing leads again', () => {
    const practice = openPractice({ asana: skullShining, cues: { ...cues, isLed: false } });
    practice.send('practice.started');
    const tones = () => practice.watches.at(-1)?.calls.map(({ tone }) => tone);
    expect(tones()).toEqual(['bowl']);
    practice.send('breath.toggled');
    practice.time.pass(60);
    expect(practice.context().isFree).toBe(false);
    expect(tones()).toEqual(['bowl']);
    expect(practice.given.at(-1)).toEqual({ kind: 'setDone' });
  });
});

describe('breathing freely', () => {
  it('silences words and tones, and the clock runs on', () => {
    const practice = openPractice({ asana: skullShining });
    practice.send('practice.started');
    practice.time.pass(5);
    const given = practice.given.length;
    practice.send('breath.toggled');
    expect(practice.watches.at(-1)?.calls).toEqual([]);
    practice.time.pass(35);
    expect(practice.given).toHaveLength(given);
    expect(practice.left()).toBe(20);
    practice.send('breath.toggled');
    expect(practice.watches.at(-1)?.calls).not.toEqual([]);
    practice.time.pass(20);
    expect(practice.state()).toBe('allSetsDone');
    expect(practice.given.at(-1)).toEqual({ kind: 'setDone' });
  });

  it('goes on over the next set, which its bowl begins, and a pause', () => {
    const practice = openPractice({ asana: skullShining });
    practice.send({ type: 'sets.chosen', sets: 2 }, 'practice.started', 'practice.paused');
    practice.send('breath.toggled', 'practice.resumed');
    practice.time.pass(62);
    expect(practice.context().setNumber).toBe(2);
    expect(practice.watches.at(-1)?.calls.map(({ tone }) => tone)).toEqual(['bowl']);
  });

  it('is over with a practice that begins again', () => {
    const practice = openPractice({ asana: skullShining });
    practice.send('practice.started', 'breath.toggled', 'practice.reset');
    expect([practice.state(), practice.context().isFree]).toEqual(['choosingSets', false]);
  });

  it('is nothing that a pose that is held knows', () => {
    const { send, context } = openPractice({ asana });
    send('practice.started', 'breath.toggled', 'practice.paused', 'breath.toggled');
    expect(context().isFree).toBe(false);
  });
});
