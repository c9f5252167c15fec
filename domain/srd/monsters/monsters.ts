import { challengeNumber } from '#domain/rules/xp.ts';
import type { Challenge } from '#domain/rules/xp.ts';
import { aberrations } from './aberrations.ts';
import { bonesAndWisps } from './bones-and-wisps.ts';
import { captains } from './captains.ts';
import { celestials } from './celestials.ts';
import { devils } from './devils.ts';
import { dinosaurs } from './dinosaurs.ts';
import { elementals } from './elementals.ts';
import { feyAndPlants } from './fey-and-plants.ts';
import { fiends } from './fiends.ts';
import { giants } from './giants.ts';
import { hugeBeasts } from './huge-beasts.ts';
import { largeBeasts } from './large-beasts.ts';
import { madeThings } from './made-things.ts';
import { mediumBeasts } from './medium-beasts.ts';
import { monstrositiesAToG } from './monstrosities-a-g.ts';
import { monstrositiesHToZ } from './monstrosities-h-z.ts';
import { oldDragons } from './old-dragons.ts';
import { oldMetallicDragons } from './old-metallic-dragons.ts';
import { people } from './people.ts';
import { raiders } from './raiders.ts';
import { swarms } from './swarms.ts';
import { tinyBeasts } from './tiny-beasts.ts';
import { titans } from './titans.ts';
import { undead } from './undead.ts';
import { youngDragons } from './young-dragons.ts';
import { legendOf } from './legends.ts';
import { spellcastingOf } from './spell-lists.ts';
import { youngMetallicDragons } from './young-metallic-dragons.ts';
import type { MonsterType, StatBlock } from './stat-block.ts';

/** Every stat block, by name. */
export const monsters: readonly StatBlock[] = [
  ...aberrations,
  ...bonesAndWisps,
  ...captains,
  ...celestials,
  ...devils,
  ...dinosaurs,
  ...elementals,
  ...feyAndPlants,
  ...fiends,
  ...giants,
  ...hugeBeasts,
  ...largeBeasts,
  ...madeThings,
  ...mediumBeasts,
  ...monstrositiesAToG,
  ...monstrositiesHToZ,
  ...oldDragons,
  ...oldMetallicDragons,
  ...people,
  ...raiders,
  ...swarms,
  ...tinyBeasts,
  ...titans,
  ...undead,
  ...youngDragons,
  ...youngMetallicDragons,
]
  .map((block) => ({ ...block, spellcasting: spellcastingOf(block), legend: legendOf(block) }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The stat block of that id; undefined when there is none. */
export function monsterOf(id: string): StatBlock | undefined {
  return monsters.find((each) => each.id === id);
}

export interface MonsterSearch {
  /** Words that must all begin a word of the name, type, alignment, a trait, an attack, a spell or a language. */
  words?: string;
  type?: MonsterType;
  from?: Challenge;
  to?: Challenge;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function textOf({ name, size, type, alignment, languages, spellcasting, legend, ...block }: StatBlock): string {
  const named = [...block.traits, ...block.attacks, ...block.effects, ...(legend?.legendaryActions ?? []), ...(spellcasting?.spells ?? [])];
  const marks = [spellcasting ? 'spellcasting' : '', legend ? 'legendary' : ''];
  return [name, size, type, alignment, languages, ...marks, ...named.map((each) => each.name)].join(' ');
}

/** The stat blocks that fit all that is asked, those named by the words first, and otherwise by name. */
export function findMonsters({ words = '', type, from = '0', to = '30' }: MonsterSearch): StatBlock[] {
  const asked = wordsOf(words);
  const begins = (text: string) => asked.every((word) => wordsOf(text).some((each) => each.startsWith(word)));
  const fitting = monsters.filter((each) => {
    const challenge = challengeNumber(each.challenge);
    const ranked = challenge >= challengeNumber(from) && challenge <= challengeNumber(to);
    return ranked && (type === undefined || each.type === type) && begins(textOf(each));
  });
  return [...fitting.filter((each) => begins(each.name)), ...fitting.filter((each) => !begins(each.name))];
}
