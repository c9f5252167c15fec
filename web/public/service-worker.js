// Shows what the server pushes, a page of its own where the server cannot be reached, and keeps the files that screens are made of.
// Nothing of any person is kept here: pages and answers always come from the server.
const SHELF = 'offline-1';
const OFFLINE = '/offline.html';

/** The files that the first screens begin with. The build writes them here; during development there are none, and nothing is kept. */
const SHELL = { build: null, files: [] };
const SHELL_SHELF = `shell-${SHELL.build}`;
/** A file whose name changes with what is in it, so that one that is kept is never too old. */
/** What answers for itself and is no page, such as files to download. */
const NO_PAGES = ['api', 'call', 'files'];
const NAMED_BY_CONTENT = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keep(SHELF, [OFFLINE, '/assets/offline.css', '/assets/mark.svg']));
  if (SHELL.build) event.waitUntil(keep(SHELL_SHELF, SHELL.files));
  // A browser that takes no such routes is served by this worker alone.
  if (SHELL.build && event.addRoutes) event.waitUntil(event.addRoutes(routes()).catch(() => undefined));
  self.skipWaiting();
});

const at = (pathname) => ({ urlPattern: new URLPattern({ pathname, baseURL: self.location.origin }) });

/**
 * What needs no worker to be awake, for browsers that can be told: kept files come from their shelf, and a page is asked for while this
 * worker starts, which has another for when the server cannot be reached. Everything else comes as it does without.
 */
const routes = () => [
  { condition: { or: SHELL.files.map(at) }, source: { cacheName: SHELL_SHELF } },
  { condition: { or: NO_PAGES.map((name) => at(`/${name}/*`)) }, source: 'fetch-event' },
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];

const keep = async (name, files) => (await caches.open(name)).addAll(files);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([letGo(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim()));
});

/** Lets go of all but this build's files and those of the one before: a page of that may still be open, and needs more of them. */
async function letGo() {
  const others = (await caches.keys()).filter((name) => name !== SHELF && name !== SHELL_SHELF);
  const before = others.findLast((name) => name.startsWith('shell-'));
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const isPage = !NO_PAGES.includes(pathname.split('/')[1]);
    event.respondWith(isPage ? fromServer(event).catch(() => caches.match(OFFLINE)) : fromServer(event));
  } else if (SHELL.build && request.method === 'GET' && NAMED_BY_CONTENT.test(pathname)) {
    event.respondWith(file(event));
  } else if (pathname === '/assets/offline.css') {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

/** A page says who is signed in: it comes from the server, which the browser asks while this worker starts. */
const fromServer = async ({ request, preloadResponse }) => (await preloadResponse) ?? fetch(request);

/** A file that is kept, or else the server's, which is kept from now on. */
async function file(event) {
  const { request } = event;
  const shelf = await caches.open(SHELL_SHELF);
  const kept = (await shelf.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(shelf.put(request, answer.clone()));
  return answer;
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let words = {};
  try {
    words = data === null ? {} : data.json();
  } catch {
    // A message that cannot be read is still announced: browsers take back the permission of who shows nothing.
  }
  const { title = 'Hearthlore', body = 'Something waits for you.', path = '/', tag } = words;
  await self.registration.showNotification(title, { body, tag, icon: '/assets/icon-192.png', data: { path } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path;
  // Only places of this product, whatever a message says.
  const place = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  event.waitUntil(open(place.origin === self.location.origin ? place.pathname + place.search : '/'));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname + new URL(url).search === path) ?? windows[0];
  if (there === undefined) return self.clients.openWindow(path);
  await there.focus();
  there.postMessage({ open: path });
}
