import type { Character } from '#domain/character/character.ts';
import { carriedWeight, carryingCapacityOf } from './weight.ts';
import { heldShield, wornArmor } from './equipment.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure, Part } from './figure.ts';
import { conditionsOf } from './state.ts';
import { grownTo } from '#domain/srd/class-rules.ts';
import type { Growth } from '#domain/srd/class-rules.ts';
import { conditions, exhaustionSlowing } from '#domain/rules/conditions.ts';
import { species } from '#domain/srd/species.ts';

const quickSpeed = 30;
const woodElfSpeed = 35;
const heavyArmorSlowing = 10;
const overloadedSpeed = 5;
const unarmoredMovement: Growth = [
  [2, 10],
  [6, 15],
  [10, 20],
  [14, 25],
  [18, 30],
];

function classSpeed(character: Character): Part | null {
  const { class: name, level } = character;
  const armor = wornArmor(character);
  if (name === 'monk') return armor || heldShield(character) ? null : partIf('Unarmored Movement', grownTo(unarmoredMovement, level));
  if (armor?.rules?.kind === 'heavy') return null;
  if (name === 'barbarian' && level >= 5) return part('Fast Movement', 10);
  return name === 'ranger' && level >= 6 ? part('Roving', 10) : null;
}

function srdSpeedOf(character: Character): Figure {
  const rules = species[character.species];
  const base = character.lineage === 'Wood Elf' ? woodElfSpeed : rules.speed;
  const needed = wornArmor(character)?.rules?.strength ?? 0;
  const slow = character.stats.strength < needed ? -heavyArmorSlowing : 0;
  const free = figure(
    part(rules.name, base),
    classSpeed(character),
    partIf('Armor too heavy', slow),
    partIf('Exhaustion', -character.exhaustion * exhaustionSlowing),
  );
  const holding = conditionsOf(character).find((id) => conditions[id].speedIsZero);
  if (holding) return figure(...free.parts, partIf(conditions[holding].name, -free.value));
  const over = carriedWeight(character) > carryingCapacityOf(character) ? Math.min(0, overloadedSpeed - free.value) : 0;
  const rest = Math.max(0, -(free.value + over));
  return figure(...free.parts, partIf('Carries too much', over), partIf('Never below 0', rest));
}

/** Feet a round: 30 by the quick rules; by SRD 5.2 the species, the class, armor, exhaustion and conditions. */
export function speedOf(character: Character): Figure {
  return character.ruleSet === 'quick' ? figure(part('Everyone', quickSpeed)) : srdSpeedOf(character);
}
