import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const environment = base.testEnvironmentOptions;

export default {
  ...base,
  roots: ['<rootDir>/packages', '<rootDir>/apps', '<rootDir>/.storybook'],
  testEnvironment: './.storybook/environment.mjs',
  // The environment lays down the hooks, so that no file loads the whole runner for itself.
  setupFilesAfterEnv: [],
  // A story waits for what should appear much longer than it takes (see `.storybook/preview.tsx`);
  // the whole story gets more than one such wait.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...environment['jest-playwright'],
      browsers: ['chromium'],
      contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          // Left to itself the headless shell fits letters to whole pixels, and lines break elsewhere
          // than in the browser that people have.
          '--font-render-hinting=none',
        ],
      },
    },
  },
};
