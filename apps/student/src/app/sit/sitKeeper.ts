import { consoleLogger, deviceTimeZone, type RunningSit, type SitChoice } from '@niyama/domain';
import type { TimerState } from '@niyama/ui/screens/student/TimerScreen';
import { type ActorRefFrom, createActor } from 'xstate';
import { ownSit, shownSit } from './sitMachines.ts';
import type { SitKeeper, SitPorts, SitView } from './sitKeeper.types.ts';
import { toTimerState } from './sitView.ts';

/**
 * Keeps the meditation of this device. The tab in which it begins owns it, with a lock that the
 * browser frees when the tab closes; every other tab shows it, and takes it over then.
 */
export function createSitKeeper(ports: SitPorts): SitKeeper {
  const { store, logger = consoleLogger, now = Date.now } = ports;
  const listeners = new Set<() => void>();
  let choice = store.readChoice();
  let place: 'here' | 'elsewhere' = 'here';
  let actor: ActorRefFrom<typeof shownSit> | null = null;
  let state: TimerState = { status: 'loading' };
  let giveLockBack: (() => void) | null = null;
  let inLine: AbortController | null = null;
  let isStarting = false;
  let isClosed = false;

  const ringer = ports.openRinger(choice, () => show());
  const own = ownSit({ ...ports, ringer });
  let view: SitView = { state, choice, sound: ringer.sound() };

  function show() {
    view = { state, choice, sound: ringer.sound() };
    for (const listener of listeners) listener();
  }

  /** Follows the timer from one state to the next. */
  function follow() {
    if (!actor) return;
    const before = state;
    const snapshot = actor.getSnapshot();
    state = toTimerState(snapshot, place === 'elsewhere');
    if (place === 'here') {
      ports.keepAwake(state.status === 'running');
      if (state.status === 'running') keepRinging();
      if (state.status !== before.status) enter(state);
      tellAward(before, state);
      const isOver = state.status === 'idle' || snapshot.matches({ completed: 'settled' });
      // A sit that is about to begin has its lock already.
      if (isOver && !isStarting) release();
    }
    show();
  }

  function enter(entered: TimerState) {
    const { status } = entered;
    if (status === 'paused') ringer.pause();
    if (status === 'idle') ringer.close();
    if (status === 'completed' && entered.isEndedEarly) {
      // Whoever ended it has no bell to hear, and needs nothing told.
      ringer.close();
    } else if (status === 'completed') {
      ringer.finish();
      ports.onNews({ type: 'completed' });
    }
  }

  function keepRinging() {
    if (!actor) return;
    const { plan, timer } = actor.getSnapshot().context;
    ringer.begin(plan, (timer.startedAt ?? now()) - timer.elapsedBefore);
  }

  function tellAward(before: TimerState, after: TimerState) {
    if (!actor || after.status !== 'completed' || after.award === 'saving') return;
    if (before.status === 'completed' && before.award !== 'saving') return;
    const { award, error } = actor.getSnapshot().context;
    if (award) ports.onNews({ type: 'awarded', award });
    else logger.warn('A sit could not be recorded', error);
  }

  function release() {
    giveLockBack?.();
    giveLockBack = null;
  }

  /** This tab takes it up again when it comes back at once, as after a reload. */
  function leave() {
    const snapshot = actor?.getSnapshot();
    if (giveLockBack && snapshot?.hasTag('underway')) store.leave(snapshot.context.id);
  }

  function onStolen() {
    if (isClosed) return;
    giveLockBack = null;
    ringer.close();
    void stepBack();
  }

  function open(kept: RunningSit | null, where: typeof place) {
    actor?.stop();
    place = where;
    actor = createActor(where === 'here' ? own : shownSit, {
      input: {
        kept,
        plan: choice.plan,
        timeZone: deviceTimeZone,
        newId: () => crypto.randomUUID(),
        now,
      },
    });
    actor.subscribe(follow);
    actor.start();
    follow();
  }

  /** Shows the sit of another tab, and takes it up when that tab is gone. */
  async function stepBack() {
    inLine?.abort();
    inLine = null;
    const running = store.readSit();
    if (!running) {
      open(null, 'here');
      return;
    }
    ports.keepAwake(false);
    open(running, 'elsewhere');
    const line = new AbortController();
    inLine = line;
    const lock = await ports.takeLock({ signal: line.signal, onStolen });
    if (line.signal.aborted) lock?.();
    else if (lock) takeUp(lock);
  }

  function takeUp(lock: () => void) {
    giveLockBack = lock;
    inLine = null;
    open(store.readSit(), 'here');
  }

  async function begin() {
    const kept = store.readSit();
    if (!kept) {
      open(null, 'here');
      return;
    }
    // A reload lets the lock go, and another tab that nobody looks at may have it by now: its bells
    // would be silent, because nothing was pressed there.
    const how = store.comesBack(kept.id) ? { steal: true } : { ifAvailable: true };
    const lock = await ports.takeLock({ ...how, onStolen });
    if (isClosed) lock?.();
    else if (lock) takeUp(lock);
    else await stepBack();
  }

  async function startAnew() {
    if (isStarting) return;
    isStarting = true;
    const lock = await ports.takeLock({ ifAvailable: true, onStolen });
    if (isClosed || !actor) {
      lock?.();
    } else if (lock) {
      giveLockBack = lock;
      actor.send({ type: 'sit.reset' });
      actor.send({ type: 'plan.chosen', plan: choice.plan });
      actor.send({ type: 'sit.started' });
      isStarting = false;
    } else {
      isStarting = false;
      ports.onNews({ type: 'taken' });
      await stepBack();
    }
  }

  const ignoreOthers = store.watchSit(() => {
    const isOurs = giveLockBack !== null || isStarting;
    if (!isOurs && !isClosed) void stepBack();
  });
  void begin();

  const choose = (next: SitChoice) => {
    const isUnderway = actor?.getSnapshot().hasTag('underway') ?? false;
    choice = isUnderway ? { ...next, plan: choice.plan, presetId: choice.presetId } : next;
    store.writeChoice(choice);
    if (!isUnderway && place === 'here') {
      actor?.send({ type: 'sit.reset' });
      actor?.send({ type: 'plan.chosen', plan: choice.plan });
    }
    ringer.choose(choice);
    show();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: () => view,
    choose,
    applySettings: ringer.applySettings,
    start: () => {
      ringer.wake();
      if (place === 'elsewhere') ports.onNews({ type: 'taken' });
      else if (state.status === 'paused') actor?.send({ type: 'sit.started' });
      else if (state.status !== 'running') void startAnew();
    },
    pause: () => {
      if (place === 'here') actor?.send({ type: 'sit.paused' });
    },
    reset: () => {
      if (place === 'here') actor?.send({ type: 'sit.reset' });
    },
    end: () => {
      if (place === 'here') actor?.send({ type: 'sit.ended' });
    },
    toggleSound: () =>
      choose({ ...choice, bellMode: choice.bellMode === 'sound' ? 'silence' : 'sound' }),
    preview: () => {
      ringer.wake();
      ringer.preview();
    },
    wake: () => {
      // Elsewhere a press has nothing to do with bells, and a phone would stop its music for them.
      if (state.status !== 'running') return;
      ringer.wake();
      show();
    },
    check: () => {
      actor?.send({ type: 'clock.checked' });
      ringer.check();
    },
    abandon: () => {
      if (place === 'here') actor?.send({ type: 'sit.reset' });
      else if (actor) store.forgetSit(actor.getSnapshot().context.id);
    },
    leave,
    close: () => {
      leave();
      isClosed = true;
      ignoreOthers();
      inLine?.abort();
      actor?.stop();
      ringer.close();
      ports.keepAwake(false);
      release();
    },
  };
}
