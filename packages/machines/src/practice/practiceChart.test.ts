import { chainOf, type ResumePoint, type RunStep } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTimer, remainingSeconds } from '../poseTimer/timer.ts';
import {
  asana,
  boxBreath,
  confirm,
  cues,
  openPractice,
  placeInRun,
  practiced,
  result,
  saved,
  skullShining,
  tree,
} from '../testing/openPractice.ts';
import { morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { practiceMachine } from './practice.machine.ts';
import type { PracticeEvent } from './practice.types.ts';

/** A block of twenty seconds twice and of forty once. */
const steps: RunStep[] = [20, 20, 40].map((seconds) => ({
  id: '00000000',
  round: 1,
  link: true,
  kind: 'pause',
  seconds,
}));

describe('the chart', () => {
  it('has no state that cannot be entered and no transition that cannot be taken', () => {
    const timer = newTimer({ durationSeconds: 60, now: morning });
    const input = {
      id: result.id,
      asana,
      source: 'home' as const,
      timeZone: () => 'UTC',
      sets: 1,
      setSeconds: 60,
      side: 'both' as const,
      resume: null,
      cues,
      run: null,
      chain: null,
      name: null,
      startsByItself: false,
      hasQuestion: () => false,
      level: 'gentle' as const,
      hasReadTips: () => false,
      now: () => morning,
    };
    const inSequence = { ...input, run: placeInRun, startsByItself: true };
    const block = { ...inSequence, asana: null, chain: chainOf(steps), setSeconds: 80 };
    const cued = { ...cues, cueGetReady: true };
    const resume: ResumePoint = {
      durationSeconds: 60,
      sets: 2,
      setNumber: 1,
      remainingSeconds: 10,
      isComplete: false,
      intervals: [],
      jumps: [],
    };
    const interval = { startedAt: morning - 50_000, endedAt: morning };
    const shown = (timer: object, id: 'timer' | 'ready' = 'timer') => ({
      type: `xstate.snapshot.${id}` as const,
      snapshot: { status: 'active', context: { timer } },
    });
    const walked = walk(practiceMachine, {
      inputs: [
        { ...input, resume },
        { ...input, resume: { ...resume, isComplete: true } },
        input,
        { ...input, cues: cued },
        { ...inSequence, cues: cued, resume: { ...resume, intervals: [interval] } },
        inSequence,
        { ...input, asana: skullShining, cues: cued },
        { ...input, asana: skullShining, resume: { ...resume, intervals: [interval] } },
        { ...inSequence, asana: skullShining },
        block,
        { ...input, asana: boxBreath },
        { ...input, asana: boxBreath, resume: { ...resume, intervals: [interval] } },
      ],
      events: [
        { type: 'level.chosen', level: 'withHolds' },
        { type: 'pace.chosen', pace: 'slow' },
        { type: 'sets.chosen', sets: 1 },
        { type: 'sets.chosen', sets: 2 },
        confirm,
        shown(timer),
        shown({ ...timer, seenAt: morning + 5000 }),
        shown({ ...timer, elapsedBefore: 60_000 }),
        shown({ ...timer, elapsedBefore: 40_000, startedAt: morning }),
        shown({ ...timer, startedAt: morning - 2000 }),
        shown({ ...timer, startedAt: morning - 2000, seenAt: morning - 1000 }),
        shown({ ...timer, startedAt: morning - 60_000, seenAt: morning - 60_000 }),
        shown({ ...timer, elapsedBefore: 60_000 }, 'ready'),
        { type: 'cues.changed', cues },
        { type: 'cues.changed', cues: { ...cues, cueLastSeconds: false } },
        { type: 'xstate.done.actor.0.practice.awarding', output: saved },
        { type: 'xstate.done.actor.0.practice.awarding', output: { status: 'queued' } },
        { type: 'xstate.done.actor.0.practice.achievements.asking', output: saved },
      ],
      same: ({ sets, setNumber, timer, ready, award, isFree, level }) => [
        award?.status,
        isFree,
        level,
        sets,
        setNumber,
        remainingSeconds(timer),
        timer.startedAt === null,
        remainingSeconds(ready),
      ],
    });
    expect(walked).toEqual({ unreached: [], untaken: [] });
  });

  it('reaches no invalid state in 10,000 random sequences', { timeout: 60_000 }, () => {
    const plain: PracticeEvent['type'][] = [
      'practice.started',
      'tips.agreed',
      'tips.closed',
      'practice.skipped',
      'breath.toggled',
      'practice.paused',
      'practice.resumed',
      'practice.reset',
      'practice.left',
      'practice.closed',
      'end.confirmed',
      'end.canceled',
      'set.begun',
      'save.retried',
      'achievements.closed',
      'page.hidden',
      'page.shown',
    ];
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...plain) },
      { weight: 1, arbitrary: fc.constant<PracticeEvent>(confirm) },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 0, max: 11 }).map<PracticeEvent>((sets) => ({
          type: 'sets.chosen',
          sets,
        })),
      },
      { weight: 2, arbitrary: fc.record({ sleep: fc.nat(90_000) }) },
      { weight: 1, arbitrary: fc.record({ setClock: fc.integer({ min: -400, max: 90 }) }) },
    );
    /** Its sets as long as the pose, shorter and longer. */
    const how = fc.record({
      inSequence: fc.boolean(),
      asana: fc.constantFrom(asana, tree, skullShining),
      setSeconds: fc.constantFrom(60, 20, 90),
    });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 14 }),
        how,
        (steps, { inSequence, asana, setSeconds }) => {
          const { time, send, actor, context, completions, written, watches } = openPractice({
            asana,
            hasReadTips: () => false,
            cues: { ...cues, cueGetReady: true },
            run: inSequence ? placeInRun : null,
            startsByItself: inSequence,
            setSeconds,
          });
          const clockSeconds = setSeconds + (asana.twoSided ? 5 : 0);
          for (const step of steps) {
            if (actor.getSnapshot().status === 'done') break;
            if (typeof step === 'object' && 'sleep' in step) time.sleep(step.sleep / 1000);
            else if (typeof step === 'object' && 'setClock' in step) time.setClock(step.setClock);
            else send(step);
            const { sets, setNumber, timer } = context();
            expect(actor.getSnapshot().status).not.toBe('error');
            expect(sets >= 1 && sets <= 10 && setNumber >= 1 && setNumber <= sets).toBe(true);
            expect(timer.elapsedBefore >= 0 && timer.elapsedBefore <= clockSeconds * 1000).toBe(
              true,
            );
            const running = actor.getSnapshot().matches({ practicing: 'running' });
            expect(timer.startedAt === null || running).toBe(true);
            expect(watches.filter(({ isStopped }) => !isStopped)).toHaveLength(running ? 1 : 0);
          }
          for (const { intervals, sets, durationSeconds } of completions) {
            expect(durationSeconds).toBe(setSeconds);
            expect(practiced(intervals)).toBeGreaterThanOrEqual(sets * setSeconds * 1000);
          }
          for (const { setNumber, remainingSeconds, intervals, isComplete } of written) {
            const done = (setNumber * setSeconds - (isComplete ? 0 : remainingSeconds)) * 1000;
            expect(practiced(intervals)).toBeGreaterThanOrEqual(Math.floor(done));
          }
          actor.stop();
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
