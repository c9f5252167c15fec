import type { Character } from '#domain/character/character.ts';
import { classLine, levelOf } from '#domain/character/classes/class-line.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import type { Pronouns } from '#domain/text/pronouns.ts';
import type { Coin } from '#domain/text/coin-names.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import type { SkillName } from '#domain/rules/skill-names.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { species } from '#domain/srd/species.ts';

/** What a hero is and can do, of what everybody at the table reads on the sheet. */
export interface HeroCard {
  /** Of all classes together. */
  level: number;
  /** "Fighter 3 / Wizard 2". */
  classes: string;
  /** The paths that are walked, in words. */
  paths: string[];
  species: string;
  /** Feet in a round. */
  speed: number;
  /** Names of skills that they are trained in. */
  trained: SkillName[];
  /** What to call them in place of their name; null where nobody has said. */
  pronouns: Pronouns | null;
  /** Names of weapons, those in hand first; without bare hands. */
  weapons: string[];
  /** Names of spells that take no slot. */
  cantrips: string[];
  /** Names of spells that can be cast now with a slot, the highest first. */
  prepared: string[];
  /** Names of what else is carried. */
  carries: string[];
  now: HeroNow;
}

/** How a hero is at the moment. */
export interface HeroNow {
  hitPoints: { left: number; maximum: number; temporary: number };
  conditions: ConditionId[];
  /** Levels of it, 0 to 6. */
  exhaustion: number;
  /** The name of the spell that is being concentrated on. */
  concentration: string | null;
  slots: { level: number; left: number; total: number }[];
  /** Features that are used so often between rests. */
  uses: { name: string; left: number; total: number }[];
  /** The purse; a coin of which there is none is left out. */
  coins: Partial<Record<Coin, number>>;
}

const spellName = (character: Character, id: string) => spellOf(character, id)?.name ?? id;

/** The card of a character: all of it stands on the sheet, which everybody at the table may read. */
export function heroCardOf(character: Character): HeroCard {
  const sheet = deriveSheet(character);
  const ready = knownSpellsOf(character)
    .filter(({ prepared }) => prepared)
    .map(({ spell }) => ({ name: spellName(character, spell), level: spellOf(character, spell)?.level ?? 0 }));
  const armed = new Set(sheet.attacks.map(({ itemId }) => itemId));
  return {
    level: levelOf(character),
    classes: classLine(character),
    paths: sheet.subclasses,
    species: species[character.species].name,
    speed: sheet.speed.value,
    trained: sheet.skills.filter(({ training }) => training === 'proficient' || training === 'expert').map(({ skill }) => skill),
    pronouns: character.pronouns,
    weapons: sheet.attacks.filter(({ itemId }) => itemId !== null).map(({ name }) => name),
    cantrips: ready.filter(({ level }) => level === 0).map(({ name }) => name),
    prepared: ready
      .filter(({ level }) => level > 0)
      .toSorted((one, other) => other.level - one.level)
      .map(({ name }) => name),
    carries: character.inventory
      .filter(({ id }) => !armed.has(id))
      .map(({ name, quantity }) => (quantity > 1 ? `${name} x${quantity}` : name)),
    now: {
      hitPoints: { left: sheet.hitPoints.left, maximum: sheet.hitPoints.maximum.value, temporary: sheet.hitPoints.temporary },
      conditions: sheet.conditions,
      exhaustion: sheet.exhaustion,
      concentration: character.concentration === null ? null : spellName(character, character.concentration),
      slots: (sheet.spellcasting?.slots ?? []).map(({ level, left, total }) => ({ level, left, total })),
      uses: sheet.uses.map(({ name, left, total }) => ({ name, left, total })),
      coins: Object.fromEntries(coinNames.flatMap((coin) => (character.coins[coin] > 0 ? [[coin, character.coins[coin]]] : []))),
    },
  };
}
