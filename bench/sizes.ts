import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { limited } from './report.ts';
import type { Figure } from './report.ts';

const WEB = new URL('../dist/web/', import.meta.url);
const ENTRY = 'index.html';
/** What a visitor sees first. */
const LANDING = ['routes/front.tsx', 'routes/landing.tsx'];

const Chunk = z.object({
  file: z.string(),
  isDynamicEntry: z.boolean().default(false),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const Manifest = z.record(z.string(), Chunk);
type Manifest = z.infer<typeof Manifest>;

/** Brotli kilobytes of script and style that a first visit to each screen loads. */
export function measureSizes(): Figure[] {
  const file = new URL('.vite/manifest.json', WEB);
  if (!existsSync(file)) throw new Error(`The web pages are not built: ${fileURLToPath(file)} is missing. Start with "npm run bench".`);
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const screens = (manifest[ENTRY]?.dynamicImports ?? []).map((screen) => ({
    screen,
    size: sizeOf(manifest, [ENTRY, ...wholeOf(manifest, screen)]),
  }));
  const [largest] = screens.toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error('The build has no screens.');
  const entry = `entry ${sizeOf(manifest, [ENTRY]).toFixed(0)} kB`;
  return [
    limited('script and style, landing', 'kB', sizeOf(manifest, [ENTRY, ...LANDING]), 110, entry),
    limited(`script and style, largest route (${nameOf(largest.screen)})`, 'kB', largest.size, 180, entry),
  ];
}

/** A screen with everything it loads later by itself, except other screens of the route table. */
function wholeOf(manifest: Manifest, screen: string): string[] {
  const routes = new Set(manifest[ENTRY]?.dynamicImports);
  const whole = new Set([screen]);
  for (const chunk of whole) {
    for (const file of closureOf(manifest, [chunk])) {
      for (const later of manifest[file]?.dynamicImports ?? []) if (!routes.has(later)) whole.add(later);
    }
  }
  return [...whole];
}

/** Chunks and all that they import. */
function closureOf(manifest: Manifest, chunks: string[]): string[] {
  const found = new Set(chunks);
  for (const chunk of found) {
    const known = manifest[chunk];
    if (!known) throw new Error(`The build has no ${chunk}.`);
    for (const each of known.imports) found.add(each);
  }
  return [...found];
}

function sizeOf(manifest: Manifest, chunks: string[]): number {
  const files = new Set(closureOf(manifest, chunks).flatMap((chunk) => [manifest[chunk]?.file ?? '', ...(manifest[chunk]?.css ?? [])]));
  const sizes = [...files].filter(Boolean).map((file) => brotliCompressSync(readFileSync(new URL(file, WEB))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function nameOf(screen: string): string {
  return screen.replace(/^.*\//, '').replace(/\.tsx$/, '');
}
