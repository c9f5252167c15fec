/** A module as far as it matters for which file it goes into. */
export interface Shareable {
  id: string;
  /** What it takes of a file, in packed bytes. */
  size: number;
  /** The parts that need it, by their numbers. */
  parts: ReadonlySet<number>;
  /** The modules that it imports at once. */
  imports: readonly string[];
  /** What else it brings along: files of screens, and parts that it can fetch. */
  base: ReadonlySet<string>;
}

/** What is known of the parts. */
export interface PartFacts {
  /** What of that is there already where a part is loaded. */
  baseOf: (part: number) => ReadonlySet<string>;
  /** As how many parts one counts: what is opened often weighs more than what is not. */
  weightOf: (part: number) => number;
}

/** What files take, in packed bytes, and how it is weighed. */
export const packed = {
  /** A letter of a module’s text, about. */
  letter: 0.12,
  /** A file beside its text: its imports, the request, and words that it does not share with others. */
  file: 120,
  /** A module with less, and with nothing larger behind it, is so little that nobody shall load the rest of an arrival for it. */
  little: 144,
  /** As how many parts one counts that is opened often. */
  often: 8,
  /** Of so much that a part brings it counts twice, and more than that with the square of it: the largest shall not be larger still. */
  heavy: 8000,
} as const;

/** Modules that go into one file. */
interface File {
  ids: string[];
  size: number;
  parts: Set<number>;
  /** The files that it imports at once. */
  needs: Set<File>;
  base: Set<string>;
}

/** A file and all that it brings along. */
function broughtBy(file: File): Set<File> {
  const found = new Set([file]);
  for (const each of found) for (const next of each.needs) found.add(next);
  return found;
}

const without = (parts: ReadonlySet<number>, others: ReadonlySet<number>) => [...parts].filter((part) => !others.has(part));

const weightOf = (parts: readonly number[], facts: PartFacts) => parts.reduce((sum, part) => sum + facts.weightOf(part), 0);

/** What parts that need one file alone load in vain when it brings another: null where that is the file of another screen. */
function overloadOf(one: File, other: File, facts: PartFacts): number | null {
  const more = without(one.parts, other.parts);
  if (more.length === 0) return 0;
  const brought = broughtBy(other);
  // Also of what it needs: that may have been merged with something from elsewhere.
  const base = [...brought].flatMap((file) => [...file.base]);
  for (const part of more) if (base.some((each) => !facts.baseOf(part).has(each))) return null;
  let bytes = 0;
  for (const file of brought) bytes += file.size * weightOf(without(new Set(more), file.parts), facts);
  return bytes;
}

/** What putting two files into one spares those who need both, less what it costs those who need one of them. */
function gainOf(one: File, other: File, facts: PartFacts): number {
  const both = [...one.parts].filter((part) => other.parts.has(part));
  const spared = packed.file * weightOf(both, facts);
  if (spared === 0) return 0;
  const [there, back] = [overloadOf(one, other, facts), overloadOf(other, one, facts)];
  return there === null || back === null ? 0 : spared - there - back;
}

/** Whether a file is needed by another by way of a third. */
const isNeededAround = (from: File, to: File): boolean => [...from.needs].some((next) => next !== to && broughtBy(next).has(to));

interface Pair {
  one: File;
  other: File;
  gain: number;
}

/** What a file spares together with each of others, where it spares anything. */
const pairsOf = (one: File, others: readonly File[], facts: PartFacts): Pair[] =>
  others.map((other) => ({ one, other, gain: gainOf(one, other, facts) })).filter(({ gain }) => gain > 0);

function merge(one: File, other: File, all: readonly File[]): void {
  one.ids.push(...other.ids);
  one.size += other.size;
  for (const next of other.needs) one.needs.add(next);
  for (const name of other.base) one.base.add(name);
  one.needs.delete(other);
  one.needs.delete(one);
  for (const file of all) if (file.needs.delete(other) && file !== one) file.needs.add(one);
  for (const file of broughtBy(one)) for (const part of [...one.parts, ...other.parts]) file.parts.add(part);
}

/** The files with their modules, and before any are merged: one for all that the same parts need. */
function filesOf(modules: readonly Shareable[], alone: readonly Shareable[]): { all: File[]; files: File[] } {
  const byParts = Map.groupBy(modules, ({ parts }) => [...parts].toSorted((one, other) => one - other).join());
  const groups = [...byParts.values(), ...alone.map((module) => [module])];
  const all: File[] = groups.map((group) => ({
    ids: group.map(({ id }) => id),
    size: group.reduce((sum, { size }) => sum + size, 0),
    parts: new Set(group[0]?.parts),
    needs: new Set(),
    base: new Set(group.flatMap(({ base }) => [...base])),
  }));
  const fileOf = new Map(all.flatMap((file) => file.ids.map((id) => [id, file] as const)));
  for (const { id, imports } of [...modules, ...alone]) {
    const file = fileOf.get(id);
    for (const next of imports.flatMap((each) => fileOf.get(each) ?? [])) if (next !== file) file?.needs.add(next);
  }
  return { all, files: all.slice(0, byParts.size) };
}

/**
 * Into which file each module goes that several parts need: those that the same parts need together, and of these files again two into
 * one wherever that spares more than it costs. No file needs another in both directions. `alone` are modules that stay in files of their own.
 */
export function sharedFiles(modules: readonly Shareable[], alone: readonly Shareable[], facts: PartFacts): string[][] {
  const { all, files } = filesOf(modules, alone);
  let pairs = files.flatMap((one, at) => pairsOf(one, files.slice(at + 1), facts));
  for (;;) {
    const best = pairs.reduce<Pair | null>((found, pair) => (found === null || pair.gain > found.gain ? pair : found), null);
    if (!best) return files.map(({ ids }) => ids);
    const { one, other } = best;
    // What was merged since may have changed what these two spare.
    const gain = gainOf(one, other, facts);
    if (gain < best.gain || isNeededAround(one, other) || isNeededAround(other, one)) {
      best.gain = gain;
      if (gain <= 0 || isNeededAround(one, other) || isNeededAround(other, one)) pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    merge(one, other, all);
    files.splice(files.indexOf(other), 1);
    all.splice(all.indexOf(other), 1);
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((file) => file === one || file === other));
    pairs.push(
      ...pairsOf(
        one,
        files.filter((file) => file !== one),
        facts,
      ),
    );
  }
}
