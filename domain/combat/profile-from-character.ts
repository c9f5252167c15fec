import { eachAbility } from '#domain/rules/ability.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { Attack as CombatAttack } from '#domain/rules/attack-data.ts';
import type { CombatantProfile } from './state.ts';
import { withDistinctNames } from '#domain/text/distinct-names.ts';
import type { Attack } from '#domain/character/sheet/attacks.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import type { Weapon } from '#domain/srd/equipment/weapons.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import { advantageFrom, circumstancesOf } from '#domain/character/rolls/circumstances.ts';
import { knownFormsOf } from '#domain/character/shape/known-forms.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import type { SlotCasting } from '#domain/rules/spell-data.ts';
import { castingOfSpell, numbersOfSpell } from '#domain/character/sheet/spellcasting.ts';
import type { ClassCasting } from '#domain/character/sheet/spellcasting.ts';
import { anyCastsOf, freeCastsOf } from '#domain/character/free-casts/free-casts.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { ownSpeedOf, speedOf } from '#domain/character/sheet/speed.ts';
import { scoreOf } from '#domain/character/sheet/scores.ts';
import { species } from '#domain/srd/species.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { eachFeature, levelOfWay } from '#domain/character/effects/feature-ways.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { chosenOptions } from '#domain/character/options/feature-options.ts';
import { sourceOf } from '#domain/srd/features/load-features.ts';
import { itemsCarried } from './use/items/items-on-sheet.ts';
import type { HeroFeatures } from './use/hero-features.ts';
import { heldShield } from '#domain/character/sheet/equipment.ts';
import { munitionOf } from '#domain/character/sheet/munition.ts';
import { isMagical } from '#domain/character/inventory/weapons-carried.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';

/** Dice with what is added: "1d8+3". */
function diceWith(dice: string, added: number): string {
  if (added === 0) return dice;
  return added < 0 ? `${dice}-${-added}` : `${dice}+${added}`;
}

function combatAttackOf(attack: Attack, character: Character): CombatAttack {
  const item = character.inventory.find(({ id }) => id === attack.itemId);
  const weapon = findWeapon(item ? mundaneId(item) : null);
  const near = weapon?.reach !== 'ranged';
  return {
    name: attack.name,
    kind: near ? (weapon?.range ? 'either' : 'melee') : 'ranged',
    toHit: attack.toHit.value,
    reach: near ? (weapon?.properties.includes('reach') ? 10 : 5) : null,
    range: weapon?.range ?? null,
    damage: [{ dice: diceWith(attack.dice, attack.damage.value), type: attack.damageType }],
    inflicts: null,
    ...(attack.place === 'offHand' && { offHand: true }),
    ability: attack.ability,
    ...(weapon?.properties.includes('finesse') && { finesse: true }),
    ...(attack.itemId === null && { unarmed: true }),
    ...(attack.damageTypes && { types: [...attack.damageTypes] }),
    weapon: weaponInHand(attack, character, item, weapon),
  };
}

/** What shoots what (SRD 5.2.1, Ammunition). */
const ammunitionOf: Readonly<Record<string, string>> = {
  blowgun: 'needle',
  'hand-crossbow': 'bolt',
  'heavy-crossbow': 'bolt',
  'light-crossbow': 'bolt',
  longbow: 'arrow',
  musket: 'bullet-firearm',
  pistol: 'bullet-firearm',
  shortbow: 'arrow',
  sling: 'bullet-sling',
};

