export {
  poseTimerMachine,
  type PoseTimerEvent,
  type PoseTimerInput,
} from './poseTimer/poseTimer.machine.ts';
export {
  elapsedMs,
  newTimer,
  remainingMs,
  remainingSeconds,
  type Timer,
} from './poseTimer/timer.ts';
export { practiceMachine } from './practice/practice.machine.ts';
export { currentCue, isEnded, type PracticeCue, shownCue } from './practice/cues.ts';
export type { ToneCall, ToneWatchInput } from './practice/dueTones.ts';
export type {
  Award,
  PracticeAward,
  PracticeContext,
  PracticeEvent,
  PracticeOutcome,
  PracticeOutput,
} from './practice/practice.types.ts';
export {
  type CueChoice,
  type PausedDraft,
  type PracticeInput,
  type PracticedAsana,
  type FinishedPractice,
  secondsLeft,
  toRunningPractice,
} from './practice/practiceRules.ts';
export {
  dailyPracticeMachine,
  type DailyPracticeContext,
  type DailyPracticeEvent,
  type DailyPracticeEmitted,
} from './dailyPractice/dailyPractice.machine.ts';
export { classEditorMachine } from './classEditor/classEditor.machine.ts';
export type {
  ClassEditorContext,
  ClassEditorEvent,
  ClassEditorInput,
  ClassSave,
} from './classEditor/classEditor.types.ts';
export { outboxMachine } from './outbox/outbox.machine.ts';
export type {
  OutboxContext,
  OutboxEvent,
  OutboxInput,
  OutboxEmitted,
  Sent,
} from './outbox/outbox.types.ts';
export {
  type MarkOutcome,
  markThroughOutbox,
  saveThroughOutbox,
} from './outbox/sendThroughOutbox.ts';
export {
  type SessionChange,
  type Credentials,
  type SessionContext,
  type SessionEvent,
  sessionMachine,
  type SessionEmitted,
  type SessionUser,
} from './session/session.machine.ts';
export {
  type BellEvent,
  type MeditationTimerContext,
  type MeditationTimerEvent,
  meditationTimerMachine,
} from './meditationTimer/meditationTimer.machine.ts';
export type { BellCall, BellWatchInput, BreathStretch } from './meditationTimer/dueBells.ts';
export type { MeditationTimerInput } from './meditationTimer/meditationRules.ts';
export type { LockEvent, LockRequest } from './lock.ts';
export {
  type ClaimMessage,
  practiceClaimMachine,
  type PracticePlace,
  type Practiced,
} from './practiceClaim/practiceClaim.machine.ts';
export {
  type MeditationEvent,
  type MeditationInput,
  meditationMachine,
} from './meditation/meditation.machine.ts';
export { practicePageMachine } from './practicePage/practicePage.machine.ts';
export { practicedHere } from './practicePage/practicePageRules.ts';
export type { PracticeAddress, ReadyPractice } from './practicePage/practicePage.types.ts';
export { sequenceMachine } from './sequence/sequence.machine.ts';
export { resultOf, saveBlock } from './sequence/saveBlock.ts';
export type {
  SequenceContext,
  SequenceEvent,
  SequenceInput,
  SequenceOutput,
} from './sequence/sequence.types.ts';
export {
  type Batch,
  type ImportEvent,
  libraryImportMachine,
  plannedImport,
  type PlannedImport,
  plannedRows,
  type ReadFile,
  type WrittenBatch,
} from './libraryImport/libraryImport.machine.ts';
