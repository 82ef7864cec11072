export {
  type BellDue,
  type BellOnItsWay,
  type BellWatch,
  type BellWatchOptions,
  watchBells,
} from './bells/watchBells.ts';
export { leadBreath } from './bells/leadBreath.ts';
export { toneWatch } from './bells/toneWatch.ts';
export {
  type BellChoice,
  type BellPlayer,
  createBellPlayer,
  trackBells,
} from './bells/bellPlayer.ts';
export { watchBellsFromOwnTask as watchBellsFreshly } from './bells/resilientTimer.ts';
export { awaitMeditation } from './awaitMeditation.ts';
export { type Bells, createBells, openLoudspeaker, type RungBell } from './bells/bells.ts';
export { strike } from './bells/strike.ts';
export { secondsOf } from './bells/voices.ts';
export { type OpenPicture, openPicture, readHead } from './images.ts';
export { type ClassDraftStore, createClassDraftStore } from './classDrafts.ts';
export { clearClassDrafts, hasClassDrafts } from './clearClassDrafts.ts';
export { type ComposerStore, createComposerStore } from './composerStore.ts';
export { createInstallation, type Installation } from './installation.ts';
export { createLifestyleLog, type LifestyleLog, type StorageRefusal } from './lifestyleLog.ts';
export { createOutboxChannel } from './outboxChannel.ts';
export { createOutboxStore, type OutboxStore } from './outboxStore.ts';
export {
  removePreference,
  type Preference,
  readPreference,
  savePreference,
} from './preferences.ts';
export { createReadTips, type ReadTips } from './readTips.ts';
export {
  createRunningPracticeStore,
  practiceLock,
  practicingLock,
  type RunningPracticeStore,
} from './runningPractice.ts';
export { saveFile, saveTextFile } from './saveFile.ts';
export { createSequenceStore, type SequenceStore } from './sequenceStore.ts';
export { createMeditationStore, meditationLock, type MeditationStore } from './meditationStore.ts';
export type { LockScreenText } from './meditationTrack/lockScreen.ts';
export { renderTrack, type TrackBell, type TrackPlan } from './meditationTrack/renderTrack.ts';
export {
  createMeditationTrack,
  type MeditationTrack,
  type MeditationTrackOptions,
  type TonesOfPlan,
} from './meditationTrack/meditationTrack.ts';
export {
  createSettingsDraftStore,
  clearSettingsDrafts,
  type SettingsDraftStore,
} from './settingsDraft.ts';
export { createSpeech, type Speech } from './speech/speech.ts';
export { createSpeechWaker } from './speech/speechWaker.ts';
export { voiceSettings } from './speech/voiceSettings.ts';
export { openTabChannel, type TabChannel } from './tabChannel.ts';
export { createVibration, type Vibration } from './vibration/vibration.ts';
export { createWakeLock, type WakeLock } from './wakeLock.ts';
export { isOnline, watchNetwork } from './watchNetwork.ts';
export { watchPage } from './watchPage.ts';
export { holdLock, acquireLock, withFreeLock, withLock } from './webLock.ts';
export { removeStored, readStored } from './readStored.ts';
export { createKeyValueStore, type KeyValueStore } from './keyValueStore.ts';
export {
  isNotificationClicked,
  type NotificationClicked,
  type NotificationContent,
  type NotificationData,
  type NotificationTag,
  pathOf,
} from './notifications/content.ts';
export {
  createNotifications,
  type NotificationAccess,
  type Notifications,
} from './notifications/notifications.ts';
export { deviceName } from './push/deviceName.ts';
export { createStoredSubscription } from './push/storedSubscription.ts';
export {
  createPushDevice,
  type PushDevice,
  type PushHere,
  type PushKeys,
} from './push/pushDevice.ts';
export { createMorningReminder, type MorningReminder } from './reminder/morningReminder.ts';
export { type BuildWatch, followBuilds } from './serviceWorker/followBuilds.ts';
