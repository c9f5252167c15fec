import type { Brief } from '#domain/narration/brief.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { shortName } from '#domain/text/short-name.ts';

/**
 * What the narrator has said since the party came to where it is, as far as that can be seen: what was told on the way out of another
 * place, and before, is of other things. That a player speaks of something does not put it there.
 */
export function toldHere({ adventure, state, recent }: Pick<Brief, 'adventure' | 'state' | 'recent'>): string[] {
  const here = currentScene(adventure, state);
  const told = recent.flatMap(({ content, role }) => (role === 'player' ? [] : [content]));
  // A place is read aloud at the first visit: from the last place that was, all is of the journey's end.
  const arrivals = adventure.scenes.map(({ id, description }) => ({
    id,
    from: told.findLastIndex((text) => text.includes(description)),
    description,
  }));
  const last = arrivals.toSorted((one, other) => other.from - one.from)[0];
  if (!last || last.from < 0) return told;
  const since = told.slice(last.from);
  const [first = '', ...rest] = since;
  return last.id === here.id ? [first.slice(first.indexOf(last.description)), ...rest] : rest;
}

/** What was told, but for sentences of what heroes do and want: a thing is not here because somebody reached for it. */
export function toldOfOthers(told: readonly string[], { party }: { party: readonly { name: string }[] }): string[] {
  const isOfHero = (sentence: string) => party.some(({ name }) => sentence.includes(shortName(name)));
  // What somebody speaks of need not be here.
  const narrated = told.map((text) => text.replaceAll(/["“][^"“”]*["”]/gu, ' '));
  return narrated.flatMap((text) => (text.match(/[^.!?]+[.!?]*/g) ?? []).filter((sentence) => !isOfHero(sentence)));
}
