import type { StorybookConfig } from '@storybook/react-vite';

/** The story files of a run that proves only what a change touches; see scripts/test/stories.mjs. */
const chosen = process.env['NIYAMA_STORIES'];
const files: string[] = chosen
  ? (JSON.parse(chosen) as string[]).map((path) => `../${path}`)
  : ['../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'];

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [...files, './guards/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  // The worker that answers requests in place of a server.
  staticDirs: ['./public'],
  // TypeScript 7 has no compiler API in JavaScript, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tools for eyes. Under the tests they only cost time: highlighting alone asks every element for its
  // style after every change of the page. The width has a tool of our own, and nobody here sets a
  // Storybook up for the first time.
  features: (usual, { test }) => ({
    ...usual,
    sidebarOnboardingChecklist: false,
    viewport: false,
    ...(test && {
      actions: false,
      backgrounds: false,
      controls: false,
      highlight: false,
      interactions: false,
      measure: false,
      outline: false,
    }),
  }),
};

export default config;
