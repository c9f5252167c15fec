import { eachAbility } from '#domain/rules/ability.ts';
import { standardArray } from '#domain/rules/ability-roll.ts';
import type { Character } from '#domain/character/character.ts';
import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import { noCoins } from '#domain/rules/coins.ts';
import { addItem, itemOf } from '#domain/character/inventory/inventory.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import { prepareOpenSpells } from './prepare-open-spells.ts';
import { learnSpells } from '#domain/character/advancement/level-learn.ts';
import { classPresets } from './class-presets.ts';
import { classes } from '#domain/srd/classes.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { usefulSkills } from './useful-skills.ts';
import { findSpell } from '#domain/srd/spells.ts';

/**
 * What a character of the quick form starts with: nothing, or all that their class needs in a fight: the standard array, its training,
 * weapons, armor and spells. One that is ready has the whole kit of the class.
 */
export type Outfit = 'none' | 'weapons' | 'ready';

const ammunition = ['arrow', 'bolt', 'quiver'];

function isForFights(catalogId: string): boolean {
  return findWeapon(catalogId) !== undefined || findArmor(catalogId) !== undefined || ammunition.includes(catalogId);
}

/** Packs what the class starts with, and puts on and takes in hand what can be. */
function withKit(character: Character, onlyForFights: boolean): Character {
  const kit = classes[firstClassOf(character).class].kits[0];
  if (!kit) return character;
  const items = kit.items.filter(([catalogId]) => !onlyForFights || isForFights(catalogId));
  let after = character;
  for (const [index, [catalogId, quantity]] of items.entries()) {
    const packed = addItem(after, itemOf(catalogId, quantity, `start-${index}`));
    if (packed.ok) after = packed.value;
  }
  const coins = onlyForFights ? after.coins : { ...noCoins, gold: kit.gold };
  return readyGear({ ...after, coins });
}

function withScores(character: Character): Character {
  const { scores } = classPresets[firstClassOf(character).class];
  return { ...character, stats: eachAbility((ability) => standardArray[scores.indexOf(ability)] ?? 10) };
}

/** What the class is trained in counts, with the skills that suit most. */
function withTraining(character: Character): Character {
  const { from, choose } = gainsAt(firstClassOf(character), 1).skills;
  return { ...character, trained: true, skills: usefulSkills(from, [], choose) };
}

function withSpells(character: Character): Character {
  const { cantrips, spells, highestSpell } = gainsAt(firstClassOf(character), 1);
  const isCantrip = (id: string) => findSpell(id)?.level === 0;
  const { spells: all } = classPresets[firstClassOf(character).class];
  const preferred = [...all.filter(isCantrip).slice(0, cantrips), ...all.filter((id) => !isCantrip(id)).slice(0, spells)];
  const { class: id } = firstClassOf(character);
  const lesson = { cantrips, spells, list: id, highest: highestSpell, from: 'class' as const, class: id };
  const learned = learnSpells(character, preferred, lesson);
  return learned.ok ? prepareOpenSpells(learned.value) : character;
}

/** Gives a new character of the quick rules what they start with; their scores too, unless those were rolled. */
export function withOutfit(character: Character, outfit: Outfit, isRolled = false): Character {
  if (outfit === 'none') return character;
  const trained = withTraining(isRolled ? character : withScores(character));
  return withSpells(withKit(trained, outfit === 'weapons'));
}
