import { plainStyle } from '#domain/campaign/story-style.ts';
import type { StoryLanguage } from '#domain/campaign/story-style.ts';
import type { Loot, Scene } from '#domain/narration/adventure.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { currentScene, hitPointsOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { isSuccess } from '#domain/dice/degree.ts';
import { scenesOfParty, viewFrom } from '#domain/narration/whereabouts.ts';
import type { LoreByReader } from '#domain/world/lore/hidden-lore.ts';
import { peopleOf } from './named.ts';
import type { People } from './named.ts';
import { secretTeller } from './secret-grams.ts';

/** What a reply is checked against besides its brief. */
export interface CheckMaterial {
  /** The last replies of the table, at most twenty. */
  earlier: readonly string[];
  /** What only the Dungeon Masters know of people. */
  secrets: readonly string[];
  /** The lore of the world and of the table; it is taken apart once, so that it is to be the same object for as long as it is the same. */
  lore?: LoreByReader;
  /** Words of the prompt that are ours. */
  instructions: readonly string[];
  /** Ids that stand in the prompt. */
  ids: readonly string[];
}

/** What has happened in a reply so far. */
export interface Happened {
  rulings: readonly Ruling[];
  state: PlayState;
}

/** All that the checks of one reply know. It is made once for a reply, and again when something has happened. */
export interface ReplyFacts {
  brief: Brief;
  material: CheckMaterial;
  happened: Happened;
  people: People;
  /** Ids of those who stand in a place of this reply and can act in it. */
  present: ReadonlySet<string>;
  /** Ids of those who are beaten when it ends. */
  beaten: ReadonlySet<string>;
  /** The places of this reply: where it begins, and where heroes come to. */
  places: readonly Scene[];
  /** Rulings that were allowed. */
  allowed: readonly Ruling[];
  /** Whether a run of six words is one that nobody at the table may read yet. */
  isSecret: (run: string) => boolean;
}

/** Gathers what the checks of one reply need, as things stand now. */
export function factsOf(brief: Brief, material: CheckMaterial, happened: Happened): ReplyFacts {
  const { adventure, party } = brief;
  const places = placesOf(brief, happened);
  const here = new Set(places.flatMap(({ npcs }) => npcs));
  const standing = adventure.npcs.filter((npc) => here.has(npc.id) && hitPointsOf(brief.state, npc) > 0);
  return {
    brief,
    material,
    happened,
    people: peopleOf(adventure, party),
    present: new Set(standing.map(({ id }) => id)),
    beaten: new Set(adventure.npcs.flatMap((npc) => (hitPointsOf(happened.state, npc) === 0 ? [npc.id] : []))),
    places,
    allowed: happened.rulings.filter(({ allowed }) => allowed),
    isSecret: secretTeller(brief, material, happened),
  };
}

/** Where heroes are when the reply begins, and each place that some of them come to in it. */
function placesOf({ adventure, party, state }: Brief, { rulings, state: after }: Happened): Scene[] {
  const exits = adventure.scenes.flatMap((scene) => scene.exits);
  const reached = rulings.flatMap(({ allowed, call }) =>
    allowed && call.name === 'set_location' ? [exits.find(({ id }) => id === call.exit)?.to] : [],
  );
  const scenes = adventure.scenes.filter(({ id }) => reached.includes(id));
  const placesIn = (play: PlayState) => scenesOfParty(play, party).map((scene) => currentScene(adventure, viewFrom(play, scene)));
  return [...new Set([...placesIn(state), ...scenes, ...placesIn(after)])];
}

/** What was taken in this reply, with who has it. */
export function takenNow({ brief, allowed }: ReplyFacts): { heroId: string; loot: Loot }[] {
  const all = brief.adventure.scenes.flatMap((scene) => scene.loot);
  return allowed.flatMap(({ call }) => {
    const loot = call.name === 'loot' ? all.find(({ id }) => id === call.loot) : undefined;
    return call.name === 'loot' && loot ? [{ heroId: call.heroId, loot }] : [];
  });
}

/** Whether a hero passed a check in this reply; `null` asks of anybody. */
export function hasPassed({ allowed }: Pick<ReplyFacts, 'allowed'>, heroId: string | null): boolean {
  return allowed.some(({ call, degree }) => call.name === 'check' && (heroId === null || call.heroId === heroId) && isSuccess(degree));
}

/** The words of one hero's intents, and of all where nobody is named. */
export function wantedBy({ intents }: Pick<Brief, 'intents'>, hero: Pick<Hero, 'id'> | null): string {
  return intents.flatMap(({ heroId, text }) => (hero === null || hero.id === heroId ? [text] : [])).join('\n');
}

/** The language in which the table is told its story. Deeds, places and thoughts are known by English words alone. */
export function languageIn({ brief }: Pick<ReplyFacts, 'brief'>): StoryLanguage {
  return brief.style?.language ?? plainStyle.language;
}