/** What the weapon of an attack brings besides its numbers. The quick rules count no ammunition. */
function weaponInHand(
  { itemId, modifier, mastery, hands, damage, isPact, attacks, notes }: Attack,
  character: Character,
  item: Item | undefined,
  weapon: Weapon | undefined,
): NonNullable<CombatAttack['weapon']> {
  const { classes, ruleSet } = character;
  const shield = ruleSet === 'srd' ? heldShield(character)?.item.name : undefined;
  const kind = weapon && ruleSet === 'srd' ? ammunitionOf[weapon.id] : undefined;
  return {
    itemId,
    ...(weapon && { kind: weapon.id }),
    ...(item && item.place !== 'pack' && { held: true as const }),
    ...(item && isMagical(item) && { magical: true as const }),
    ...(isPact && { pact: isPact }),
    ...(attacks !== undefined && { attacks }),
    modifier,
    dc: Math.max(1, 8 + modifier + proficiencyBonusOf(levelOf({ classes }))),
    mastery: mastery?.name ?? null,
    properties: [...(weapon?.properties ?? [])],
    ...(hands && { hands: { one: diceWith(hands.one, damage.value), two: diceWith(hands.two, damage.value) } }),
    ...(notes.some((each) => each.startsWith('Heavy:')) && { unwieldy: true }),
    ...(shield !== undefined && weapon?.properties.includes('two-handed') && { shield }),
    ...(item && weapon?.properties.includes('thrown') && { carried: item.quantity }),
    ...(kind !== undefined && { ammunition: kind }),
  };
}

/** What a character carries that some weapon shoots. */
function ammunitionCarried({ inventory, ruleSet }: Character): CombatantProfile['ammunition'] {
  if (ruleSet !== 'srd') return [];
  return inventory.flatMap((item, at) => (munitionOf(item) !== null ? [{ item, at, left: item.quantity }] : []));
}

/** Skills that something lasting on the sheet helps or hinders: loud armor, a trait. */
function skillModesOf(character: Character): CombatantProfile['skillModes'] {
  // Conditions and effects count in the fight itself.
  const plain = { ...character, conditions: [], activeEffects: [], damage: 0 };
  const modes = skillNames.flatMap((skill) => {
    const test = { kind: 'check', ability: skillAbility[skill], skill, weapon: null } as const;
    const given = advantageFrom(circumstancesOf(plain, test, {}));
    return given === 'none' ? [] : [[skill, given] as const];
  });
  return Object.fromEntries(modes);
}

/** Spells of those whose classes cast nothing: what a species or a feat gave them, without a slot. Null where there are none. */
function givenCastingOf(character: Character, spells: readonly string[], { abilities, proficiencyBonus }: Sheet): SlotCasting | null {
  const [first] = spells;
  if (first === undefined) return null;
  const { ability, attack, saveDifficulty } = numbersOfSpell(character, first);
  const numbers = { dc: saveDifficulty.value, toHit: attack.value, modifier: abilities[ability].modifier };
  return { ...numbers, level: levelOf(character), proficiency: proficiencyBonus, spells: [...spells], slots: [] };
}

/** Spells that are ready, with their numbers and the slots that are left; null for those who cast nothing. */
function slotCastingOf(character: Character, sheet: Sheet): SlotCasting | null {
  const { spellcasting, abilities, proficiencyBonus } = sheet;
  const ready = knownSpellsOf(character).filter(({ spell, prepared }) => prepared || spellOf(character, spell)?.level === 0);
  const spells = ready.map(({ spell }) => spell);
  if (!spellcasting) return givenCastingOf(character, spells, sheet);
  const numbersOf = ({ class: of, saveDifficulty, attack, ability }: ClassCasting) => ({
    class: of,
    dc: saveDifficulty.value,
    toHit: attack.value,
    modifier: abilities[ability].modifier,
  });
  const given = ready.flatMap(({ spell, class: of }) => (of === null ? [spell] : []));
  const [first, ...others] = spellcasting.classes;
  const further = others.map((way) => ({
    ...numbersOf(way),
    spells: ready.flatMap(({ spell }) => (castingOfSpell(character, spellcasting, spell).class === way.class ? [spell] : [])),
  }));
  return {
    ...numbersOf(first),
    level: levelOf(character),
    proficiency: proficiencyBonus,
    spells,
    slots: spellcasting.slots.map(({ level, left, total, pact }) => ({ level, left, total, pact })),
    ...(given.length > 0 && { given }),
    ...(further.length > 0 && { further }),
  };
}

