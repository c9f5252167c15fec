import { modifierOf } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { armorTrainingOf, heldShield, wornArmor } from './equipment.ts';
import type { WornArmor } from './equipment.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure, Part } from './figure.ts';
import { subclassLevel } from '#domain/srd/class-rules.ts';

const mediumDexterity = 2;

/** Armor that is worn, with as much dexterity as it lets through. */
function armored(character: Character, { item, rules }: WornArmor): (Part | null)[] {
  const dexterity = modifierOf(character.stats.dexterity);
  const kind = rules?.kind ?? 'light';
  const base = part(item.name, rules?.base ?? item.armorClass ?? 10);
  const defense = character.feats.some(({ feat }) => feat === 'defense') ? 1 : 0;
  const rest = [partIf('Magic', item.bonus), partIf('Defense', defense)];
  if (kind === 'heavy') return [base, ...rest];
  if (kind === 'medium' && dexterity > mediumDexterity) return [base, part('DEX, at most', mediumDexterity), ...rest];
  return [base, part('DEX', dexterity), ...rest];
}

/** What one wears on bare skin: some classes have a second ability that helps. */
function unarmored({ class: name, level, stats }: Character, shield: boolean): (Part | null)[] {
  const parts = [part('Unarmored', 10), part('DEX', modifierOf(stats.dexterity))];
  if (name === 'barbarian') return [...parts, part('CON', modifierOf(stats.constitution))];
  if (name === 'monk' && !shield) return [...parts, part('WIS', modifierOf(stats.wisdom))];
  if (name === 'sorcerer' && level >= subclassLevel) return [...parts, part('CHA', modifierOf(stats.charisma))];
  return parts;
}

/** Armor class by SRD 5.2: what is worn or the skin, and a shield that one is trained with. */
export function armorClassOf(character: Character): Figure {
  const armor = wornArmor(character);
  const shield = heldShield(character);
  const trained = shield !== undefined && armorTrainingOf(character).includes('shield');
  const body = armor ? armored(character, armor) : unarmored(character, shield !== undefined);
  const held = shield && trained ? [part(shield.item.name, (shield.rules?.base ?? 0) + shield.item.bonus)] : [];
  return figure(...body, ...held);
}
