import { describe, expect, it } from 'vitest';
import type { Detail, Feature, Scene } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };
/** Names that speak to the party, as a player would not: "the coat that fits none of you". */
const isToPlayers = (name: string) => /\byou|\byour\b/.test(name);
const named = (thing: Detail | Feature) => thing.name.replace(/ (?:in|from) your \p{L}+$/u, '');

/** Whether words turn to a thing; whoever has it about them is as good, and what lies under it. */
const isAt = ({ targets }: HeroAction, { name, description }: Detail) =>
  targets.some(
    (each) =>
      (each.kind === 'feature' && (each.feature.description === description || each.feature.name.endsWith(name))) || each.kind === 'npc',
  );

/** Whether words take a thing along, or meet the reason why nobody does; a stair or a bridge that is taken is a way. */
function isTaken({ change, targets, kind }: HeroAction, { name, stays }: Detail): boolean {
  const isCarried = change?.state === 'carried' && change.about.kind === 'thing';
  const isMet = targets.some((each) => each.kind === 'feature' && (each.feature.name === name || each.feature.stays === stays));
  return isCarried || isMet || kind === 'travel' || targets.some((each) => each.kind === 'loot');
}

describe.each([...readyAdventures])('in %s', (_, adventure) => {
  const read = (text: string, scene: Scene): HeroAction | undefined => {
    const state = { ...openingState(adventure), scene: scene.id, visited: [scene.id] };
    return parseIntent({ heroId: 'mira', text }, mira, { adventure, state, party: [mira], told: [scene.description] })[0];
  };

  it.each(adventure.scenes.map((scene) => [scene.id, scene] as const))(
    'whatever %s has to be seen from near can be looked at, and is taken or stays for a reason',
    (_, scene) => {
      const things = (scene.details ?? []).filter(({ name }) => !isToPlayers(name));
      const unseen = things.filter((thing) => {
        const looked = read(`I look at ${named(thing)}`, scene);
        return !looked || !isAt(looked, thing);
      });
      const untaken = things.filter((thing) => {
        const took = read(`I take ${named(thing)}`, scene);
        return !took || !isTaken(took, thing);
      });
      expect({ unseen: unseen.map(({ name }) => name), untaken: untaken.map(({ name }) => name) }).toEqual({ unseen: [], untaken: [] });
    },
  );
});
