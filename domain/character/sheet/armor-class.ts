import { abilityMark } from '#domain/rules/ability.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf, hasPathOf } from '#domain/character/classes/class-levels.ts';
import { armorTrainingOf, heldShield, wornArmor } from './equipment.ts';
import type { WornArmor } from './equipment.ts';
import { extrasOf, withExtras } from './effect-parts.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure, Part } from './figure.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import { abilityModifierOf } from './scores.ts';

const mediumDexterity = 2;

/** Armor that is worn, with as much dexterity as it lets through. */
function armored(character: Character, { item, rules }: WornArmor): (Part | null)[] {
  const dexterity = abilityModifierOf(character, 'dexterity');
  const kind = rules?.kind ?? 'light';
  const base = part(item.name, rules?.base ?? item.armorClass ?? 10);
  const defense = character.feats.some(({ feat }) => feat === 'defense') ? 1 : 0;
  const rest = [partIf('Magic', item.bonus), partIf('Defense', defense)];
  if (kind === 'heavy') return [base, ...rest];
  if (kind === 'medium' && dexterity > mediumDexterity) return [base, part('DEX, at most', mediumDexterity), ...rest];
  return [base, part('DEX', dexterity), ...rest];
}

/** What one wears on bare skin: some classes have a second ability that helps. Of several ways only one counts, the best (SRD 5.2.1, Multiclassing). */
function unarmored(character: Character, shield: boolean): (Part | null)[] {
  const plain = [part('Unarmored', 10), part('DEX', abilityModifierOf(character, 'dexterity'))];
  const more = [
    ...(classLevelOf(character, 'barbarian') > 0 ? [part('CON', abilityModifierOf(character, 'constitution'))] : []),
    ...(classLevelOf(character, 'monk') > 0 && !shield ? [part('WIS', abilityModifierOf(character, 'wisdom'))] : []),
    ...(hasPathOf(character, 'sorcerer') ? [part('CHA', abilityModifierOf(character, 'charisma'))] : []),
  ];
  const [first, ...others] = more;
  return first ? [...plain, others.reduce((best, each) => (each.value > best.value ? each : best), first)] : plain;
}

/** By the quick rules nothing but dexterity counts for those whom their class has not trained. */
function quickBody(character: Character): (Part | null)[] {
  return [part('Everyone', 10), part('DEX', abilityModifierOf(character, 'dexterity'))];
}

/** The best of other ways to reckon it that effects bring to those without armor, and of their own. */
function bestBody(character: Character, own: (Part | null)[]): (Part | null)[] {
  const ways = changesOn(character.activeEffects, 'armorClass').flatMap(({ name, change: { base, abilities = [], when } }) =>
    base === undefined || when !== undefined
      ? []
      : [[part(name, base), ...abilities.map((ability) => part(abilityMark(ability), abilityModifierOf(character, ability)))]],
  );
  return ways.reduce<(Part | null)[]>((best, way) => (figure(...way).value > figure(...best).value ? way : best), own);
}

/** What effects make of armor class: what they add, and the least that they let it be. */
function withEffects(character: Character, own: Figure): Figure {
  const changes = changesOn(character.activeEffects, 'armorClass');
  const added = withExtras(own, extrasOf(changes));
  const least = changes.flatMap(({ name, change }) =>
    change.least === undefined || change.when !== undefined ? [] : [part(name, change.least)],
  );
  const highest = least.toSorted((a, b) => b.value - a.value)[0];
  if (!highest || highest.value <= added.value) return added;
  return { ...added, ...figure(...added.parts, part(`${highest.label}, at least ${highest.value}`, highest.value - added.value)) };
}

/** Armor class: what is worn or the skin, a shield that one is trained with, and what effects change. By the quick rules dexterity alone, without training. */
export function armorClassOf(character: Character): Figure {
  const quick = character.ruleSet === 'quick' && character.trained !== true;
  const armor = quick ? undefined : wornArmor(character);
  const shield = quick ? undefined : heldShield(character);
  const trained = shield !== undefined && armorTrainingOf(character).includes('shield');
  const bare = quick ? quickBody(character) : unarmored(character, shield !== undefined);
  const body = armor ? armored(character, armor) : bestBody(character, bare);
  const held = shield && trained ? [part(shield.item.name, (shield.rules?.base ?? 0) + shield.item.bonus)] : [];
  const shape = shapeOf(character);
  const own = shape ? figure(part(shape.name, shape.armorClass)) : figure(...body, ...held);
  return character.activeEffects.length === 0 ? own : withEffects(character, own);
}
