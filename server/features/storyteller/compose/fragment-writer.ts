import type { Facts } from './facts.ts';
import { fill, slotsIn } from './fill.ts';
import type { Fragment, Slot } from './fragments/fragment.ts';
import { slots } from './fragments/fragment.ts';
import { library } from './fragments/library.ts';
import type { StoryTone } from '#domain/campaign/story-style.ts';
import { drawFrom } from '#server/features/storyteller/plan/seed.ts';
import type { Draw } from '#server/features/storyteller/plan/seed.ts';

/** Writes text from fragments and records which were used. */
export interface FragmentWriter {
  /** Text from the first group with an unused fragment that the facts can fill; null when there is none. */
  write(groups: readonly string[], facts: Facts): string | null;
  /** The same, but repeats a recent fragment rather than answering null. */
  insist(groups: readonly string[], facts: Facts): string | null;
  /** Whether a detail or fragment was used in this reply or the last ones. */
  isStale(id: string): boolean;
  /** Records a detail as used. */
  note(id: string): void;
  /** The same writer, with fragments that suit so many heroes; without a number it writes for two. */
  among(heroes: number): FragmentWriter;
  draw: Draw;
  written(): string[];
}

function isSlot(name: string): name is Slot {
  return slots.some((slot) => slot === name);
}

/** A question that cannot be said again is left away, where words of the same speech follow it. */
const isLeftAway = (slot: string, { text }: Fragment): boolean => slot === 'echo' && text.includes('{echo} ');

/** The values for a fragment's slots, or undefined when a fact is missing or all its details are stale. */
function bind(
  fragment: Fragment,
  facts: Facts,
  isStale: (id: string) => boolean,
  draw: Draw,
): { values: Map<string, string>; details: string[] } | undefined {
  const values = new Map<string, string>();
  const details: string[] = [];
  for (const slot of slotsIn(fragment.text)) {
    const fact = isSlot(slot) && !values.has(slot) ? facts[slot] : values.get(slot);
    if (fact === undefined || (fact === '' && !isLeftAway(slot, fragment))) return undefined;
    if (typeof fact === 'string') {
      values.set(slot, fact);
      continue;
    }
    const detail = drawFrom(
      fact.filter((each) => !isStale(each.id)),
      draw,
    );
    if (!detail) return undefined;
    values.set(slot, detail.text);
    details.push(detail.id);
  }
  return { values, details };
}

const suits = (fragment: Fragment, tone: StoryTone) => tone === 'none' || fragment.tone === null || fragment.tone === tone;

const isFor = { one: (heroes: number) => heroes === 1, several: (heroes: number) => heroes > 1, many: (heroes: number) => heroes > 2 };
const counts = (fragment: Fragment, heroes: number) => fragment.heroes === null || isFor[fragment.heroes](heroes);

function tonedFirst(fragments: readonly Fragment[], tone: StoryTone): Fragment[] {
  if (tone === 'none') return [...fragments];
  return fragments.toSorted((one, other) => Number(other.tone === tone) - Number(one.tone === tone));
}

function shuffled<T>(list: readonly T[], draw: Draw): T[] {
  return list
    .map((each) => ({ each, at: draw() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ each }) => each);
}

/**
 * A writer that avoids `used` fragments while alternatives exist, in the named groups and in their order. What it must not
 * write, going by the words with the facts in them and by those of the fragment alone, it does not, even where nothing else is left.
 * Fragments of the table's tone come first; those of another tone are told at tables without one alone.
 */
export function fragmentWriter(
  draw: Draw,
  used: ReadonlySet<string>,
  mustNot: (text: string, fragment: string) => boolean = () => false,
  tone: StoryTone = 'none',
): FragmentWriter {
  const now = new Set<string>();
  const isStale = (id: string) => used.has(id) || now.has(id);
  const tryAll = (heroes: number, groups: readonly string[], facts: Facts, allowed: (id: string) => boolean): string | null => {
    for (const group of groups) {
      const fitting = (library.get(group) ?? []).filter((each) => allowed(each.id) && suits(each, tone) && counts(each, heroes));
      for (const fragment of tonedFirst(shuffled(fitting, draw), tone)) {
        const bound = bind(fragment, facts, isStale, draw);
        if (!bound) continue;
        const text = fill(fragment.text, bound.values);
        if (mustNot(text, fill(fragment.text, new Map()))) continue;
        [fragment.id, ...bound.details].forEach((id) => now.add(id));
        return text;
      }
    }
    return null;
  };
  const among = (heroes: number): FragmentWriter => {
    const write = (groups: readonly string[], facts: Facts) => tryAll(heroes, groups, facts, (id) => !isStale(id));
    const repeat = (groups: readonly string[], facts: Facts) =>
      tryAll(heroes, groups, facts, (id) => !now.has(id)) ?? tryAll(heroes, groups, facts, () => true);
    return {
      write,
      insist: (groups, facts) => write(groups, facts) ?? repeat(groups, facts),
      isStale,
      note: (id) => now.add(id),
      among,
      draw,
      written: () => [...now],
    };
  };
  return among(2);
}
