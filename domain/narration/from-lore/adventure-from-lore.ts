import type { Adventure } from '#domain/narration/adventure.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { loreCards } from './lore-card.ts';
import type { LoreCard, PlayedEntry } from './lore-card.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { peopleOf } from './lore-people.ts';
import { cutShort } from '#domain/text/cut-short.ts';
import { firstOf } from './lore-prose.ts';
import { scenesOf } from './lore-scenes.ts';
import { stageOf } from './lore-stage.ts';
import { talesOf } from './lore-tales.ts';

interface PlayedWorld {
  id: string;
  name: string;
  description: string;
}

/** What a world without places is played in. */
const wholeId = 'the-world';

/**
 * The adventure that a world's lore makes: places are scenes, people stand in them, quests are what can be found out. It is
 * the same for the same lore, and its parts are called by their entries' ids, so that play goes on when lore changes. What
 * is for the DM alone is in it only as secrets of people, and where a tag of its entry lets it be told once it is found;
 * what is for named people is not in it at all.
 */
export function adventureFromLore(world: PlayedWorld, entries: readonly PlayedEntry[]): Adventure {
  const cards = loreCards(entries);
  const whole = wholeOf(world);
  const stage = stageOf(cards, whole);
  const tales = talesOf(stage, cards);
  const npcs = peopleOf(stage, tales, cards);
  const scenes = scenesOf({ world: whole.name, stage, tales, npcs: new Map(npcs.map((npc) => [npc.id, npc])) });
  const [first] = scenes;
  if (!first) throw new Error('An adventure from lore has no scene.');
  const given = new Set([...scenes.flatMap(({ features }) => features), ...npcs.flatMap(({ topics }) => topics)].map(({ clue }) => clue));
  const endings = tales.endings.filter(({ clue }) => clue === undefined || given.has(clue));
  return {
    id: world.id,
    title: cutShort(whole.name, 80),
    premise: firstOf(whole.open.sentences, 70) || `A tale in ${withinSentence(whole.name)}.`,
    welcome: welcomeTo(whole, first.description, stage.places[0] === whole),
    start: first.id,
    scenes,
    npcs,
    clues: tales.clues.filter(({ id }) => given.has(id)),
    clocks: tales.clocks,
    ...(endings.length > 0 && { endings }),
  };
}

/** The world itself as an entry: its description is for everyone. */
function wholeOf({ name, description }: PlayedWorld): LoreCard {
  const entry: PlayedEntry = { id: wholeId, category: 'geography', name, aliases: [], tags: [], text: description, audience: 'everyone' };
  const [card] = loreCards([entry]);
  return card ?? { ...emptyCard, name: 'a place without a name' };
}

const nothing = { sentences: [], items: [], refs: [], firstRefs: [] };
const emptyCard: LoreCard = {
  id: wholeId,
  category: 'geography',
  name: '',
  called: ['place'],
  tags: new Set(),
  isOpen: true,
  open: nothing,
  hidden: nothing,
};

/** The first words at a table: the world, the place, and a question. */
function welcomeTo({ name, open }: LoreCard, arrival: string, isWhole: boolean): string {
  const about = isWhole ? '' : firstOf(open.sentences, 50);
  const opening = isWhole ? '' : `${capitalize(withinSentence(name))} is where this tale is told.`;
  return [opening, about, arrival, 'What do you do first?'].filter((part) => part !== '').join(' ');
}
