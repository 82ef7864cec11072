import { defineConfig, type Plugin } from 'vite';
import { shared } from '../../vite.shared.ts';

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
  plugins: [common.plugins, noWorkerInDevelopment()],
});
