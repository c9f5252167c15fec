import type { Adventure } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';

/** Words of a description by which anybody would call a thing magic. */
const magicWords =
  /\b(?:magic(?:al|ally)?|enchant(?:ed|ment|ments)|ensorcelled|arcane|sorcer(?:y|ous)|bewitched|spell(?:bound|work|s)?|runes?|glyphs?|sigils?|hexed|cursed)\b/i;

/**
 * What Detect Magic shows where the party is (SRD 5.2.1: within 30 feet, whatever is visible): things of the scene that the adventure calls
 * magic or that read so, and what heroes carry. It says of each only that it is.
 */
export function sensedMagic(adventure: Adventure, state: PlayState, here: readonly Hero[]): string[] {
  const { features, loot } = currentScene(adventure, state);
  const things = features.filter(({ isMagic, name, description }) => isMagic === true || magicWords.test(`${name} ${description}`));
  const lying = loot.filter(({ id, isMagic, name }) => !Object.hasOwn(state.taken, id) && (isMagic === true || magicWords.test(name)));
  const carried = here.flatMap(({ name: hero, sheet }) =>
    (sheet?.items ?? []).flatMap(({ name, isMundane }) => (isMundane ? [] : [`the ${name} that ${hero} carries`])),
  );
  return [...things, ...lying].map(({ name }) => name).concat(carried);
}
