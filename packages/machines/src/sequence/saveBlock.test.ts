import {
  type Completion,
  completionSchema,
  newSequence,
  type RunningPractice,
  type RunStep,
  stepSeconds,
} from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import type { Award } from '../practice/practice.types.ts';
import type { FinishedPractice } from '../practice/practiceRules.ts';
import { result } from '../testing/openPractice.ts';
import { poseStep, runPose } from '../testing/runSteps.ts';
import { morning } from '../testing/time.ts';
import { saveBlock } from './saveBlock.ts';
import { openSequence } from './sequenceRules.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f';
const sequenceOf = (steps: RunStep[], reflectionQuestion: string | null = null) =>
  openSequence({
    sequence: newSequence(
      {
        id,
        source: 'preset',
        run: {
          name: 'Hips',
          language: 'en',
          versionId: null,
          neededSeconds: 1,
          reflectionQuestion,
        },
        steps,
      },
      morning,
    ),
    restBefore: () => 10,
    now: () => morning,
  });

/** A block that ran without a pause; its pose, or null of several. */
function finished(block: readonly RunStep[], asanaId: string | null): FinishedPractice {
  const seconds = block.reduce((all, step) => all + stepSeconds(step), 0);
  const [first] = block;
  const practiced = {
    id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11',
    asanaId,
    source: 'preset' as const,
    sets: asanaId !== null && first?.kind === 'pose' ? first.sets : 1,
    durationSeconds: asanaId === null ? seconds : (first?.seconds ?? 0),
    intervals: [{ startedAt: morning, endedAt: morning + seconds * 1000 }],
  };
  const completion: Completion = {
    ...practiced,
    kind: 'practice',
    timeZone: 'UTC',
    reflectionAnswer: null,
    runId: null,
    inPieces: false,
  };
  const ran: RunningPractice = {
    ...practiced,
    name: null,
    run: { id, index: 0, steps: block.length },
    setNumber: practiced.sets,
    remainingSeconds: 0,
    isComplete: true,
    jumps: [],
    savedAt: morning,
  };
  return { completion, ran };
}

const never = () => Promise.reject(new Error('Nothing is to be sent'));
/** Answers the completions one after the other, and remembers them. */
function saving(...awards: (Award | Error)[]) {
  const sent: Completion[] = [];
  const save = async (completion: Completion): Promise<Award> => {
    const award = awards[sent.push(completion) - 1] ?? { status: 'queued' };
    if (award instanceof Error) throw award;
    return award;
  };
  return { sent, save };
}

describe('saving a block of a run', () => {
  const tree = poseStep('tree');
  const chain = [tree, poseStep('cobra', { link: true }), poseStep('plank', { link: true })];
  const early = { key: 'early-bird', name: 'Early Bird', points: 50 };
  const saved: Award = {
    status: 'saved',
    result: { ...result, pointsAwarded: 10, leveledUp: true, level: 3, achievements: [early] },
  };

  it('sends nothing while its pose comes again', async () => {
    const award = await saveBlock(
      sequenceOf([tree, tree]),
      [tree],
      finished([tree], 'tree'),
      never,
    );
    expect(award).toEqual({
      status: 'inSequence',
      results: [],
      awards: [],
      reflectionAnswer: null,
    });
  });

  it('tells of each pose what it earned, and of what waits that it waits', async () => {
    const { sent, save } = saving(saved, { status: 'queued' });
    const sequence = sequenceOf([...chain, poseStep('plank')]);
    const award = await saveBlock(sequence, chain, finished(chain, null), save);
    expect(award).toEqual({
      status: 'inSequence',
      results: [
        {
          id: sent[0]?.id,
          asanaId: 'tree',
          name: 'tree',
          seconds: 60,
          points: 10,
          levelReached: 3,
          achievements: [early],
        },
        {
          id: sent[1]?.id,
          asanaId: 'cobra',
          name: 'cobra',
          seconds: 60,
          points: null,
          levelReached: null,
          achievements: [],
        },
      ],
      awards: [saved, { status: 'queued' }],
      reflectionAnswer: null,
    });
    for (const one of sent) expect(completionSchema.safeParse(one).success).toBe(true);
  });

  it('hands on what was answered about the run after its last block, and sends it with no pose', async () => {
    const answered = (block: RunStep[], asanaId: string | null): FinishedPractice => {
      const { completion, ran } = finished(block, asanaId);
      return { completion: { ...completion, reflectionAnswer: 'Warm' }, ran };
    };
    const { sent, save } = saving();
    const run = sequenceOf([...chain, { ...tree, link: false }], 'How was it?');
    const [, cobra] = chain;
    if (!cobra) throw new Error('The chain is too short.');
    const before = await saveBlock({ ...run, index: 1 }, [cobra], answered([cobra], 'cobra'), save);
    const last = await saveBlock({ ...run, index: 3 }, [tree], answered([tree], 'tree'), save);
    expect([before, last].map(({ reflectionAnswer }) => reflectionAnswer)).toEqual([null, 'Warm']);
    // Another pose asks for itself, in the middle of the run.
    expect(sent.map(({ reflectionAnswer }) => reflectionAnswer)).toEqual(['Warm', null]);
  });

  it('has a result without a name of its meditations', async () => {
    const sitting: RunStep = {
      id: '00000000',
      round: 1,
      link: false,
      kind: 'meditation',
      seconds: 120,
      bells: 0,
    };
    const { sent, save } = saving();
    const award = await saveBlock(
      sequenceOf([sitting]),
      [sitting],
      finished([sitting], null),
      save,
    );
    expect(sent).toMatchObject([{ kind: 'timer', asanaId: null, durationSeconds: 120 }]);
    expect(award.results).toMatchObject([{ asanaId: null, name: null, seconds: 120 }]);
  });

  it('sends a flow of more than ten rounds as two completions', async () => {
    const flow = poseStep('cat-cow', { pose: runPose('cat-cow', { key: 'cat-cow' }), sets: 6 });
    const twice = [flow, { ...flow, link: true }];
    const { sent, save } = saving();
    await saveBlock(sequenceOf(twice), twice, finished(twice, null), save);
    expect(sent.map(({ sets }) => sets)).toEqual([10, 2]);
    expect(new Set(sent.map((one) => one.id)).size).toBe(2);
  });

  it('goes on with the others when some are refused, and fails when a single one is', async () => {
    const refused = new Error('refused');
    const run = sequenceOf(chain);
    const some = await saveBlock(
      run,
      chain,
      finished(chain, null),
      saving(refused, saved, refused).save,
    );
    expect(some.results.map(({ asanaId, points }) => [asanaId, points])).toEqual([
      ['tree', 0],
      ['cobra', saved.status === 'saved' ? saved.result.pointsAwarded : null],
      ['plank', 0],
    ]);
    const [alone] = chain;
    if (!alone) throw new Error('The chain is empty.');
    await expect(
      saveBlock(sequenceOf([alone]), [alone], finished([alone], 'tree'), saving(refused).save),
    ).rejects.toBe(refused);
  });
});
