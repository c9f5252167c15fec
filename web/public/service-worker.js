// Shows what the server pushes, and a page of its own where the server cannot be reached. Nothing of any person is kept here:
// the cache holds that page and its two files alone.
const SHELF = 'offline-1';
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([OFFLINE, '/assets/offline.css', '/assets/mark.svg'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Files to download answer for themselves.
    if (!/^\/(api|call|files)\//.test(pathname)) event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (pathname === '/assets/offline.css') {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

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
