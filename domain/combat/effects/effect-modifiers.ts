import { parseKnownDice, rollExpression } from '#domain/dice/expression/expression.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { itemOfEffect } from '#domain/character/sheet/attack-effects.ts';
import { isHeldBy } from './condition.ts';
import { bearingsOf, hasTrait } from './standing-changes.ts';
import type { Bearing } from './standing-changes.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import type { AttackKind } from '#domain/rules/activity/activation.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { modifierOf } from '#domain/rules/ability.ts';
import type { Ability, Advantage, DamageType } from '#domain/rules/combat-terms.ts';

/** What kind of attack is made. */
export interface AttackForm {
  ranged: boolean;
  spell: boolean;
  /** With which ability it is made, whether the weapon has finesse, and whether there is none: as far as a sheet says so. */
  ability?: Ability | undefined;
  finesse?: boolean | undefined;
  unarmed?: boolean | undefined;
  /** Whether it is the pact weapon of a warlock. */
  pact?: true | undefined;
  /** The weapon, by its row on the sheet. */
  itemId?: string | null | undefined;
  /** The class in which the spell is cast, as far as a sheet says so. */
  castIn?: string | undefined;
}

const forms: Record<AttackKind, (form: AttackForm) => boolean> = {
  melee: ({ ranged }) => !ranged,
  ranged: ({ ranged }) => ranged,
  weapon: ({ spell, unarmed }) => !spell && unarmed !== true,
  meleeWeapon: ({ ranged, spell, unarmed }) => !ranged && !spell && unarmed !== true,
  rangedWeapon: ({ ranged, spell }) => ranged && !spell,
  spell: ({ spell }) => spell,
  unarmed: ({ unarmed }) => unarmed === true,
  strength: ({ ability, spell }) => ability === 'strength' && !spell,
  // Which weapon is meant stands on the sheet, which counts it.
  thisWeapon: () => false,
  pactWeapon: ({ pact }) => pact === true,
  finesseOrRanged: ({ ranged, spell, finesse }) => !spell && (ranged || finesse === true),
};

/** A change that a rule can count: none that waits for the table's word, unless a mark says it. */
const counts = (change: { when?: string | undefined; against?: string | undefined }) =>
  change.when === undefined || change.against === 'marked';

/** Spells of somebody that have marked somebody else, such as Hunter's Mark or Hex, by id. */
export const marksOn = ({ activeEffects }: Combatant, byId: string): string[] => [
  ...new Set(activeEffects.flatMap(({ from, source }) => (from === byId && source.kind === 'spell' ? [source.id] : []))),
];
const isMarkedBy = (one: Combatant, byId: string, spell: string): boolean => marksOn(one, byId).includes(spell);
const huntersMark = 'hunters-mark';
/** Whether an attack is of the kind that is meant; any where none is. */
export const fits = (given: AttackKind | undefined, form: AttackForm): boolean => given === undefined || forms[given](form);

/** What an effect changes about an attack with one weapon: what an item says of its own attacks counts for these alone. */
function changesWith(effect: Bearing, { itemId }: AttackForm): Bearing['changes'] {
  const item = itemOfEffect(effect);
  return effect.changes.flatMap((each) => {
    const isOwn = (each.on === 'attackRolls' || each.on === 'damageRolls') && each.with === 'thisWeapon';
    if (!isOwn || item === undefined) return [each];
    return item === itemId ? [{ ...each, with: undefined }] : [];
  });
}

/** Effects that hold between two: those against their giver alone, against all others, or with another weapon are left out where they do not fit. */
function between(
  effects: readonly Bearing[],
  on: 'attackRolls' | 'damageRolls',
  { attacker, target }: { attacker: Combatant; target: Combatant },
  form: AttackForm,
) {
  const fitting = effects.map((effect) => ({
    ...effect,
    changes: changesWith(effect, form).filter((each) => {
      if (each.on === 'attackRolls' && each.castIn !== undefined && each.castIn !== form.castIn) return false;
      if (each.on !== on || each.against === undefined) return true;
      if (each.against === 'marked') return effect.source !== undefined && isMarkedBy(target, attacker.id, effect.source.id);
      return (each.against === 'source') === (effect.from === target.id);
    }),
  }));
  // Of effects of one name the newest counts: one that has nothing to say here must not hide an older one.
  return fitting.filter(({ changes }) => changes.length > 0);
}

/** What gives advantage or disadvantage, by its name. */
interface Given {
  name: string;
  mode: Exclude<Advantage, 'none'> | undefined;
}

/** Those that help and those that hinder. */
function reasonsFrom(given: readonly Given[]): Reasons {
  const that = (wanted: Given['mode']) => given.flatMap(({ name, mode }) => (mode === wanted ? [name] : []));
  return { helps: that('advantage'), hinders: that('disadvantage') };
}

