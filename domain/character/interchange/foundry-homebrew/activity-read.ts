import { abilities } from '#domain/rules/ability.ts';
import { Activity } from '#domain/rules/activity/activity.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { problemsIn } from '#domain/homebrew/check-entry.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { foundryAbility, foundrySkill } from '#domain/character/interchange/foundry-terms.ts';
import { GivenActivity } from './activity-given.ts';
import type { ReadOwner } from './read-owner.ts';
import { activationIn, consumptionIn, reachIn, targetsIn } from './activity-parts-read.ts';
import { amountIn, damageIn, formulaOf } from './formulas-read.ts';

type Given = GivenActivity;
const healed = new Map([
  ['healing', 'hitPoints'],
  ['temphp', 'temporaryHitPoints'],
  ['maximum', 'hitPointMaximum'],
]);
const abilitiesIn = (words: readonly string[]) => abilities.filter((each) => words.includes(foundryAbility[each]));

function partsIn(parts: readonly unknown[], owner: ReadOwner): object[] {
  const read = parts.map((each) => damageIn(each, owner.isCantrip));
  if (read.includes(null)) owner.lose('damage that is not dice, numbers and a kind');
  return read.filter((each) => each !== null);
}

function difficultyIn({ dc }: Given['save'], owner: ReadOwner): object {
  const ability = abilitiesIn([dc.calculation])[0];
  const fixed = Number(dc.formula);
  if (ability) return { dc: { ability } };
  if (dc.calculation === '' && dc.formula !== '' && Number.isInteger(fixed) && fixed >= 5 && fixed <= 30) return { dc: fixed };
  if (dc.calculation === '' && dc.formula !== '') owner.lose(`the DC ${dc.formula}`);
  return { dc: 'spell' };
}

function attackOf(given: Given, owner: ReadOwner): object | null {
  const { attack, damage, effects } = given;
  if (owner.isWeapon && damage.parts.length === 0 && effects.length === 0) return null;
  const [ability] = abilitiesIn([attack.ability]);
  const bonus = Number(attack.bonus);
  const isFlat = attack.flat && Number.isInteger(bonus);
  if (!isFlat && attack.bonus !== '' && bonus !== 0) owner.lose(`the attack bonus ${attack.bonus}`);
  const withWhat =
    ['spell', 'unarmed'].find((each) => each === attack.type.classification) ?? (owner.kind === 'spell' ? 'spell' : 'weapon');
  const own = owner.isWeapon && damage.includeBase ? [owner.base] : [];
  const parts = partsIn([...own, ...damage.parts], owner);
  return {
    kind: 'attack',
    attack: {
      form: attack.type.value === 'ranged' ? 'ranged' : 'melee',
      with: withWhat,
      ...(ability && { ability }),
      ...(isFlat && { bonus }),
    },
    ...(parts.length > 0 && { damage: parts }),
  };
}

function saveOf({ save, damage }: Given, owner: ReadOwner): object | null {
  const asked = abilitiesIn(typeof save.ability === 'string' ? [save.ability] : save.ability);
  if (asked.length === 0) owner.lose('a save without an ability');
  const parts = partsIn(damage.parts, owner);
  if (damage.onSave === 'full') owner.lose('full damage after a save');
  const onSave = damage.onSave === 'half' && parts.length > 0 ? 'half' : 'none';
  return asked.length === 0
    ? null
    : { kind: 'save', save: { abilities: asked, ...difficultyIn(save, owner), onSave }, ...(parts.length > 0 && { damage: parts }) };
}

function checkOf({ check, damage }: Given, owner: ReadOwner): object | null {
  const skills = skillNames.filter((each) => check.associated.includes(foundrySkill[each]));
  const asked = abilitiesIn(typeof check.ability === 'string' ? [check.ability] : check.ability);
  if (asked.length === 0) owner.lose('a check without an ability');
  const { dc } = check.dc.formula === '' && check.dc.calculation === '' ? { dc: 'table' } : difficultyOfCheck(check, owner);
  const parts = partsIn(damage.parts, owner);
  const asks = { abilities: asked, ...(skills.length > 0 && { skills }), dc };
  return asked.length === 0 ? null : { kind: 'check', check: asks, ...(parts.length > 0 && { damage: parts }) };
}

