import { sated } from '#domain/rules/needs/needs.ts';
import { eachAbility } from '#domain/rules/ability.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { Character, RuleSet } from './character.ts';
import { freshClass } from './classes/class-levels.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';

/** Whose character it is, where, and its own id. */
export interface CharacterHome {
  id: string;
  userId: string;
  campaignId: string;
  /** Entries of the campaign’s homebrew from which the newcomer may choose. */
  homebrew?: readonly HomebrewEntry[];
}

/** A newcomer of level 1 with every score at 10 and nothing learned, carried or suffered yet. */
export function blankCharacter(
  home: CharacterHome,
  ruleSet: RuleSet,
  { name, species, class: className }: Pick<Character, 'name' | 'species'> & { class: ClassId },
): Character {
  return {
    id: home.id,
    userId: home.userId,
    campaignId: home.campaignId,
    ruleSet,
    name,
    pronouns: null,
    species,
    lineage: null,
    classes: [freshClass(className)],
    background: null,
    experience: 0,
    grantedLevel: 1,
    stats: eachAbility(() => 10),
    portrait: { kind: 'drawn', seed: home.id },
    skills: [],
    expertise: [],
    languages: [],
    tools: [],
    feats: [],
    masteries: [],
    circle: null,
    mastered: {},
    options: {},
    damage: 0,
    temporaryHitPoints: 0,
    hitDiceSpent: {},
    deathSaves: { successes: 0, failures: 0 },
    slotsSpent: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    pactSlotsSpent: 0,
    usesSpent: {},
    conditions: [],
    restedAt: null,
    exhaustion: 0,
    lacking: sated,
    openDays: 0,
    concentration: null,
    inspiration: false,
    inspirationToPass: false,
    activeEffects: [],
    inventory: [],
    coins: { copper: 0, silver: 0, electrum: 0, gold: 0, platinum: 0 },
    spells: [],
    forms: [],
    givenFeatures: [],
    homebrew: [...(home.homebrew ?? [])],
  };
}