/** What effects of both sides help or hinder an attack with, a grappler's hold and a hunter's mark (SRD 5.2.1, Grappler, Precise Hunter); those on the target say whose they are. */
export function attackModes(attacker: Combatant, target: Combatant, form: AttackForm): Reasons {
  const own = changesOn(between(bearingsOf(attacker), 'attackRolls', { attacker, target }, form), 'attackRolls');
  const others = changesOn(target.activeEffects, 'attacksAgainst').map((each) => ({ ...each, name: `${each.name} (${target.name})` }));
  const counted = [...own, ...others].filter(({ change }) => counts(change) && fits(change.with, form));
  const held = hasTrait(attacker, 'Grappler') && isHeldBy(target, attacker.id);
  const hold: Given[] = held ? [{ name: `Grappler: ${attacker.name} holds ${target.name}`, mode: 'advantage' }] : [];
  const isHunted = hasTrait(attacker, 'Precise Hunter') && isMarkedBy(target, attacker.id, huntersMark);
  const hunt: Given[] = isHunted ? [{ name: 'Precise Hunter', mode: 'advantage' }] : [];
  return reasonsFrom([...counted.map(({ name, change }): Given => ({ name, mode: change.mode })), ...hold, ...hunt]);
}

/** What effects help or hinder a saving throw with; some those alone that keep concentration. */
export function saveModes(one: Combatant, ability: Ability, keepsConcentration = false): Reasons {
  const all = changesOn(bearingsOf(one), 'savingThrows').filter(
    ({ change }) => counts(change) && (change.abilities === 'all' || change.abilities.includes(ability)),
  );
  const kept = keepsConcentration ? changesOn(bearingsOf(one), 'concentration') : [];
  return reasonsFrom([...all, ...kept].map(({ name, change }) => ({ name, mode: change.mode })));
}

/** What somebody is under that helps or hinders a roll that nobody else has a part in. */
export function ownModes(one: Combatant, on: 'initiative' | 'deathSaves'): Reasons {
  return reasonsFrom(changesOn(bearingsOf(one), on).map(({ name, change }) => ({ name, mode: change.mode })));
}

/** The lowest face of the d20 that is a critical hit where it hits. */
export function criticalFrom(attacker: Combatant, form: AttackForm): number {
  const faces = changesOn(bearingsOf(attacker), 'criticalHits').flatMap(({ change }) =>
    fits(change.with, form) ? (change.from ?? []) : [],
  );
  return Math.min(20, ...faces);
}

/** What effects add to one roll: the sum, and in words where it comes from ("Bless +3"). */
export interface Added {
  amount: number;
  parts: string[];
}

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

function rollAdded(dice: Dice, one: Combatant, each: readonly { name: string; add: string }[]): Added {
  const parts = each.map(({ name, add }) => {
    const split = splitFormula(add);
    const rolled = split.dice.map((text) => {
      const parsed = parseKnownDice(text.replace('-', ''));
      const total = parsed.ok ? rollExpression(dice, parsed.value).total : 0;
      return text.startsWith('-') ? -total : total;
    });
    // Numbers of a hero's effects stand on the sheet already; dice are always rolled here.
    const number = one.kind === 'npc' ? split.number : 0;
    return { name, amount: rolled.reduce((sum, value) => sum + value, number), isRolled: split.dice.length > 0 || number !== 0 };
  });
  const counted = parts.filter(({ isRolled }) => isRolled);
  return {
    amount: counted.reduce((sum, { amount }) => sum + amount, 0),
    parts: counted.map(({ name, amount }) => `${name} ${signed(amount)}`),
  };
}

/** Rolls what effects add to an attack roll. */
export function addedToAttack(dice: Dice, attacker: Combatant, target: Combatant, form: AttackForm): Added {
  const changes = changesOn(between(attacker.activeEffects, 'attackRolls', { attacker, target }, form), 'attackRolls');
  const adds = changes.flatMap(({ name, change }) =>
    change.add !== undefined && counts(change) && fits(change.with, form) ? [{ name, add: change.add }] : [],
  );
  return rollAdded(dice, attacker, adds);
}

/** What effects say of checks of a skill, or of an ability alone. */
function checkChanges({ activeEffects }: Combatant, ability: Ability, skill: SkillName | null) {
  return changesOn(activeEffects, 'abilityChecks').filter(
    ({ change }) =>
      counts(change) &&
      (change.skills === undefined || (skill !== null && change.skills.includes(skill))) &&
      (change.abilities === undefined || change.abilities === 'all' || change.abilities.includes(ability)),
  );
}

/** What effects help or hinder a check of a skill, or of an ability alone, with. */
export function checkModes(one: Combatant, ability: Ability, skill: SkillName | null): Reasons {
  return reasonsFrom(checkChanges(one, ability, skill).map(({ name, change }) => ({ name, mode: change.mode })));
}

