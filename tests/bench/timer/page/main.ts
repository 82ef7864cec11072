import {
  createBells,
  createMeditationStore,
  createMeditationTrack,
  createWakeLock,
  toneWatch,
  watchBells,
  watchPage,
} from '@niyama/device';
import { bellsOf, consoleLogger, type MeditationPlan } from '@niyama/domain';
import type { PracticeCue } from '@niyama/machines';
import { createActor } from 'xstate';
import { provideMeditationTimer } from '../../../../apps/student/src/app/meditation/provideMachines.ts';
import type { PageReport, Setting } from '../timer.types.ts';
import { startControl } from './control.ts';
import { openPractice } from './practice.ts';
import { createTap } from './tap.ts';

/** Held busy for so long at once, in milliseconds. */
const blockedMs = 150;

const setting = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Setting;
const plan: MeditationPlan = {
  durationSeconds: setting.seconds,
  startingBell: true,
  endingBell: true,
  intervalBells: setting.offsets,
  breath: null,
};
const report: PageReport = {
  due: [],
  onsets: [],
  words: [],
  missed: [],
  isOver: false,
  wasVisible: false,
  wasHidden: false,
  control: { gapMs: 0, errors: [] },
};
declare global {
  interface Window {
    report: PageReport;
  }
}

const tap = await createTap((at) => void report.onsets.push(at), !setting.hidden);
const bells = createBells({ openContext: () => tap.context });
const track =
  setting.technique === 'track'
    ? createMeditationTrack({
        durationSeconds: setting.seconds,
        bells: bellsOf(plan).map(({ offset }) => ({ offset, voice: setting.voice })),
        tones: setting.tones,
        title: document.title,
        volume: 1,
        onPlay: () => {},
        onPause: () => {},
        openAudio: tap.openAudio,
      })
    : null;

const practice =
  setting.technique === 'practice'
    ? // Into a bowl that still rings the next tone would begin unheard.
      openPractice(
        setting.seconds,
        (tone, at) => bells.ring(tone === 'bowl' ? setting.voice : tone, at),
        showWords,
      ).start()
    : null;
const timer = createActor(
  provideMeditationTimer({
    store: createMeditationStore('bench', { storage: () => localStorage }),
    bells: {
      ring: (call, at) => (track ? track.ring(call, at) : bells.ring(setting.voice, at)),
      lead: (_plan, { beganAt }) =>
        watchBells(
          toneWatch({
            calls: setting.tones.map((tone, index) => ({
              ...tone,
              index,
              at: beganAt + tone.offset * 1000,
            })),
            endsAt: beganAt + setting.seconds * 1000,
            ring: (call, at) => (track ? track.ring(call, at) : bells.ring(call.tone, at)),
            onEnd: () => {},
          }),
        ),
      begin: () => {},
      pause: () => {},
      finish: () => {},
      close: () => {},
    },
    wakeLock: createWakeLock(),
    saveCompletion: async () => ({ status: 'queued' }),
    onEvent: () => {},
    logger: consoleLogger,
  }),
  {
    input: {
      stored: null,
      plan,
      holdsAgreed: () => true,
      timeZone: () => 'UTC',
      newId: () => crypto.randomUUID(),
      now: Date.now,
    },
  },
).start();

/** Notes how long after its moment the frame is painted that shows the words of a cue. */
function showWords(cue: PracticeCue) {
  if (!practice) return;
  const { timer: begun, moments } = practice.getSnapshot().context;
  const atMs = moments.find((moment) => moment.cue === cue)?.atMs ?? 0;
  // Those of the beginning come with the press, and the end is shown by the screen that follows.
  if (atMs === 0) return;
  const dueAt = (begun.startedAt ?? 0) + atMs - begun.elapsedBefore;
  const words = document.querySelector('#words');
  if (words) words.textContent = `${cue.kind} ${atMs}`;
  // What is posted in a frame comes when it has been painted.
  const painted = new MessageChannel();
  painted.port1.addEventListener('message', () => void report.words.push(Date.now() - dueAt));
  painted.port1.start();
  requestAnimationFrame(() => painted.port2.postMessage(null));
}

watchPage({
  onHidden: look,
  onShown: () => {
    look();
    practice?.send({ type: 'page.shown' });
    timer.send({ type: 'clock.checked' });
  },
});
function look() {
  if (document.visibilityState === 'visible') report.wasVisible = true;
  else report.wasHidden = true;
}

document.querySelector('#begin')?.addEventListener('click', () => {
  if (!timer.getSnapshot().matches('idle') || report.due.length > 0) return;
  look();
  if (!track) bells.wake();
  void tap.context.resume();
  if (practice) {
    practice.send({ type: 'practice.started' });
    const { timer: begun, moments } = practice.getSnapshot().context;
    for (const { atMs, tone } of moments) {
      if (tone !== null) report.due.push((begun.startedAt ?? 0) + atMs);
    }
    startControl(setting, report.control);
    return;
  }
  timer.send({ type: 'meditation.started', plan });
  const beganAt = timer.getSnapshot().context.timer.startedAt ?? 0;
  for (const { offset } of [...bellsOf(plan), ...setting.tones]) {
    report.due.push(beganAt + offset * 1000);
  }
  void track?.play(beganAt);
  startControl(setting, report.control);
  if (setting.blocked > 0) block();
});
timer.subscribe((snapshot) => {
  report.missed = snapshot.context.missedBells;
  report.isOver = snapshot.matches('completed');
});

/** Keeps the main thread busy for a share of the time. */
function block() {
  const until = performance.now() + blockedMs;
  while (performance.now() < until);
  setTimeout(block, blockedMs / setting.blocked - blockedMs);
}

practice?.subscribe(({ context }) => {
  report.isOver = context.isComplete;
});

// Tells that the page is ready to be pressed.
window.report = report;
