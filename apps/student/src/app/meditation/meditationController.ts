import { deviceTimeZone, type MeditationChoice } from '@niyama/domain';
import { createActor } from 'xstate';
import type { MeditationController, MeditationPorts } from './meditationController.types.ts';
import { toTimerState } from './meditationView.ts';
import { provideMeditation } from './provideMachines.ts';

/** Runs the machine of this tab, and hands it what is pressed. */
export function createMeditationController(ports: MeditationPorts): MeditationController {
  const { store, bells } = ports;
  const actor = createActor(provideMeditation(ports), {
    input: {
      choice: store.readChoice(),
      readRunning: store.readMeditation,
      wasReloaded: store.wasReloaded,
      holdsAgreed: store.holdsAgreed,
      timeZone: deviceTimeZone,
      newId: () => crypto.randomUUID(),
      now: Date.now,
    },
  }).start();
  bells.prepare(store.readChoice().plan);
  const choose = (choice: MeditationChoice) => actor.send({ type: 'choice.made', choice });

  /** This tab takes it up again when it comes back at once, as after a reload. */
  function leave() {
    const snapshot = actor.getSnapshot();
    const { timer } = snapshot.context;
    if (timer && snapshot.matches({ here: 'owner' }) && timer.hasTag('underway')) {
      store.leave(timer.context.id);
    }
  }

  return {
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    snapshot: () => actor.getSnapshot(),
    timerState: toTimerState,
    bells,
    choose,
    holdsAgreed: store.holdsAgreed,
    agreeToHolds: (choice) => {
      store.agreeToHolds();
      choose(choice);
    },
    prepare: () => bells.wake(),
    start: () => {
      bells.wake();
      actor.send({ type: 'meditation.started' });
    },
    pause: () => actor.send({ type: 'meditation.paused' }),
    reset: () => actor.send({ type: 'meditation.reset' }),
    end: () => actor.send({ type: 'meditation.ended' }),
    freeBreath: (breathesFreely) => actor.send({ type: 'breath.freed', breathesFreely }),
    toggleSound: () => {
      const { choice } = actor.getSnapshot().context;
      choose({ ...choice, bellMode: choice.bellMode === 'sound' ? 'silence' : 'sound' });
    },
    preview: () => {
      bells.wake();
      bells.preview();
    },
    wake: () => {
      // Elsewhere a press has nothing to do with bells, and a phone would stop its music for them.
      if (actor.getSnapshot().matches({ here: { owner: 'running' } })) bells.wake();
    },
    check: () => {
      actor.send({ type: 'clock.checked' });
      bells.check();
    },
    abandon: () => actor.send({ type: 'meditation.abandoned' }),
    leave,
    close: () => {
      leave();
      actor.stop();
      bells.close();
    },
  };
}
