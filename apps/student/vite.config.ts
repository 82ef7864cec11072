import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shared } from '../../vite.shared.ts';

/** Every file that the app may need without a network; the rest of a build is for its first visit. */
const shellFiles = [
  'index.html',
  'favicon.svg',
  'manifest.webmanifest',
  'icons/icon-192.png',
  'assets/*.{js,css,woff2}',
];

/** Sources change under the worker of an earlier `npm start` on the same port: it takes itself away. */
const leave = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) await caches.delete(key);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll()) await page.navigate(page.url);
})()));
`;

function noWorkerInDevelopment(): Plugin {
  return {
    name: 'niyama-no-worker-in-development',
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(leave);
      });
    },
  };
}

const common = shared('student');

export default defineConfig({
  ...common,
  plugins: [
    common.plugins,
    noWorkerInDevelopment(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      // Registered by the app itself, once somebody is signed in.
      injectRegister: false,
      manifest: false,
      integration: {
        // The worker is a build of its own, which does not hear how much the outer one may say.
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        injectionPoint: 'self.shellFiles',
        globPatterns: shellFiles,
        // The texts of the admin app.
        globIgnores: ['assets/admin-*.js'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          // What Vite writes as index.html is app.html once the public pages are prerendered, and whole.
          (files) => ({
            manifest: files.map((file) =>
              file.url === 'index.html'
                ? { ...file, url: 'app.html', revision: 'filled-by-prerender' }
                : file,
            ),
            warnings: [],
          }),
        ],
      },
    }),
  ],
});
