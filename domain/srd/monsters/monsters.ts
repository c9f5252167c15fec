import aberration from '#content/srd/monsters/aberration.json' with { type: 'json' };
import beast from '#content/srd/monsters/beast.json' with { type: 'json' };
import celestial from '#content/srd/monsters/celestial.json' with { type: 'json' };
import construct from '#content/srd/monsters/construct.json' with { type: 'json' };
import dragon from '#content/srd/monsters/dragon.json' with { type: 'json' };
import elemental from '#content/srd/monsters/elemental.json' with { type: 'json' };
import fey from '#content/srd/monsters/fey.json' with { type: 'json' };
import fiend from '#content/srd/monsters/fiend.json' with { type: 'json' };
import giant from '#content/srd/monsters/giant.json' with { type: 'json' };
import humanoid from '#content/srd/monsters/humanoid.json' with { type: 'json' };
import monstrosity from '#content/srd/monsters/monstrosity.json' with { type: 'json' };
import ooze from '#content/srd/monsters/ooze.json' with { type: 'json' };
import plant from '#content/srd/monsters/plant.json' with { type: 'json' };
import undead from '#content/srd/monsters/undead.json' with { type: 'json' };
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { challengeNumber } from '#domain/rules/challenge-experience.ts';
import type { Challenge } from '#domain/rules/challenge-experience.ts';
import { MonsterFacts } from './monster-facts.ts';
import { statBlockOf } from './stat-block-of.ts';
import { monsterTypes } from './monster-types.ts';
import type { MonsterType, StatBlock } from './stat-block.ts';

/** Creatures by their type, as the files hold them. The pages ask the server for creatures, so these never come to a browser. */
const files: Record<MonsterType, unknown> = {
  aberration,
  beast,
  celestial,
  construct,
  dragon,
  elemental,
  fey,
  fiend,
  giant,
  humanoid,
  monstrosity,
  ooze,
  plant,
  undead,
};

/** Every stat block, by name. */
export const monsters: readonly StatBlock[] = monsterTypes
  .flatMap((type) =>
    readContent(`content/srd/monsters/${type}.json`, z.array(MonsterFacts), files[type]).map((facts) => statBlockOf(type, facts)),
  )
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The stat block of that id; undefined when there is none. */
export function monsterOf(id: string): StatBlock | undefined {
  return monsters.find((each) => each.id === id);
}

export interface MonsterSearch {
  /** Words that must all begin a word of the name, type, alignment, a trait, an attack, a spell or a language. */
  query?: string;
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

/**
 * The stat blocks that fit all that is asked, those named by the words first, and otherwise by name. Creatures of the table's own
 * come before those of the SRD.
 */
export function findMonsters({ query = '', type, from = '0', to = '30' }: MonsterSearch, own: readonly StatBlock[] = []): StatBlock[] {
  const asked = wordsOf(query);
  const begins = (text: string) => asked.every((word) => wordsOf(text).some((each) => each.startsWith(word)));
  const fitting = [...own, ...monsters].filter((each) => {
    const challenge = challengeNumber(each.challenge);
    const ranked = challenge >= challengeNumber(from) && challenge <= challengeNumber(to);
    return ranked && (type === undefined || each.type === type) && begins(textOf(each));
  });
  return [...fitting.filter((each) => begins(each.name)), ...fitting.filter((each) => !begins(each.name))];
}
