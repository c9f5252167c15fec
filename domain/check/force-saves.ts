import type { Character } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { ForcedSave } from '#domain/character/step.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { conditionImmunitiesOf } from '#domain/character/sheet/resistances.ts';
import type { MadeByNature } from '#domain/rules/activity/activity.ts';
import type { AskedCheck, CheckRoller } from './check.ts';
import { rollOfCreature } from './roll-check.ts';

/** The saves that a spell or feature forces, with nobody to make them yet; `position` is of the change of the sheet that forces them. */
export function forcedCheck(
  { id: characterId, userId }: Character,
  { name, ability, dc, half, damage, effects, madeBy }: ForcedSave,
  position: number | null = null,
): AskedCheck {
  return {
    kind: 'each',
    what: { kind: 'save', ability },
    against: null,
    difficulty: dc,
    showsDifficulty: true,
    isSecret: false,
    advantage: 'none',
    rollers: [],
    isClosed: false,
    cause: {
      characterId,
      userId,
      name,
      half,
      damage,
      ...(effects.length > 0 && { effects }),
      ...(madeBy && { madeBy }),
      ...(position !== null && { position }),
    },
  };
}

/** A creature that saves: whoever leads says its name and what it adds, or the fight does where it stands in one. */
interface SavingCreature {
  name: string;
  modifier: number;
  /** Who of a fight it is. */
  creature?: NonNullable<CheckRoller['creature']>;
}

/** Somebody of a check before the roll. */
export function heroRoller({ id: characterId, userId, name }: Character, side: CheckRoller['side'] = 'first'): CheckRoller {
  return { characterId, userId, name, side, modifier: null, helpedBy: null, hasRolled: false, result: null };
}

/** The trait or the immunity by which a hero makes a save without a roll; nothing where they roll. */
function madeByNature(hero: Character, { immuneTo = [], traits = [] }: MadeByNature): string | undefined {
  const immune: readonly string[] = conditionImmunitiesOf(hero);
  const spared = immuneTo.find((name) => immune.includes(name));
  const trait = traits.find((name) => featuresOf(hero).some((each) => each.name === name));
  return trait ?? (spared === undefined ? undefined : `immune to being ${spared}`);
}

/** Whom a spell or feature reaches. */
export interface Reached {
  heroes: readonly Character[];
  creatures: readonly SavingCreature[];
  now: Date;
}

/** The check with more who make the save: creatures roll at once, heroes are asked. Nobody is asked twice; null where too many would be. */
export function withTargets(check: AskedCheck, { heroes, creatures, now }: Reached, dice: Dice): AskedCheck | null {
  const fresh = heroes
    .filter(({ id }) => !check.rollers.some(({ characterId }) => characterId === id))
    .map((each): CheckRoller => {
      const madeBecause = check.cause?.madeBy && madeByNature(each, check.cause.madeBy);
      const result = { roll: null, failsBecause: null, madeBecause };
      return madeBecause === undefined ? heroRoller(each) : { ...heroRoller(each), hasRolled: true, rolledAt: now.toISOString(), result };
    });
  const isAsked = ({ creature }: SavingCreature) =>
    creature !== undefined && check.rollers.some((each) => each.creature?.fightId === creature.fightId && each.creature.id === creature.id);
  const rolled = creatures
    .filter((each) => !isAsked(each))
    .map(({ name, modifier, creature }): CheckRoller => {
      const who = { characterId: null, userId: null, name, side: 'first', modifier, helpedBy: null } as const;
      const plain = creature ? { ...who, creature } : who;
      const result = rollOfCreature(check, { ...plain, hasRolled: false, result: null }, dice);
      return { ...plain, hasRolled: true, rolledAt: now.toISOString(), result };
    });
  const rollers = [...check.rollers, ...rolled, ...fresh];
  return rollers.length > gameLimits.heroesAtOnce ? null : { ...check, rollers };
}
