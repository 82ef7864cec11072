import { DataError, unanswered } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import {
  completion,
  fail,
  markOf,
  offline,
  open,
  resultOf,
  tooShort,
} from '../testing/openOutbox.ts';
import { markThroughOutbox, saveThroughOutbox } from './sendThroughOutbox.ts';

describe('saving through the outbox', () => {
  it('answers with the award', async () => {
    const { actor } = open();
    await expect(saveThroughOutbox(actor, completion('one'))).resolves.toEqual({
      status: 'saved',
      result: resultOf('one'),
    });
  });

  it('is content when the completion waits on the device', async () => {
    const { actor } = open([], (given) => {
      given.answer = fail(offline);
    });
    await expect(saveThroughOutbox(actor, completion('one'))).resolves.toEqual({
      status: 'queued',
    });
  });

  it('fails with the reason of a refusal', async () => {
    const { actor } = open([], (given) => {
      given.answer = fail(tooShort);
    });
    await expect(saveThroughOutbox(actor, completion('one'))).rejects.toBe(tooShort);
  });

  it('is content when the student signs out meanwhile', async () => {
    const { actor } = open([], (given) => {
      given.answer = () => new Promise(() => undefined);
    });
    const award = saveThroughOutbox(actor, completion('one'));
    actor.stop();
    await expect(award).resolves.toEqual({ status: 'queued' });
  });
});

describe('changing a mark through the outbox', () => {
  it('says whether the server had it already', async () => {
    const { actor } = open();
    await expect(markThroughOutbox(actor, 'one', markOf(true))).resolves.toBe('saved');
    await expect(markThroughOutbox(actor, 'two', markOf(true))).resolves.toBe('already');
  });

  it('is content when it waits on the device, and when it is changed back there', async () => {
    const { actor, settle } = open([], (given) => {
      given.isOffline = true;
    });
    await settle();
    await expect(markThroughOutbox(actor, 'one', markOf(true))).resolves.toBe('queued');
    await expect(markThroughOutbox(actor, 'two', markOf(false))).resolves.toBe('saved');
  });

  it('says that a later change took its place', async () => {
    const { actor, place, settle } = open();
    await settle();
    const answer = Promise.withResolvers<void>();
    place.answer = () => answer.promise;
    const first = markThroughOutbox(actor, 'one', markOf(true));
    const second = markThroughOutbox(actor, 'two', markOf(false));
    answer.resolve();
    await expect(first).resolves.toBe('replaced');
    await expect(second).resolves.toBe('saved');
  });

  it('waits when it is unknown whether the server has it', async () => {
    const { actor, waiting, settle } = open([], (given) => {
      given.answer = fail(new DataError('server', 'took too long', unanswered));
    });
    await expect(markThroughOutbox(actor, 'one', markOf(true))).resolves.toBe('queued');
    await settle();
    expect(waiting()).toHaveLength(1);
  });

  it.each([
    new DataError('server', 'broken'),
    new DataError('notFound', 'gone', 'asana_not_found'),
  ])('fails at once and keeps nothing when the server says $kind', async (error) => {
    const { actor, place, waiting, refused, settle } = open([], (given) => {
      given.answer = fail(error);
    });
    await expect(markThroughOutbox(actor, 'one', markOf(true))).rejects.toBe(error);
    await settle();
    expect([waiting(), refused(), place.device.size]).toEqual([[], [], 0]);
  });
});
