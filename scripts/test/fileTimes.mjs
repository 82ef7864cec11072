import { writeFileSync } from 'node:fs';

/**
 * Writes how many milliseconds each file took with all its hooks, as JSON by path, where
 * NIYAMA_FILE_TIMES says: the reporter that writes the tests knows nothing of what a file boots
 * before them.
 */
export default class FileTimes {
  onTestRunEnd(files) {
    const times = files.map((file) => {
      const { setupDuration, collectDuration, duration } = file.diagnostic();
      return [file.moduleId, setupDuration + collectDuration + duration];
    });
    writeFileSync(process.env.NIYAMA_FILE_TIMES, JSON.stringify(Object.fromEntries(times)));
  }
}
