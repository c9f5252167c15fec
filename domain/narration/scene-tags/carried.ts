import type { Adventure, Detail, Feature, Npc, Scene } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { wareMeant } from '#domain/narration/items/wares.ts';
import { isSameSubject, sameName } from './scene-tag.ts';
import { subjectName } from './seen-tag.ts';
import { isHeldBack } from './tags-here.ts';
import type { TagState } from './tag-states.ts';

/** A thing of no weight in the tale that a hero has with them: brought along from the beginning, or taken on the way. */
export interface CarriedThing {
  /** As it stands within a sentence: "the ball of wool". */
  name: string;
  /** Words a player may use for it, lower case. */
  aliases: readonly string[];
  /** What anyone sees or reads who looks at it; empty where nobody has said. */
  description: string;
  /** The hero who has it; null for what the whole party has brought. */
  by: string | null;
  /** The scene where it was taken; null for what was brought. */
  from: string | null;
}

/** Where the noun of a thing ends. */
const beyond = / (?:of|to|into|in|on|at|by|with|from|under|over|behind|beside|that|which) .*$/i;

/** Built into the place, or too big for anybody to carry. */
const fixed =
  /\b(?:walls?|floors?|ceilings?|roofs?|rafters?|beams?|doors?|doorways?|doorposts?|gates?|windows?|shutters?|sills?|hatch(?:es)?|stairs?|staircase|steps?|ladders?|chimneys?|hearths?|fireplaces?|stoves?|ovens?|furnaces?|kilns?|boilers?|houses?|huts?|halls?|mills?|towers?|bridges?|quays?|piers?|streets?|roads?|walks?|boardwalks?|ways?|trails?|tracks?|passages?|lanes?|paths?|yards?|gardens?|wells?|fountains?|pools?|ponds?|rivers?|seas?|sky|clouds?|suns?|moons?|stars?|hills?|mountains?|cliffs?|rocks?|boulders?|trees?|forests?|woods|benches|bench|counters?|bar|tables?|desks?|beds?|wardrobes?|cupboards?|dressers?|shel(?:f|ves)|bookcases?|racks?|pillars?|columns?|altars?|statues?|thrones?|anvils?|boats?|ships?|ferry|ferries|wrecks?|masts?|wagons?|carts?|sledges?|horses?|oxen|ox|shadows?|light|child(?:ren)?|kids?|m[ae]n|wom[ae]n|boys?|girls?|people|crowd|guards?|darkness|smells?|sounds?|voices?|bollards?|railings?|fences?|signposts?|troughs?|vats?|casks?)$/iu;

/** Whether nobody can carry a thing off, by its name: "the warm wall", "the stairs to the loft". */
export function isFixed(name: string): boolean {
  return fixed.test(name.replace(beyond, ''));
}

/** "One of the" coats is a coat. */
const someOf = /^(?:one|two|three|some|any|a few|all|both|another|each|a (?:pair|couple|handful|piece|bit)) of /;

/** What a scene has to be seen from near by this name; undefined where it has nothing of the kind. */
export function detailNamed({ details = [] }: Scene, name: string): Detail | undefined {
  const said = ` ${name.toLowerCase().replace(someOf, '').replace(beyond, '')}`;
  const words = said.trim().split(' ');
  const goesBy = ({ aliases }: Detail) => Math.max(0, ...aliases.filter((alias) => said.endsWith(` ${alias}`)).map(({ length }) => length));
  // Of two coats the sheepskin one is that which is so called.
  const shared = (each: Detail) => {
    const own = [each.name, ...each.aliases, each.description].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    return words.filter((word) => own.includes(word)).length;
  };
  const [best] = details
    .filter((each) => goesBy(each) > 0)
    .toSorted((one, other) => shared(other) - shared(one) || goesBy(other) - goesBy(one));
  return details.find((each) => sameName(each.name, name)) ?? best;
}

/** What has this name or bears it as another word, among features or loot. */
export function named<Thing extends Pick<Feature, 'name' | 'aliases'>>(things: readonly Thing[], name: string): Thing | undefined {
  return things.find((each) => [each.name, ...each.aliases].some((alias) => sameName(alias, name)));
}