/** Rolls what effects add to a check of a skill, or of an ability alone. */
export function addedToCheck(dice: Dice, one: Combatant, ability: Ability, skill: SkillName | null): Added {
  const adds = checkChanges(one, ability, skill).flatMap(({ name, change }) =>
    change.add === undefined ? [] : [{ name, add: change.add }],
  );
  return rollAdded(dice, one, adds);
}

/** What the aura around somebody adds to a saving throw: no more than what their sheet does not count, or to a death save all of it. */
export function auraAdded({ inAura }: Pick<Combatant, 'inAura'>, to: 'save' | 'deathSave'): number {
  if (inAura === undefined) return 0;
  return to === 'save' ? inAura.bonus - inAura.onSheet : inAura.bonus;
}

/** Rolls what effects add to a saving throw, with the aura that somebody stands in. */
export function addedToSave(dice: Dice, one: Combatant, ability: Ability): Added {
  const aura = auraAdded(one, 'save');
  const added = effectsOnSave(dice, one, ability);
  return aura === 0 ? added : { amount: added.amount + aura, parts: [...added.parts, `Aura of Protection ${signed(aura)}`] };
}

function effectsOnSave(dice: Dice, one: Combatant, ability: Ability): Added {
  const adds = changesOn(one.activeEffects, 'savingThrows').flatMap(({ name, change }) =>
    change.add !== undefined && counts(change) && (change.abilities === 'all' || change.abilities.includes(ability))
      ? [{ name, add: change.add }]
      : [],
  );
  return rollAdded(dice, one, adds);
}

/** Dice of damage that effects add to a hit, each with its type; those without a type are of the attack's own. */
export function damageAdded(
  attacker: Combatant,
  target: Combatant,
  form: AttackForm,
): { name: string; dice: string; type: DamageType | null }[] {
  return changesOn(between(bearingsOf(attacker), 'damageRolls', { attacker, target }, form), 'damageRolls').flatMap(({ name, change }) => {
    if (change.add === undefined || !counts(change) || !fits(change.with, form)) return [];
    // A mark of somebody who slays foes deals more (SRD 5.2.1, Foe Slayer).
    const isSlaying = change.against === 'marked' && name === "Hunter's Mark" && hasTrait(attacker, 'Foe Slayer');
    const { dice, number } = splitFormula(isSlaying ? '1d10' : change.add);
    const added = attacker.kind === 'npc' && number !== 0 ? [String(number)] : [];
    return [...dice, ...added].map((text) => ({ name, dice: text, type: change.type ?? null }));
  });
}

const listed = (types: 'all' | readonly DamageType[], type: DamageType) => types === 'all' || types.includes(type);

/** Whether an effect gives resistance, immunity or vulnerability to a type of damage. */
export function meetsDamage({ activeEffects }: Combatant, on: 'resistance' | 'immunity' | 'vulnerability', type: DamageType): boolean {
  return changesOn(activeEffects, on).some(({ change }) => counts(change) && listed(change.types, type));
}

/** Rolls by how much effects lessen damage of some types. */
export function damageLessened(dice: Dice, one: Combatant, types: readonly (DamageType | null)[]): Added {
  const adds = changesOn(one.activeEffects, 'damageTaken').flatMap(({ name, change }) =>
    counts(change) &&
    change.less !== undefined &&
    (change.types === undefined || types.some((type) => type !== null && listed(change.types ?? 'all', type)))
      ? [{ name, add: change.less }]
      : [],
  );
  return rollAdded(dice, { ...one, kind: 'npc' }, adds);
}

/** Armor class with what effects add for those who have no sheet; a hero's sheet counts them itself. */
export function armorClassNow({ kind, armorClass, activeEffects, dexterity }: Combatant): number {
  if (kind === 'hero') return armorClass;
  const changes = changesOn(activeEffects, 'armorClass')
    .map(({ change }) => change)
    .filter(counts);
  const modifier = modifierOf(dexterity);
  const bases = changes.flatMap(({ base, abilities }) =>
    base === undefined ? [] : [base + (abilities?.includes('dexterity') ? modifier : 0)],
  );
  const added = changes.reduce((sum, { add }) => sum + (add === undefined ? 0 : splitFormula(add).number), 0);
  const least = changes.flatMap(({ least: floor }) => floor ?? []);
  return Math.max(Math.max(armorClass, ...bases) + added, ...least);
}

/** Whether an effect forbids something. */
export function isForbidden({ activeEffects }: Combatant, what: Extract<Change, { on: 'cannot' }>['what']): boolean {
  return changesOn(activeEffects, 'cannot').some(({ change }) => change.what === what);
}

/** A label with what was added to its roll: "Mira: wisdom save (Bless +3)". */
export function labelWith(label: string, { parts }: Added): string {
  return parts.length === 0 ? label : `${label} (${parts.join(', ')})`;
}
