import { abilityMark } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { classLevelOf, hasPathOf } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { heldShield, isTrainedWith, weaponsOf, wornArmor } from './equipment.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure } from './figure.ts';
import { kindOfWeapon, withAttackEffects } from './attack-effects.ts';
import type { AttackKind } from './attack-effects.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { exhaustionPart } from './proficiency.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';
import type { Attack as CreatureAttack, Infliction } from '#domain/rules/attack-data.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import { abilityModifierOf, scoreOf } from './scores.ts';
import { numbersOfSpell } from './spellcasting.ts';
import { grownTo, proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import type { Growth } from '#domain/srd/class-rules.ts';
import { findWeapon, masteries } from '#domain/srd/equipment/weapons.ts';
import type { Mastery, Weapon } from '#domain/srd/equipment/weapons.ts';

/** An attack as the sheet shows it. */
export interface Attack {
  /** The item in the inventory; null for bare hands. */
  itemId: string | null;
  name: string;
  place: Item['place'];
  ability: Ability;
  toHit: Figure;
  /** The ability modifier that it is made with. */
  modifier: number;
  /** Dice as written, or a plain number. */
  dice: string;
  /** Dice in one hand and in both, where it can be held either way now. */
  hands: { one: string; two: string } | null;
  /** What is added to the dice. */
  damage: Figure;
  damageType: DamageType;
  /** Types of which one is chosen with each hit, its own first; left out where there is no choice. */
  damageTypes?: DamageType[];
  /** "5 ft" or "20/60 ft". */
  range: string;
  /** The lowest face that is critical. */
  criticalFrom: number;
  mastery: { name: Mastery; line: string } | null;
  /** Whether a warlock is bonded with it, and how many attacks one Attack action has with it, where that is more than with others. */
  isPact?: true;
  attacks?: number;
  notes: string[];
}

const fists: Growth = [
  [1, 6],
  [5, 8],
  [11, 10],
  [17, 12],
];
/** Below this score heavy weapons are swung and shot with disadvantage. */
export const heavyScore = 13;

const has = ({ feats }: Character, feat: string) => feats.some((taken) => taken.feat === feat);

/** Whether a monk can use Martial Arts with unarmed strikes and light weapons. */
function isMartialArtist(character: Character): boolean {
  return character.ruleSet === 'srd' && classLevelOf(character, 'monk') > 0 && !wornArmor(character) && !heldShield(character);
}

function isMonkWeapon({ reach, training, properties }: Weapon): boolean {
  return reach === 'melee' && (training === 'simple' || properties.includes('light'));
}

function better(character: Character, ...choices: Ability[]): Ability {
  return choices.reduce((best, each) => (scoreOf(character, each) > scoreOf(character, best) ? each : best));
}

function abilityFor(character: Character, weapon: Weapon | undefined): Ability {
  if (weapon?.properties.includes('finesse')) return better(character, 'strength', 'dexterity');
  if (weapon?.reach === 'ranged') return 'dexterity';
  if (isMartialArtist(character) && (!weapon || isMonkWeapon(weapon))) return better(character, 'strength', 'dexterity');
  return 'strength';
}

/** What effects lend to a weapon in the place of its own. */
interface Lent {
  /** Abilities that it may be used with. */
  abilities: Ability[];
  dice: string | null;
  /** Types of damage that one may be chosen of. */
  types: DamageType[];
  isTrained: boolean;
}

/** What the effects that lie on an item lend it: of one name the newest counts, of several dice the last. */
function lentTo(character: Character, item: Item | null): Lent {
  const lent: Lent = { abilities: [], dice: null, types: [], isTrained: false };
  if (item === null) return lent;
  for (const { item: id, source, changes } of character.activeEffects) {
    if (id !== item.id) continue;
    for (const change of changes) {
      if (change.on !== 'weapon') continue;
      const { ability, dice, types = [], trained } = change;
      if (ability !== undefined) lent.abilities.push(ability === 'spellcasting' ? numbersOfSpell(character, source.id).ability : ability);
      lent.dice = dice?.at(-1)?.dice ?? lent.dice;
      lent.types.push(...types.filter((type) => !lent.types.includes(type)));
      lent.isTrained ||= trained === true;
    }
  }
  return lent;
}

/** The damage dice of one attack: both hands on a versatile weapon, and a monk's own die where it is larger. */
function diceOf(character: Character, item: Item | null, weapon: Weapon | undefined, lent: Lent['dice']): string {
  const both = item?.place === 'bothHands' ? weapon?.twoHandedDamage : null;
  const written = lent ?? both ?? weapon?.damage ?? item?.damage ?? '1';
  if (!isMartialArtist(character) || (item && !(weapon && isMonkWeapon(weapon)))) return written;
  const fist = grownTo(fists, classLevelOf(character, 'monk'));
  return fist > Number(written.split('d')[1] ?? 0) ? `1d${fist}` : written;
}

/** The dice of a versatile weapon in one hand and in both; null where there is nothing to choose, or no hand is free. */
function handsOf(character: Character, item: Item | null, weapon: Weapon | undefined, lent: Lent['dice']): Attack['hands'] {
  if (!item || !weapon || weapon.twoHandedDamage === null || lent !== null || item.place === 'offHand') return null;
  const full = character.inventory.some((each) => each.id !== item.id && (each.place === 'offHand' || each.place === 'bothHands'));
  if (full) return null;
  const held = (place: Item['place']) => diceOf(character, { ...item, place }, weapon, lent);
  return { one: held('mainHand'), two: held('bothHands') };
}

function rangeOf(weapon: Weapon | undefined): string {
  if (weapon?.reach === 'ranged' && weapon.range) return `${weapon.range.normal}/${weapon.range.long} ft`;
  const near = weapon?.properties.includes('reach') ? '10 ft' : '5 ft';
  return weapon?.range ? `${near} or ${weapon.range.normal}/${weapon.range.long} ft` : near;
}

function notesOf(character: Character, weapon: Weapon | undefined, trained: boolean): string[] {
  const notes: string[] = [];
  if (!trained) notes.push('Not trained: no proficiency.');
  const ability = weapon?.reach === 'ranged' ? 'dexterity' : 'strength';
  if (weapon?.properties.includes('heavy') && scoreOf(character, ability) < heavyScore)
    notes.push(`Heavy: disadvantage with ${ability} below ${heavyScore}.`);
  if (weapon?.properties.includes('loading')) notes.push('Loading: one shot with each action.');
  if (has(character, 'great-weapon-fighting') && weapon?.reach === 'melee')
    notes.push('In both hands, a damage die of 1 or 2 counts as 3.');
  return notes;
}

function criticalFromOf(character: Character): number {
  if (character.ruleSet === 'quick' || !hasPathOf(character, 'fighter')) return 20;
  return classLevelOf(character, 'fighter') < 15 ? 19 : 18;
}

/** What lies on the weapon that a warlock is bonded with. */
const pactEffect = 'Pact weapon';
const isPactWeapon = ({ activeEffects }: Character, item: Item | null) =>
  item !== null && activeEffects.some((effect) => effect.name === pactEffect && effect.item === item.id);

/** Attacks of one Attack action with a pact weapon alone (SRD 5.2.1, Thirsting Blade and Devouring Blade); undefined where they are no more than with others. */
function pactAttacksOf(character: Character): number | undefined {
  const chosen = character.options['eldritch-invocations'] ?? [];
  const count = !chosen.includes('thirsting-blade') ? 1 : chosen.includes('devouring-blade') ? 3 : 2;
  return count > attacksPerTurnOf(character) ? count : undefined;
}

function attackWith(character: Character, item: Item | null, weapon: Weapon | undefined): Attack {
  const lent = lentTo(character, item);
  const ability = better(character, abilityFor(character, weapon), ...lent.abilities);
  const modifier = abilityModifierOf(character, ability);
  const trained = !weapon || lent.isTrained || isTrainedWith(character, weapon);
  const main = character.inventory.some((each) => each.place === 'mainHand' && weaponsOf({ ...character, inventory: [each] }).length > 0);
  const second = item?.place === 'offHand' && main && !has(character, 'two-weapon-fighting');
  const archery = weapon?.reach === 'ranged' && has(character, 'archery') ? 2 : 0;
  const known = weapon && trained && character.ruleSet === 'srd' && character.masteries.includes(weapon.id);
  const own = weapon?.damageType ?? 'bludgeoning';
  const types = lent.types.filter((type) => type !== own);
  const isPact = isPactWeapon(character, item);
  const attacks = isPact ? pactAttacksOf(character) : undefined;
  const attack: Attack = {
    itemId: item?.id ?? null,
    name: item?.name ?? 'Unarmed strike',
    place: item?.place ?? 'mainHand',
    ability,
    toHit: figure(
      part(abilityMark(ability), modifier),
      partIf('Proficiency', trained ? proficiencyBonusOf(levelOf(character)) : 0),
      partIf('Magic', item?.bonus ?? 0),
      partIf('Archery', archery),
      exhaustionPart(character),
    ),
    modifier,
    dice: diceOf(character, item, weapon, lent.dice),
    hands: handsOf(character, item, weapon, lent.dice),
    damage: figure(
      part(second ? 'Second weapon' : abilityMark(ability), second ? Math.min(0, modifier) : modifier),
      partIf('Magic', item?.bonus ?? 0),
    ),
    damageType: own,
    ...(types.length > 0 && { damageTypes: [own, ...types] }),
    range: rangeOf(weapon),
    criticalFrom: criticalFromOf(character),
    mastery: known ? { name: weapon.mastery, line: masteries[weapon.mastery] } : null,
    ...(isPact && { isPact }),
    ...(attacks !== undefined && { attacks }),
    notes: [...notesOf(character, weapon, trained), ...(attacks === undefined ? [] : [`${attacks} attacks with each Attack action.`])],
  };
  return withAttackEffects(character, attack, { ...kindOfWeapon(weapon, ability, item === null), isPact });
}

function creatureRange({ reach, range }: CreatureAttack): string {
  const far = range === null ? [] : [`${range.normal}/${range.long ?? range.normal} ft`];
  return [...(reach === null ? [] : [`${reach} ft`]), ...far].join(' or ');
}

/** What a hit brings about besides damage, as the sheet says it: "On a hit: Prone." */
function inflictionText({ condition, save, escapeDc }: Infliction): string {
  const { name } = conditions[condition];
  const saved = save ? `, unless a ${abilityMark(save.ability)} save reaches ${save.dc}` : '';
  return `On a hit: ${name}${escapeDc === undefined ? '' : ` (escape DC ${escapeDc})`}${saved}.`;
}

/** An attack of a shape as the sheet shows it; damage of further kinds stands beside it. */
function shownAttack({ name: shape, stats }: Shape, attack: CreatureAttack, index: number): Attack {
  const [first, ...more] = attack.damage;
  const [, dice = '1', sign = '+', added = '0'] = /^(\d+(?:d\d+)?)(?:([+-])(\d+))?$/.exec((first?.dice ?? '1').replaceAll(' ', '')) ?? [];
  const bonus = sign === '-' ? -Number(added) : Number(added);
  return {
    itemId: `shape-${index}`,
    name: attack.name,
    place: 'mainHand',
    ability: stats.dexterity > stats.strength ? 'dexterity' : 'strength',
    toHit: figure(part(shape, attack.toHit)),
    modifier: bonus,
    dice,
    hands: null,
    damage: figure(part(shape, bonus)),
    damageType: attack.damage[0]?.type ?? 'bludgeoning',
    range: creatureRange(attack),
    criticalFrom: 20,
    mastery: null,
    notes: [...more.map((each) => `And ${each.dice} ${each.type} damage.`), ...(attack.inflicts ? [inflictionText(attack.inflicts)] : [])],
  };
}

/** The attacks of somebody in a shape: those of the creature, in the place of their own. */
function shapeAttacks(shape: Shape): Attack[] {
  return shape.attacks.map((attack, index) => shownAttack(shape, attack, index));
}

/** Every weapon that is carried, those in hand first, and the bare hands; in a shape, what it attacks with. */
export function attacksOf(character: Character): Attack[] {
  const shape = shapeOf(character);
  if (shape) return shapeAttacks(shape);
  const armed = weaponsOf(character).toSorted((a, b) => Number(a.item.place === 'pack') - Number(b.item.place === 'pack'));
  return [...armed.map(({ item, weapon }) => attackWith(character, item, weapon)), attackWith(character, null, undefined)];
}

/** Of what kind the attack in a row of the sheet is. */
export function kindOfAttack(character: Character, itemId: string | null): AttackKind {
  const ability = attacksOf(character).find((each) => each.itemId === itemId)?.ability ?? 'strength';
  const item = character.inventory.find(({ id }) => id === itemId);
  const isPact = isPactWeapon(character, item ?? null);
  return { ...kindOfWeapon(findWeapon(item?.catalogId ?? null), ability, itemId === null), isPact };
}

/** Attacks of one Attack action: those of the class, or more where an effect gives them. */
export function attacksPerTurnOf(character: Character): number {
  const shape = shapeOf(character);
  if (shape) return shape.attacksPerTurn;
  const given = changesOn(character.activeEffects, 'attacksPerAction').map(({ change }) => change.count);
  return Math.max(classAttacksOf(character), ...given);
}

const twoAttacks = ['barbarian', 'monk', 'paladin', 'ranger'] as const;

/** 2 from level 5 of a martial class, and up to 4 for fighters; those of several classes do not add up. */
function classAttacksOf(character: Character): number {
  if (character.ruleSet === 'quick') return 1;
  const fighter = classLevelOf(character, 'fighter');
  const two = twoAttacks.some((id) => classLevelOf(character, id) >= 5) ? 2 : 1;
  return Math.max(two, fighter < 5 ? 1 : fighter < 11 ? 2 : fighter < 20 ? 3 : 4);
}
