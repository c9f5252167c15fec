import type { Change } from '#domain/rules/activity/change.ts';
import { movementText } from '#domain/rules/movement-text.ts';
import { mustText } from '#domain/rules/activity/tell/must-text.ts';
import { abilityMark } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';

const signed = (formula: string | number) => (`${formula}`.startsWith('-') ? `${formula}` : `+${formula}`);
const list = (names: 'all' | readonly string[]) => (names === 'all' ? 'all' : names.join(', '));
const marks = (names: 'all' | readonly Ability[]) => (names === 'all' ? 'all' : names.map(abilityMark).join(', '));
const spaced = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What is added and how the d20 is rolled: "+1d4", "advantage". */
function rolled({ add, mode }: { add?: string | undefined; mode?: string | undefined }): string {
  return [add === undefined ? [] : signed(add), mode ?? []].flat().join(', ');
}

function armor({ add, base, abilities = [], least }: Extract<Change, { on: 'armorClass' }>): string {
  if (base !== undefined) return `armor class ${[base, ...abilities.map(abilityMark)].join(' + ')}`;
  return least === undefined ? `armor class ${signed(add ?? '0')}` : `armor class at least ${least}`;
}

function speed({ of, add, set, times, asWalking }: Extract<Change, { on: 'speed' }>): string {
  const which = of === 'all' ? 'speed' : of === 'walk' ? 'walking speed' : `${of} speed`;
  if (set !== undefined) return `${which} ${set} ft`;
  if (times !== undefined) return `${which} × ${times}`;
  return asWalking === true ? `${which} as walking` : `${which} ${signed(add ?? 0)} ft`;
}

function checks({ abilities, skills, least, proficient, ...rest }: Extract<Change, { on: 'abilityChecks' }>): string {
  const which = skills ? list(skills) : abilities === undefined || abilities === 'all' ? 'ability' : marks(abilities);
  const more = [rolled(rest), least === undefined ? [] : `at least ${least}`, proficient === undefined ? [] : 'trained'].flat();
  return `${which} checks ${more.filter((word) => word !== '').join(', ')}`;
}

function score({ ability, add, least, most }: Extract<Change, { on: 'abilityScore' }>): string {
  if (least !== undefined) return `${ability} at least ${least}`;
  return most === undefined ? `${ability} ${signed(add ?? 0)}` : `${ability} at most ${most}`;
}

/** What is in the place of a weapon's own: "attacks with CHA, damage die 1d8, force or its own damage". */
function weapon({ ability, dice = [], types = [], trained }: Extract<Change, { on: 'weapon' }>): string {
  const die = dice.at(-1)?.dice;
  return [
    ability === undefined ? [] : `attacks with ${ability === 'spellcasting' ? 'the spellcasting ability' : abilityMark(ability)}`,
    die === undefined ? [] : `damage die ${die}`,
    types.length === 0 ? [] : `${types.join(', ')} or its own damage`,
    trained === true ? 'trained with it' : [],
  ]
    .flat()
    .join(', ');
}

/** What meets whoever attacks, or whoever gave the effect. */
function guard(change: Extract<Change, { on: 'sharedDamage' | 'strikesBack' | 'ward' | 'doubles' }>): string {
  if (change.on === 'sharedDamage') return 'whoever gave it takes the same damage';
  if (change.on === 'strikesBack') return `whoever hits in melee takes ${change.formula} ${change.type}`;
  if (change.on === 'ward') return `whoever attacks makes a ${change.save} save first`;
  return `${change.left} double${change.left === 1 ? '' : 's'}`;
}

/** What formulas say of distances that depend on the bearer. */
const walked: Readonly<Record<string, string>> = { '@speed': 'the speed in', '@halfSpeed': 'half the speed in' };

function words(change: Change): string {
  switch (change.on) {
    case 'armorClass':
      return armor(change);
    case 'attackRolls':
      return `${change.with === undefined ? '' : `${spaced(change.with)} `}attack rolls ${rolled(change)}`;
    case 'attacksAgainst':
      return `attacks against: ${rolled(change)}`;
    case 'damageRolls':
      return `${change.with === undefined ? '' : `${spaced(change.with)} `}damage ${rolled(change)}${change.type === undefined ? '' : ` ${change.type}`}`;
    case 'weapon':
      return weapon(change);
    case 'criticalHits':
      return change.from === undefined ? 'harder critical hits' : `critical from ${change.from}`;
    case 'savingThrows':
      return `${marks(change.abilities)} saves ${rolled(change)}`;
    case 'abilityChecks':
      return checks(change);
    case 'speed':
      return speed(change);
    case 'movement':
      return movementText({ ...change, feet: walked[change.feet] ?? change.feet })
        .toLowerCase()
        .replace(/\.$/, '');
    case 'ownTurn':
      if (change.rallies !== undefined) return `heals ${change.rallies} at the ${change.at} of a turn while Bloodied`;
      return change.inspires === true ? 'Heroic Inspiration each turn' : `ends ${list(change.endsOne ?? [])} at the ${change.at} of a turn`;
    case 'resistance':
    case 'immunity':
    case 'vulnerability':
      return `${change.on}: ${list(change.types)}`;
    case 'damageTaken':
      return change.half === true ? 'half of the damage taken' : `damage taken -${change.less ?? '0'}`;
    case 'sharedDamage':
    case 'strikesBack':
    case 'ward':
    case 'doubles':
      return guard(change);
    case 'conditionImmunity':
      return `cannot be ${list(change.conditions)}`;
    case 'failedTest':
      return `${signed(change.add)} to a d20 test that has failed, once`;
    case 'hitPointMaximum':
      return `hit point maximum ${signed(change.add)}`;
    case 'abilityScore':
      return score(change);
    case 'sense':
      return `${change.sense} ${change.more === true ? '+' : ''}${change.feet} ft`;
    case 'size':
      return change.steps > 0 ? 'larger' : 'smaller';
    case 'cannot':
      return `cannot ${spaced(change.what)}`;
    case 'must':
      return mustText(change.what, null);
    case 'actions':
      return `${signed(change.add)} action each turn${change.only === undefined ? '' : ` (${change.only})`}`;
    default:
      return 'add' in change && change.add !== undefined ? `${spaced(change.on)} ${signed(change.add)}` : spaced(change.on);
  }
}

/** What a change does, in words: "armor class 13 + DEX", "all saves +1d4, against spells". */
export function tellChange(change: Change): string {
  const when = 'when' in change && change.when !== undefined ? `, ${change.when}` : '';
  return `${words(change).trim()}${when}`;
}
