import { spellDamageRolls } from '#domain/character/actions/cast.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { answerRoll, withAnswers } from '#domain/character/rolls/answer-roll.ts';
import { judgeExtras, weaponDamageRolls, withExtras } from '#domain/character/rolls/damage-extras.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import type { OwnRoll } from '#domain/character/rolls/roll-again.ts';
import { sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { RollOptions } from '#domain/character/rolls/sheet-roll.ts';
import { tellFailed, tellSheetRoll } from '#domain/character/rolls/tell-roll.ts';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';

/** A number of a sheet that is rolled, and leaves the sheet as it is. */
type PlainRoll = Exclude<RolledNumber, { kind: 'answer' | 'again' | 'deathSave' }>;

export const isPlainRoll = (what: RolledNumber): what is PlainRoll =>
  what.kind !== 'answer' && what.kind !== 'again' && what.kind !== 'deathSave';

interface Asked {
  what: PlainRoll;
  options: RollOptions;
  /** The attack that damage belongs to, where one is named; null for none. */
  attack: Roll | null;
}

/** What fell, and what is said of it. */
export interface MadeRoll {
  rolls: Roll[];
  content: string;
}

/** What of the sheet a roll belongs to, for its card to go on from. */
function originOf({ id }: Character, what: PlainRoll): Pick<Roll, 'from'> {
  if (what.kind === 'attack' || what.kind === 'damage') return { from: { characterId: id, itemId: what.itemId, what: what.kind } };
  return { from: { characterId: id, itemId: null, what: 'test' } };
}

const told = ({ name }: Character, rolls: readonly Roll[]): string => rolls.map((each) => tellSheetRoll(name, each)).join(' ');

/** Rolls a number of a sheet, or the damage of a weapon or a spell that hit, a card for each kind of it. */
export async function madeRoll(character: Character, { what, options, attack }: Asked, dice: Dice): Promise<CharacterResult<MadeRoll>> {
  if (what.kind === 'spellDamage') {
    const rolls = spellDamageRolls(character, what, await contentOfSpell(character, what.spell), dice);
    return rolls.ok ? yes({ rolls: rolls.value, content: told(character, rolls.value) }) : rolls;
  }
  const features = await contentOfFeatures(character);
  if (what.kind === 'damage') {
    const judged = judgeExtras(character, what, attack, features);
    if (!judged.ok) return judged;
    const rolls = weaponDamageRolls(character, what, options, features, dice);
    if (!rolls.ok) return rolls;
    return yes({ rolls: rolls.value.map((each) => ({ ...each, ...originOf(character, what) })), content: told(character, rolls.value) });
  }
  const planned = sheetRoll(character, what, options);
  if (!planned.ok) return planned;
  if (planned.value.failsBecause !== null) return yes({ rolls: [], content: tellFailed(character.name, planned.value) });
  const tested = withAnswers(character, makeRoll(planned.value, dice), what.kind, features);
  const rolled = what.kind === 'attack' ? withExtras(character, tested, what, features) : tested;
  return yes({ rolls: [{ ...rolled, ...originOf(character, what) }], content: tellSheetRoll(character.name, rolled) });
}

/** Answers a test of one's own by what it offers; refuses one of somebody else. */
export async function answeredRoll(hero: Character, own: OwnRoll, key: string, dice: Dice): Promise<CharacterResult<CharacterStep>> {
  if (own.roll.from?.characterId !== hero.id) return refuse('cannotAnswerRoll', { name: hero.name });
  return answerRoll(hero, own, key, await contentOfFeatures(hero), dice);
}
