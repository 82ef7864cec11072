/* global localStorage, sessionStorage -- what `evaluate` gets runs in the page */
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** Once a worker has run its last file, only its open connection to the browser keeps it alive. */
const idle = 200;

/** The browser, its context and its page, which a worker hands from one file of stories to the next. */
let shared;
let closing;

/** Clears what the stories of one file stored before the next file runs. Runs in the page. */
const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * Like the runner's own, but with one page for all files of a worker, and the runner's hooks loaded once:
 * loading Storybook and warming it up costs as much as a dozen stories. A file leaves no more behind
 * for the next one than a story does for the next story.
 */
export default class OnePageEnvironment extends PlaywrightEnvironment {
  async setup() {
    clearTimeout(closing);
    this['_config'].testEnvironmentOptions['jest-playwright'].skipInitialization =
      shared !== undefined;
    await super.setup();
    if (shared === undefined) await setupPage(this.global.page, this.global.context);
    else {
      Object.assign(this.global, shared);
      // A page that navigated away has none of our storage.
      await shared.page.evaluate(forget).catch(() => this.renewPage());
    }

    const { preVisit, postVisit } = await getTestRunnerConfig();
    this.global['__sbPreVisit'] = preVisit;
    this.global['__sbPostVisit'] = postVisit;
    this.global['__sbSetupPage'] = setupPage;
    // For `test-runner.ts`, which runs outside the test file's own globals.
    globalThis.renewPage = () => this.renewPage();
  }

  async renewPage() {
    await this.global.jestPlaywright.resetContext();
    await setupPage(this.global.page, this.global.context);
    return this.global.page;
  }

  async teardown() {
    const { browser, context, page } = this.global;
    shared = { browser, context, page };
    // The runner's own teardown would close it.
    this.global.browser = undefined;
    await super.teardown();
    closing = setTimeout(() => {
      shared = undefined;
      void browser.close();
    }, idle);
  }
}
