import type { HomebrewEntry } from './entry.ts';
import { seenByPlayers } from './seen-entry.ts';
import { tellEntry } from './tell-entry.ts';

/** How many changes are told in one line, and how long each may be. */
const toldAtMost = 3;
const longest = 140;

const cut = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`);

function linesOf(entry: HomebrewEntry): string[] {
  const { facts, deeds } = tellEntry(entry);
  return [...facts, ...deeds.map(({ name, text }) => `${name}: ${text}`)];
}

/**
 * What is different about an entry for players who read it, in words: what it is called, is and does now, and what it does no more. Empty
 * where players see no difference, and for what they have not met.
 */
export function changesForPlayers(before: HomebrewEntry, after: HomebrewEntry): string[] {
  const [was, is] = [seenByPlayers(before), seenByPlayers(after)];
  if (!was || !is) return [];
  const [earlier, now] = [linesOf(was), linesOf(is)];
  const fresh = now.filter((line) => !earlier.includes(line));
  const gone = earlier.filter((line) => !now.includes(line)).slice(fresh.length);
  const told = [
    ...(was.name === is.name ? [] : [`It was called ${was.name}`]),
    ...fresh.map((line) => `Now: ${line}`),
    ...gone.map((line) => `No longer: ${line}`),
    ...(was.text === is.text ? [] : ['Its description was rewritten']),
  ];
  const more = told.length - toldAtMost;
  return [...told.slice(0, toldAtMost).map(cut), ...(more > 0 ? [`${more} more`] : [])];
}
