import { join } from 'node:path';
import { freePorts } from '../ports.mjs';
import { ended, start } from '../processes.mjs';
import { findBrowser, findTestBrowser } from './browser.mjs';
import { readPlaywright, readResult } from './results.mjs';

/** Runs Playwright, which starts the product itself with separate data and ports, for all specs or some. */
export async function e2e({ full, folder, files = [] }) {
  const browser = await findTestBrowser({ full });
  const [student, admin, api, mail] = (await freePorts(4)).map(String);
  const file = join(folder, 'result.json');
  const runner = start('playwright', ['test', ...files, '--reporter=list,json'], {
    env: {
      CHROMIUM_PATH: browser,
      WHOLE_CHROMIUM_PATH: await findBrowser(),
      NIYAMA_DATA: join(folder, 'data'),
      STUDENT_PORT: student,
      ADMIN_PORT: admin,
      API_PORT: api,
      MAIL_PORT: mail,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return readResult(file, await ended(runner), readPlaywright);
}
