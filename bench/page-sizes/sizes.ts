import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { laterParts } from './later-parts.ts';
import { limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { apartSizes, Manifest, routeSizes, sizeOf } from './route-sizes.ts';

/** What a visitor sees first. */
const LANDING = 'routes/front/landing.tsx';
const LANDING_KILOBYTES = 70;
const ROUTE_KILOBYTES = 155;
const OPENED_KILOBYTES = 180;

/** Brotli kilobytes of script and style: the landing, the largest route by itself, and the largest with a part opened on top. */
export function measureSizes(web = new URL('../../dist/web/', import.meta.url)): Figure[] {
  const file = new URL('.vite/manifest.json', web);
  if (!existsSync(file)) throw new Error(`The web pages are not built: ${fileURLToPath(file)} is missing. Start with "npm run bench".`);
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const page = readFileSync(new URL('index.html', web), 'utf8');
  const entry = Object.keys(manifest).find((name) => page.includes(`src="/${manifest[name]?.file}"`));
  if (entry === undefined) throw new Error('The page begins with no script of the build.');
  const known = new Map<string, number>();
  const weigh = (name: string) => {
    const size = known.get(name) ?? brotliCompressSync(readFileSync(new URL(name, web))).length / 1000;
    known.set(name, size);
    return size;
  };
  const build = { manifest, entry, parts: laterParts, sizeOf: weigh };
  const routes = routeSizes(build);
  const [largest] = routes.toSorted((a, b) => b.own - a.own);
  const [opened] = routes.toSorted((a, b) => (b.later?.sum ?? 0) - (a.later?.sum ?? 0));
  if (!largest || !opened?.later) throw new Error('The build has no screens.');
  const bare = `entry ${sizeOf(build, [entry]).toFixed(0)} kB`;
  return [
    limited('script and style, landing', 'kB', sizeOf(build, [entry, LANDING]), LANDING_KILOBYTES, bare),
    limited(`script and style, largest route (${largest.screen})`, 'kB', largest.own, ROUTE_KILOBYTES, bare),
    limited(`the same with a part opened later (${opened.screen}, ${opened.later.part})`, 'kB', opened.later.sum, OPENED_KILOBYTES, bare),
    ...apartSizes(build).map(({ part, size }) =>
      limited(`script of a part apart (${part})`, 'kB', size, laterParts[part]?.most ?? OPENED_KILOBYTES, bare),
    ),
  ];
}