/** What class, species and feats let a character do, and what is left of it; null by the quick rules. */
function featuresIn(character: Character, { abilities, proficiencyBonus, uses, hitDice }: Sheet): HeroFeatures | null {
  if (character.ruleSet === 'quick' && uses.length === 0 && character.givenFeatures.length === 0) return null;
  const features = eachFeature(character).flatMap((feature) => {
    const source = sourceOf(feature);
    const ability =
      feature.class === null ? {} : { ability: Number(valuesOf(character, [], 0, { feature: feature.class })['ability'] ?? 0) };
    const chosen = chosenOptions(character, feature.class, feature.name);
    const known = { name: feature.name, level: levelOfWay(character, feature), ...ability, ...(chosen && { chosen }) };
    return source === null ? [] : [{ ...known, source }];
  });
  const forms = knownFormsOf(character);
  const dice = hitDice.find(({ left }) => left > 0) ?? hitDice[0];
  const modifiers = eachAbility((ability) => abilities[ability].modifier);
  // What conditions do to it the fight knows itself.
  const speed = speedOf({ ...character, conditions: [], exhaustion: 0, damage: 0 }).value;
  return {
    values: {
      ...modifiers,
      ability: Number(valuesOf(character)['ability'] ?? 0),
      proficiency: proficiencyBonus,
      speed,
      halfSpeed: Math.floor(speed / 2),
      strengthScore: scoreOf(character, 'strength'),
      // Which of the two a boon raised is kept nowhere: the higher one stands for it.
      raisedScore: Math.max(scoreOf(character, 'strength'), scoreOf(character, 'dexterity')),
    },
    species: character.species,
    lineage: character.lineage,
    features,
    freeCasts: freeCastsOf(character),
    anyCasts: anyCastsOf(character),
    ...(forms.most > 0 && { forms: { known: [...forms.known], most: forms.most } }),
    uses: uses.map(({ id, name, left, total, back }) => ({ id, name, left, total, back })),
    hitDice: { die: dice?.die ?? 8, left: dice?.left ?? 0 },
    ...(character.ruleSet === 'srd' && { inspiration: character.inspiration }),
  };
}

/** What a character brings into a fight: their numbers as they are now, and every attack of the sheet. */
export function profileFromCharacter(character: Character): CombatantProfile {
  // What exhaustion takes from every d20 is counted by the fight itself.
  const sheet = deriveSheet({ ...character, exhaustion: 0 });
  const shape = shapeOf(character);
  return {
    id: character.id,
    name: character.name,
    kind: 'hero',
    side: 'heroes',
    source: character.id,
    armorClass: sheet.armorClass.value,
    hitPoints: sheet.hitPoints.left,
    maxHitPoints: sheet.hitPoints.maximum.value,
    temporaryHitPoints: character.temporaryHitPoints,
    initiativeBonus: sheet.initiative.value,
    dexterity: shape?.stats.dexterity ?? character.stats.dexterity,
    saves: eachAbility((ability) => sheet.abilities[ability].save.value),
    attacks: withDistinctNames(shape ? shape.attacks : sheet.attacks.map((attack) => combatAttackOf(attack, character))),
    effects: shape?.effects ?? [],
    attacksPerTurn: sheet.attacksPerTurn,
    spellcasting: null,
    slotCasting: slotCastingOf(character, sheet),
    features: shape?.replaces ? null : featuresIn(character, sheet),
    homebrew: character.homebrew,
    legend: null,
    resistances: sheet.resistances,
    immunities: sheet.immunities,
    vulnerabilities: sheet.vulnerabilities,
    conditionImmunities: sheet.conditionImmunities,
    hidden: false,
    notes: '',
    xp: 0,
    abilities: eachAbility((ability) => sheet.abilities[ability].check.value),
    skills: Object.fromEntries(sheet.skills.map(({ skill, check }) => [skill, check.value])),
    skillModes: skillModesOf(character),
    proficiency: sheet.proficiencyBonus,
    ammunition: ammunitionCarried(character),
    items: shape?.replaces ? [] : itemsCarried(character),
    level: levelOf(character),
    size: shape?.size ?? species[character.species].sizes[0],
    speed: ownSpeedOf(character),
  };
}