/** The DC of a check, which no ability gives. */
function difficultyOfCheck({ dc }: Given['check'], owner: ReadOwner): { dc: number | 'spell' | 'table' } {
  const fixed = Number(dc.formula);
  if (dc.calculation === 'spellcasting') return { dc: 'spell' };
  if (dc.calculation === '' && Number.isInteger(fixed) && fixed >= 5 && fixed <= 30) return { dc: fixed };
  owner.lose(`the DC ${dc.formula || dc.calculation}`);
  return { dc: 'table' };
}

function damageOf({ damage }: Given, owner: ReadOwner): object | null {
  const parts = partsIn(damage.parts, owner);
  if (damage.parts.length === 0) owner.lose('damage without an amount');
  return parts.length === 0 ? null : { kind: 'damage', damage: parts };
}

function healOf({ healing }: Given, owner: ReadOwner): object | null {
  const amount = amountIn(healing, owner.isCantrip);
  const what = healed.get(amount?.types[0] ?? '');
  if (!amount || what === undefined) owner.lose('healing that is not dice, numbers and a kind');
  if (!amount || what === undefined) return null;
  const { formula, perSlot } = amount;
  return { kind: 'heal', healing: [{ formula, what, ...(perSlot !== undefined && { perSlot }) }] };
}

function utilityOf({ roll, effects }: Given, owner: ReadOwner): object {
  const formula = formulaOf(roll.formula);
  if (roll.formula !== '' && formula === null) owner.lose(`the roll ${roll.formula}`);
  if (formula !== null) return { kind: 'utility', roll: { formula, label: roll.name.trim().slice(0, 80) || 'Roll' } };
  return { kind: effects.length > 0 ? 'effect' : 'utility' };
}

function kindOf(given: Given, owner: ReadOwner): object | null {
  switch (given.type) {
    case 'attack':
      return attackOf(given, owner);
    case 'save':
      return saveOf(given, owner);
    case 'check':
      return checkOf(given, owner);
    case 'damage':
      return damageOf(given, owner);
    case 'heal':
      return healOf(given, owner);
    case 'utility':
      return utilityOf(given, owner);
    default:
      owner.lose(`an activity of the kind ${given.type}`);
      return null;
  }
}

function effectsOf({ effects }: Given, owner: ReadOwner): LastingEffect[] {
  return effects.flatMap(({ _id, onSave }) => {
    const effect = owner.effects.get(_id);
    return effect ? [{ ...effect, ...(onSave && { after: 'madeSave' as const }) }] : [];
  });
}

/** An activity of an item of Foundry in our words; null where it has no place, or only strikes as the weapon does. */
export function activityIn(data: unknown, owner: ReadOwner): Activity | null {
  const asked = GivenActivity.safeParse(data);
  if (!asked.success) owner.lose('an activity without fields');
  if (!asked.success) return null;
  const given = asked.data;
  const kind = kindOf(given, owner);
  if (!kind) return null;
  const { name, description, duration } = given;
  if (duration.override && duration.units !== '' && duration.units !== 'inst') owner.lose('how long an activity lasts');
  const effects = effectsOf(given, owner);
  const parts = {
    ...(name.trim() !== '' && { name: name.trim().slice(0, 80) }),
    ...activationIn(given, owner),
    ...reachIn(given, owner),
    ...targetsIn(given, owner),
    ...consumptionIn(given, owner),
    ...(effects.length > 0 && { effects }),
    ...(description.chatFlavor.trim() !== '' && { note: description.chatFlavor.trim().slice(0, 400) }),
  };
  const read = Activity.safeParse({ ...kind, ...parts });
  if (read.success && problemsIn(read.data).length === 0) return read.data;
  owner.lose(`the activity ${name || given.type}, which is beyond what is allowed`);
  return null;
}
