import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inFolder } from './process/folder.mjs';
import { draw, pictures, placeOf } from './icons.mjs';

const manifest = JSON.parse(readFileSync(inFolder('web', 'public', 'manifest.webmanifest'), 'utf8'));
const page = readFileSync(inFolder('web', 'index.html'), 'utf8');

describe('the pictures of the product', () => {
  it.each(pictures)('$file is what $drawing shows', async (picture) => {
    const [kept, drawn] = [sharp(placeOf(picture.file)), sharp(await draw(picture))];
    const { width, height, format } = await kept.metadata();
    expect({ width, height, format }).toEqual({ width: picture.width, height: picture.height, format: 'png' });
    const [one, other] = await Promise.all([kept, drawn].map((each) => each.ensureAlpha().raw().toBuffer()));
    const far = one.filter((value, at) => Math.abs(value - other[at]) > 8).length;
    expect(far / one.length).toBeLessThan(0.001);
  });

  it('that are masked keep their drawing within the middle, and have no clear corner', async () => {
    const { data, info } = await sharp(placeOf('icon-maskable-512.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    const ground = pixel(0, 0);
    expect(ground[3]).toBe(255);
    for (let y = 0; y < info.height; y += 4)
      for (let x = 0; x < info.width; x += 4) if (Math.hypot(x - 256, y - 256) > 0.4 * 512) expect(pixel(x, y)).toEqual(ground);
  });
});

describe('the manifest', () => {
  it('has what browsers ask for to install the product', () => {
    expect(manifest).toMatchObject({ name: 'Hearthlore', short_name: 'Hearthlore', start_url: '/', scope: '/', display: 'standalone' });
    const has = (sizes, purpose) => manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
    expect([has('192x192', 'any'), has('512x512', 'any'), has('512x512', 'maskable')]).toEqual([true, true, true]);
  });

  it('names icons that are there, in the size it says', async () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap((each) => each.icons)]) {
      const { width, height } = await sharp(inFolder('web', 'public', src.slice(1))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('and its icons are named by the page', () => {
    for (const link of ['rel="manifest" href="/manifest.webmanifest"', 'rel="apple-touch-icon" href="/assets/apple-touch-icon.png"'])
      expect(page).toContain(link);
    expect(page.match(/name="theme-color"/g)).toHaveLength(2);
    expect(page).toContain('<!--share-->');
  });
});

/** Runs the service worker with the files that a build writes into it, in a browser with the given caches and a server of all addresses. */
function worker(shell, shelves = {}) {
  const [heard, kept, asked] = [{}, new Map(Object.entries(shelves).map(([name, files]) => [name, new Set(files)])), []];
  const pathOf = (request) => new URL(request.url ?? request, 'http://here').pathname;
  const matchIn = (files, request) => (files.has(pathOf(request)) ? `kept ${pathOf(request)}` : undefined);
  const fetch = (request) => {
    asked.push(pathOf(request));
    return Promise.resolve({ ok: true, clone: () => 'copy' });
  };
  const caches = {
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name) => Promise.resolve(kept.delete(name)),
    match: (request) => Promise.resolve([...kept.values()].map((files) => matchIn(files, request)).find(Boolean)),
    open: (name) => {
      if (!kept.has(name)) kept.set(name, new Set());
      const files = kept.get(name);
      return Promise.resolve({
        addAll: (paths) => Promise.resolve(paths.forEach((path) => files.add(path))),
        match: (request) => Promise.resolve(matchIn(files, request)),
        put: (request) => Promise.resolve(files.add(pathOf(request))),
      });
    },
  };
  const self = {
    location: new URL('http://here/service-worker.js'),
    addEventListener: (name, act) => (heard[name] = act),
    skipWaiting: () => {},
    clients: { claim: () => {} },
    registration: {},
  };
  const source = readFileSync(inFolder('web', 'public', 'service-worker.js'), 'utf8');
  runInNewContext(source.replace('{ build: null, files: [] }', JSON.stringify(shell)), { self, caches, fetch, URL, Promise });
  const tell = async (name, event = {}) => {
    const waits = [];
    let answer = Promise.resolve();
    heard[name]({ ...event, waitUntil: (work) => waits.push(work), respondWith: (given) => (answer = given) });
    const given = await answer;
    await Promise.all(waits);
    return given;
  };
  const open = (path, mode = 'cors', method = 'GET') => tell('fetch', { request: { url: `http://here${path}`, mode, method } });
  const shelvesNow = () => Object.fromEntries([...kept].map(([name, files]) => [name, [...files]]));
  return { tell, open, asked, shelves: shelvesNow };
}

describe('the service worker', () => {
  const offline = ['/offline.html', '/assets/offline.css', '/assets/mark.svg'];
  const script = '/assets/frame-BXLxwm69.js';

  it('keeps the files of the first screens and the page without a connection, and serves them without the server', async () => {
    const { tell, open, asked, shelves } = worker({ build: 'new', files: [script] });
    await tell('install');
    expect(shelves()).toEqual({ 'offline-1': offline, 'shell-new': [script] });
    expect([await open(script), asked]).toEqual([`kept ${script}`, []]);
  });

  it('keeps a file that is named by its content when it is first asked for, and nothing else', async () => {
    const { open, asked, shelves } = worker({ build: 'new', files: [] });
    const others = ['/campaign', '/assets/mark.svg', '/files/map-BXLxwm69.js', '/call/account/me', '/assets/theme.js'];
    for (const path of ['/assets/sheet-view-D0qn48d8.js', ...others]) await open(path);
    await open('/', 'navigate');
    await open('/assets/sheet-view-D0qn48d8.js', 'cors', 'POST');
    expect(shelves()).toEqual({ 'shell-new': ['/assets/sheet-view-D0qn48d8.js'] });
    expect(asked).toEqual(['/assets/sheet-view-D0qn48d8.js', '/']);
  });

  it('lets go of old builds, and still serves the one before to pages that are open', async () => {
    const before = {
      'offline-1': offline,
      other: ['/x'],
      'shell-older': ['/assets/a-11111111.js'],
      'shell-old': ['/assets/b-22222222.js'],
    };
    const { tell, open, asked, shelves } = worker({ build: 'new', files: [script] }, before);
    await tell('install');
    await tell('activate');
    expect(Object.keys(shelves())).toEqual(['offline-1', 'shell-old', 'shell-new']);
    expect([await open('/assets/b-22222222.js'), asked]).toEqual(['kept /assets/b-22222222.js', []]);
  });

  it('keeps no files of screens during development', async () => {
    const { tell, open, shelves } = worker({ build: null, files: [] });
    await tell('install');
    await open(script);
    expect(shelves()).toEqual({ 'offline-1': offline });
  });
});
