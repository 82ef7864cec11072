import { answer } from './answer.ts';
import { cacheConfig } from './config.ts';
import { openFromNotification } from './notificationClick.ts';
import { showPush } from './push.ts';
import { createBuildCache, type BuildFile } from './buildCache.ts';

/** The build puts its list of files here. */
declare const self: ServiceWorkerGlobalScope & { buildFiles: BuildFile[] };

/**
 * The student app's one service worker: its builds without a network, and its notifications. A new
 * build takes over at once, because the tabs that are open keep the parts of theirs; they are
 * offered the new one when they can be disturbed.
 */
const ports = { caches, fetch: (...given: Parameters<typeof fetch>) => fetch(...given) };
const buildCache = createBuildCache(self.buildFiles, ports);

self.addEventListener('install', (event) => {
  const install = async () => {
    await Promise.all([buildCache.install(), cacheConfig(ports)]);
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => event.waitUntil(buildCache.activate()));

self.addEventListener('fetch', (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  const answered = answer(event.request, {
    ...ports,
    buildCache,
    later,
    origin: self.location.origin,
  });
  if (answered) event.respondWith(answered);
});

self.addEventListener('push', (event) =>
  event.waitUntil(
    showPush(event.data, { registration: self.registration, origin: self.location.origin }),
  ),
);

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openFromNotification(event.notification, self.clients)),
);
