import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

/**
 * Libraries that most screens need, each in a file of its own that stays cached when the app
 * changes. React Aria is not among them: one chunk of it would drag every overlay into the first
 * page.
 */
const vendors = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
  { name: 'router', test: /node_modules[\\/]react-router/, priority: 10 },
  { name: 'supabase', test: /node_modules[\\/]@supabase[\\/]/, priority: 10 },
  { name: 'words', test: /node_modules[\\/](react-)?i18next[\\/]/, priority: 10 },
  { name: 'machines', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 10 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 10 },
];

/**
 * The development server's stand-in for what scripts/static-server.mjs does in production: it
 * answers /config.json from NIYAMA_CONFIG and redirects the paths that NIYAMA_REDIRECT names
 * (a JSON object `{ from, to }`: `from` and what lies under it go to the origin `to`).
 */
function runtimeConfig(): Plugin {
  return {
    name: 'niyama-runtime-config',
    configureServer(server) {
      const config = process.env['NIYAMA_CONFIG'];
      if (config) {
        server.middlewares.use('/config.json', (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(config);
        });
      }
      const redirect: unknown = JSON.parse(process.env['NIYAMA_REDIRECT'] ?? 'null');
      if (!isRedirect(redirect)) return;
      server.middlewares.use(redirect.from, (request, response) => {
        response.writeHead(302, { Location: redirect.to + (request.originalUrl ?? '') });
        response.end();
      });
    },
  };
}

function isRedirect(value: unknown): value is { from: string; to: string } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

/** What both apps' Vite configurations have in common. */
export const shared: UserConfig = {
  publicDir: fileURLToPath(new URL('apps/public', import.meta.url)),
  plugins: [react(), vanillaExtractPlugin(), runtimeConfig()],
  // Vite finds these only after a first transform and would reload the page under one's hands.
  optimizeDeps: {
    include: ['@vanilla-extract/dynamic', 'react-aria-components'],
  },
  build: {
    target: 'es2022',
    // Browsers that run this code know OKLCH; for older ones every colour would be sent three times.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: vendors } } },
  },
};
