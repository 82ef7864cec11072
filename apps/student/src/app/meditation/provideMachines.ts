import { watchBells } from '@niyama/device';
import {
  type BellEvent,
  type BellWatchInput,
  type BreathStretch,
  meditationMachine,
  meditationTimerMachine,
} from '@niyama/machines';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { lockActor } from '../lockActor.ts';
import type { MeditationPorts } from './meditationController.types.ts';

/** What the timer alone needs. */
type TimerPorts = Omit<MeditationPorts, 'store' | 'bells' | 'acquireLock'> & {
  store: Pick<MeditationPorts['store'], 'writeMeditation' | 'forgetMeditation'>;
  bells: Pick<MeditationPorts['bells'], 'ring' | 'lead' | 'begin' | 'pause' | 'finish' | 'close'>;
};

/** The timer of this tab: it rings, writes itself down, and hands its completion over. */
export const provideMeditationTimer = ({
  store,
  bells,
  saveCompletion,
  wakeLock,
  onEvent,
  logger,
}: TimerPorts) =>
  meditationTimerMachine.provide({
    actors: {
      watchBells: fromCallback<AnyEventObject, BellWatchInput>(({ input, sendBack, receive }) => {
        const send = (event: BellEvent) => sendBack(event);
        const watch = watchBells({
          ...input,
          ring: bells.ring,
          onRang: (index) => send({ type: 'bell.rang', index }),
          onMissed: (index) => send({ type: 'bell.missed', index }),
          onEnd: () => send({ type: 'deadline.reached' }),
        });
        receive(watch.check);
        return watch.stop;
      }),
      watchTones: fromCallback<AnyEventObject, BreathStretch>(
        ({ input: { plan, ...stretch }, receive }) => {
          const watch = bells.lead(plan, stretch);
          receive(watch.check);
          return watch.stop;
        },
      ),
      saveCompletion: fromPromise(({ input }) => saveCompletion(input)),
      pauseBells: fromCallback(() => bells.pause()),
      keepAwake: fromCallback(() => {
        wakeLock.hold();
        return wakeLock.release;
      }),
    },
    actions: {
      writeDown: (_, meditation) => store.writeMeditation(meditation),
      forget: (_, id) => store.forgetMeditation(id),
      playBells: (_, { plan, beganAt }) => bells.begin(plan, beganAt),
      finishBells: bells.finish,
      silenceBells: bells.close,
      emitCompleted: () => onEvent({ type: 'completed' }),
      emitAward: (_, award) => onEvent({ type: 'awarded', award }),
      emitRefusal: (_, { error }) => logger.warn('A meditation could not be recorded', error),
    },
  });

/** The machine with what its ports are given: any, as tests do; `openOnThisDevice` gives those of the browser. */
export const provideMeditation = (ports: MeditationPorts) =>
  meditationMachine.provide({
    actors: {
      timer: provideMeditationTimer(ports),
      lock: lockActor(ports.acquireLock),
      watchDevice: fromCallback(({ sendBack }) =>
        ports.store.watchMeditation(() => sendBack({ type: 'device.changed' })),
      ),
    },
    actions: {
      applyChoice: (_, choice) => {
        ports.store.writeChoice(choice);
        ports.bells.choose(choice);
        ports.bells.prepare(choice.plan);
      },
      forgetShown: (_, shown) => {
        if (shown) ports.store.forgetMeditation(shown.id);
      },
      silenceBells: ports.bells.close,
      emitTaken: () => ports.onEvent({ type: 'taken' }),
    },
  });