/** Why something of a scene stays where it is, by its name; undefined where the adventure gives no reason. */
export function stayingHere(scene: Scene, name: string): string | undefined {
  return (detailNamed(scene, name) ?? named(scene.features, name))?.stays;
}

/** Money and precious things, which are loot or in a purse, or are not there. */
const valued =
  /\b(?:coins?|gold|silver|coppers?|money|purses?|gems?|jewels?|jewell?ery|treasures?|diamonds?|rub(?:y|ies)|crowns?|keys?|potions?|scrolls?|wands?|swords?|armou?r)\b/iu;

/** Whether a thing is of a kind that is never had for the asking. */
export function isValued(name: string): boolean {
  return valued.test(name);
}

const possessive: Record<Npc['pronouns'], RegExp> = { he: /^his /i, she: /^her /i, they: /^their /i, it: /^its /i };

/** Whoever is present and minds their own, where a thing is theirs by its words or by what is seen of them: "Uma's anchors", "her shawl". */
export function keeperOf(adventure: Adventure, state: PlayState, name: string): Npc | undefined {
  const words = ` ${name.toLowerCase().replaceAll('’', "'")} `;
  const noun = nounOf(name);
  return presentNpcs(adventure, state).find((npc) => {
    if (isHeldBack(adventure, state, npc)) return false;
    const owns = [npc.name, ...npc.aliases].some((alias) => words.includes(` ${alias.replace(/^the /i, '').toLowerCase()}'s `));
    return (
      owns ||
      wareMeant(npc, name, state) !== undefined ||
      possessive[npc.pronouns].test(name) ||
      npc.description
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.includes(noun) === true
    );
  });
}

/** States that say whether somebody has a thing: the last of them holds. */
const telling: readonly TagState[] = ['carried', 'used', 'laid', 'burning', 'burnt', 'hidden'];

/** What is seen of a belonging, by its own words or by those of the feature that is the same thing. */
function describe({ scenes, start }: Adventure, { description, feature }: NonNullable<Adventure['belongings']>[number]): string {
  const features = scenes.find(({ id }) => id === start)?.features ?? [];
  return description ?? features.find(({ id }) => id === feature)?.description ?? '';
}

/** What heroes have with them: what the adventure says they brought, and what they took that is no loot. */
export function carriedThings(adventure: Adventure, { tags = [] }: PlayState): CarriedThing[] {
  const told = tags.filter(({ about, state }) => about.kind === 'thing' && telling.includes(state));
  const last = told.filter((tag) => !told.some((later) => later.id > tag.id && isSameSubject(later.about, tag.about)));
  const belongings = (adventure.belongings ?? []).map((each) => ({ ...each, description: describe(adventure, each) }));
  const brought = belongings.filter(({ name }) => !told.some(({ about }) => isSameSubject(about, { kind: 'thing', name })));
  return [
    ...brought.map((each): CarriedThing => ({ ...each, by: null, from: null })),
    ...last
      .filter(({ state }) => state === 'carried')
      .map(({ about, scene, by }): CarriedThing => {
        const name = subjectName(about, scene, { adventure, party: [] });
        const known = belongings.find((each) => sameName(each.name, name));
        return { name, aliases: known?.aliases ?? [], description: known?.description ?? '', by, from: scene };
      }),
  ];
}

/** The noun of a thing: "plate" of "the plate with the chipped rim". */
const nounOf = (name: string) => name.toLowerCase().replace(beyond, '').split(' ').at(-1) ?? '';

/** Words by which a thing is meant that somebody carries. */
export function namesOfCarried({ name, aliases }: Pick<CarriedThing, 'name' | 'aliases'>): string[] {
  return [...new Set([name.toLowerCase().replace(/^(?:the|an?|some|both) /, ''), nounOf(name), ...aliases])];
}

/** What one hero has with them: their own, and what the party has brought together. */
export function heldBy(adventure: Adventure, state: PlayState, heroId: string): CarriedThing[] {
  return carriedThings(adventure, state).filter(({ by }) => by === null || by === heroId);
}
