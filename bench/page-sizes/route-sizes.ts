import { z } from 'zod';
import type { LaterPart } from './later-parts.ts';

const Chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
/** What Vite writes down of a build: each chunk with what it imports at once and later. */
export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

export interface RouteSize {
  screen: string;
  /** What it loads without a press. */
  own: number;
  /** The part whose opening makes the most of it, and both together; null where nothing is opened later. */
  later: { part: string; sum: number } | null;
}

export interface PartSize {
  part: string;
  size: number;
}

interface Build {
  manifest: Manifest;
  /** The chunk that every page begins with. */
  entry: string;
  /** When each part comes that is fetched apart, by its name. */
  parts: Readonly<Record<string, LaterPart>>;
  sizeOf: (file: string) => number;
}

/**
 * What every screen of the route table loads by itself, and with its largest part that is opened later. A screen is what the
 * entry fetches later and `parts` does not name; where it shows one of several parts, each of these is a screen with it.
 * Refuses a part fetched apart that `parts` does not name, and a name without a part.
 */
export function routeSizes(build: Build): RouteSize[] {
  const { manifest, entry, parts } = build;
  const screens = (manifest[entry]?.dynamicImports ?? []).filter((chunk) => comesOf(build, chunk) === undefined);
  const known = new Set<string>();
  const sizes = screens.flatMap((screen) => {
    const either = eitherOf(build, [entry, screen]);
    const shown = either.length === 0 ? [screen] : either;
    return shown.map((shows) => {
      const own = withThemselves(build, [entry, screen, shows]);
      const all = new Set(own);
      for (const chunk of all) {
        for (const part of partsOf(manifest, [chunk])) if (!screens.includes(part) && !either.includes(part)) all.add(part);
      }
      for (const chunk of all) if (chunk !== entry && chunk !== screen) known.add(nameIn(manifest, chunk));
      const later = [...all]
        .filter((part) => !own.includes(part) && comesOf(build, part) !== 'apart')
        .map((part) => ({ part: nameIn(manifest, part), sum: sizeWith(build, own, part) }));
      return { screen: nameIn(manifest, shows), own: sizeOf(build, own), later: later.toSorted((a, b) => b.sum - a.sum)[0] ?? null };
    });
  });
  const lost = Object.keys(parts).filter((name) => !known.has(name));
  const unnamed = [...known].filter((name) => !Object.hasOwn(parts, name));
  if (unnamed.length > 0) throw new Error(`bench/page-sizes/later-parts.ts does not say when these are loaded: ${unnamed.join(', ')}.`);
  if (lost.length > 0) throw new Error(`bench/page-sizes/later-parts.ts names what is not in the build: ${lost.join(', ')}.`);
  return sizes;
}

/** Each part that has a bar of its own, with all that it brings besides what every page begins with and what shows it. */
export function apartSizes(build: Build): PartSize[] {
  const { manifest, entry } = build;
  return Object.keys(manifest)
    .filter((chunk) => comesOf(build, chunk) === 'apart')
    .map((chunk) => {
      const showing = Object.keys(manifest).filter((each) => manifest[each]?.dynamicImports?.includes(chunk));
      const begun = new Set(closureOf(manifest, [entry, ...showing]));
      const brought = closureOf(manifest, [chunk]).filter((each) => !begun.has(each));
      const files = new Set(brought.map((each) => manifest[each]?.file ?? ''));
      return { part: nameIn(manifest, chunk), size: [...files].reduce((sum, file) => sum + build.sizeOf(file), 0) };
    });
}

/** The size of chunks and of all that they import at once, each file once. */
export function sizeOf({ manifest, sizeOf: weigh }: Pick<Build, 'manifest' | 'sizeOf'>, chunks: readonly string[]): number {
  const files = new Set(closureOf(manifest, chunks).flatMap((chunk) => [manifest[chunk]?.file ?? '', ...(manifest[chunk]?.css ?? [])]));
  return [...files].filter(Boolean).reduce((sum, file) => sum + weigh(file), 0);
}

/** Chunks together with the parts that come by themselves, and with theirs; never another screen. */
function withThemselves(build: Build, chunks: readonly string[]): string[] {
  const whole = new Set(chunks);
  for (const chunk of whole) {
    for (const part of partsOf(build.manifest, [chunk])) if (comesOf(build, part) === 'itself') whole.add(part);
  }
  return [...whole];
}

/** The size of what is loaded already with one part on top; where that shows one of several, with the largest of them. */
function sizeWith(build: Build, own: readonly string[], part: string): number {
  const either = eitherOf(build, [part]).filter((each) => !own.includes(each));
  // One of several that is shown comes without the others, also where it needs what shows them.
  const shown = either.length === 0 || comesOf(build, part) === 'either' ? [part] : either;
  return Math.max(...shown.map((each) => sizeOf(build, withThemselves(build, [...own, part, each]))));
}

/** The parts of which chunks, with what comes by itself, show exactly one. */
function eitherOf(build: Build, chunks: readonly string[]): string[] {
  const parts = partsOf(build.manifest, withThemselves(build, chunks));
  return [...new Set(parts)].filter((part) => comesOf(build, part) === 'either');
}

function comesOf({ manifest, parts }: Build, chunk: string): LaterPart['comes'] | undefined {
  return parts[nameIn(manifest, chunk)]?.comes;
}

/** What is fetched apart by chunks or anything that they import at once. */
function partsOf(manifest: Manifest, chunks: readonly string[]): string[] {
  return closureOf(manifest, chunks).flatMap((chunk) => manifest[chunk]?.dynamicImports ?? []);
}

function closureOf(manifest: Manifest, chunks: readonly string[]): string[] {
  const found = new Set(chunks);
  for (const chunk of found) {
    const known = manifest[chunk];
    if (!known) throw new Error(`The build has no ${chunk}.`);
    for (const each of known.imports) found.add(each);
  }
  return [...found];
}

function nameIn(manifest: Manifest, chunk: string): string {
  return manifest[chunk]?.name ?? chunk;
}
