import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { targets } from './vite.browsers.ts';
import { pageParts } from './vite.pages.ts';

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

/**
 * Takes React Router's own production build, without its warnings for developers: its package names only
 * the other one to a bundler.
 */
function routerWithoutWarnings(): Plugin {
  return {
    name: 'niyama-router-without-warnings',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return (
          found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
  };
}

/** What the modules of both apps are read with. */
const basics = (): PluginOption[] => [react(), vanillaExtractPlugin(), routerWithoutWarnings()];

/** What both apps' Vite configurations have in common. */
export const shared = (app: 'student' | 'admin'): UserConfig => ({
  publicDir: fileURLToPath(new URL('apps/public', import.meta.url)),
  plugins: [
    basics(),
    runtimeConfig(),
    pageParts(fileURLToPath(new URL(`apps/${app}`, import.meta.url)), basics),
  ],
  // Vite finds these only after a first transform and would reload the page under one's hands.
  optimizeDeps: {
    include: ['@vanilla-extract/dynamic', 'react-aria-components'],
  },
  build: {
    target: targets,
    modulePreload: { polyfill: false },
    // What every page needs is one file of libraries; what pages weigh is compared by a test.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
