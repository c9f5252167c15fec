import type { CharacterHome } from '#domain/character/blank.ts';
import { createSrdCharacter } from './create.ts';
import type { Character, RuleSet } from '#domain/character/character.ts';
import { classTerms, speciesTerms } from './creation-terms.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { buildQuickCharacter } from './quick-build.ts';
import { defaultBuild } from './default-build.ts';
import { yes } from '#domain/result.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

export interface ReadyHero {
  name: string;
  race: SpeciesId;
  class: ClassId;
}

/** Peoples and classes that suit each other, different ways to play first. By the quick rules as by SRD 5.2. */
const cast: readonly Omit<ReadyHero, 'name'>[] = [
  { race: 'dwarf', class: 'fighter' },
  { race: 'elf', class: 'wizard' },
  { race: 'halfling', class: 'rogue' },
  { race: 'human', class: 'cleric' },
  { race: 'orc', class: 'barbarian' },
  { race: 'dragonborn', class: 'paladin' },
];

/** A few heroes to choose from, none of them called like somebody at the table. */
export function readyHeroes(taken: readonly string[]): ReadyHero[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return cast.map((hero) => {
    const { names } = speciesTerms[hero.race];
    const [first = ''] = names;
    return { ...hero, name: names.find((name) => !used.has(name.toLowerCase())) ?? `Young ${first}` };
  });
}

/** A hero with everything chosen: scores, gear that is put on, and spells. */
export function makeReadyHero(home: CharacterHome, hero: ReadyHero, ruleSet: RuleSet): CharacterResult<Character> {
  if (ruleSet === 'quick') return buildQuickCharacter(home, { ...hero, outfit: 'ready' });
  const made = createSrdCharacter(home, defaultBuild(hero.name, hero.race, hero.class));
  return made.ok ? yes(readyGear(made.value)) : made;
}

/** What one sees of a ready hero before choosing: how they would be on their sheet. */
export interface ReadyHeroCard extends ReadyHero {
  about: string;
  hitPoints: number;
  armorClass: number;
  /** The first thing they strike with. */
  attack: string | null;
}

const nowhere: CharacterHome = { id: '', userId: '', campaignId: '' };

/** A few heroes to choose from by the rules of a table, none of them called like somebody there. */
export function readyHeroCards(taken: readonly string[], ruleSet: RuleSet): ReadyHeroCard[] {
  return readyHeroes(taken).flatMap((hero) => {
    const made = makeReadyHero(nowhere, hero, ruleSet);
    if (!made.ok) return [];
    const { hitPoints, armorClass, attacks } = deriveSheet(made.value);
    const { about } = classTerms[hero.class];
    return [{ ...hero, about, hitPoints: hitPoints.maximum.value, armorClass: armorClass.value, attack: attacks[0]?.name ?? null }];
  });
}
