import type { Character } from '#domain/character/character.ts';
import { noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { allWays, eachFeature } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { costsOf } from '#domain/character/effects/way-costs.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { effectsFor, isAbout } from '#domain/character/sheet/attack-effects.ts';
import type { AttackKind } from '#domain/character/sheet/attack-effects.ts';
import type { Attack } from '#domain/character/sheet/attacks.ts';
import { attacksOf, kindOfAttack } from '#domain/character/sheet/attacks.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { modeOf } from '#domain/dice/reasons.ts';
import type { Roll, RollExtra } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import type { NamedChange } from '#domain/rules/activity/read-changes.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { rollDamageOf } from '#domain/rules/roll-damage.ts';
import { detailsOf, sourceOf } from '#domain/srd/features/load-features.ts';
import { typesOffered, withTypeChosen } from './chosen-type.ts';
import { makeRoll } from './make-roll.ts';
import { sheetRoll } from './sheet-roll.ts';
import type { RollOptions, SheetRoll } from './sheet-roll.ts';
import type { SheetNumber } from './what-is-rolled.ts';

/** Damage beside that of the weapon or spell: of the type of the attack where none stands. */
interface Extra {
  name: string;
  dice: string;
  type: DamageType | null;
}

/** Damage that goes with a hit where whoever rolls says so. */
interface Chosen extends Extra {
  key: string;
  /** When it does, in words. */
  when: string | null;
  /** The damage of the weapon is rolled twice in its place, and the better roll counts. */
  isBetter: boolean;
  /** The attack roll must have advantage, or an ally stands by the target and nothing hinders the roll. */
  needsAdvantage?: boolean;
  /** The attack gives up its advantage, and so must not have disadvantage. */
  givesUpAdvantage?: boolean;
}

type Meant = NamedChange<'damageRolls'>;

/** The dice of a change to damage. Numbers stand in the sum of the attack already. */
function diceOf({ name, change }: Meant): Extra[] {
  const dice = splitFormula(change.add ?? '0').dice.filter((each) => !each.startsWith('-'));
  return dice.map((each) => ({ name, dice: each, type: change.type ?? null }));
}

const isSure = ({ change }: Meant) => change.when === undefined && change.against === undefined;

/** What features always add to the damage of such an attack: Radiant Strikes. */
function ofFeatures(character: Character, kind: AttackKind | 'spell', { features }: ActContent): Extra[] {
  const all = eachFeature(character).flatMap((feature) => {
    const source = sourceOf(feature);
    const details = source === null ? undefined : detailsOf(features.get(source) ?? [], feature, character.species);
    return (details?.effects ?? []).map((effect) => ({ name: feature.name, changes: effect.changes ?? [] }));
  });
  return changesOn(all, 'damageRolls').flatMap((each) => (isSure(each) && isAbout(each.change.with, kind) ? diceOf(each) : []));
}

/** What effects always add to the damage of a spell attack. */
function ofSpellEffects({ activeEffects }: Character): Extra[] {
  return changesOn(activeEffects, 'damageRolls').flatMap((each) =>
    isSure(each) && isAbout(each.change.with, 'spell') ? diceOf(each) : [],
  );
}

/** Dice of a type of their own that effects and the weapon itself add: they stand with the attack on the sheet. */
function ofAttack({ damage: { dice = [] } }: Attack): Extra[] {
  return dice.flatMap(({ label, dice: text, type }) =>
    type === undefined || text.startsWith('-') ? [] : [{ name: label.replace(` (${type})`, ''), dice: text, type }],
  );
}

/** An attack as its damage is rolled: with a spell, or with the weapon in a row of the sheet. */
interface With {
  kind: AttackKind | 'spell';
  effects: readonly ActiveEffect[];
}

const withSpell = ({ activeEffects: effects }: Character): With => ({ kind: 'spell', effects });
const withWeapon = (character: Character, itemId: string | null): With => ({
  kind: kindOfAttack(character, itemId),
  effects: effectsFor(itemId, character.activeEffects),
});

/** What effects add against somebody alone: Hex, Hunter's Mark. */
function ofMarks({ kind, effects }: With): Chosen[] {
  return effects.flatMap(({ id, name, changes }) =>
    changesOn([{ name, changes }], 'damageRolls').flatMap((each) =>
      isSure(each) || !isAbout(each.change.with, kind)
        ? []
        : diceOf(each).map((extra) => ({ ...extra, key: `effect ${id}`, when: each.change.when ?? null, isBetter: false })),
    ),
  );
}

/** What a feature deals with a hit, a choice for each type that it can have. */
function ofWay(character: Character, way: Way, kind: AttackKind | 'spell'): Chosen[] {
  const { activity, feature, option } = way;
  const hit = activity.activation?.hit;
  if (!hit || hit.along !== undefined || hit.natural !== undefined || !isAbout(hit.with, kind) || costsOf(character, way).length > 0)
    return [];
  const name = option ?? feature;
  const only = activity.targets && 'only' in activity.targets ? activity.targets.only : undefined;
  const when = only ?? (hit.under === undefined ? null : `under ${hit.under.join(' and ')}`);
  if (activity.rerolls !== undefined) return [{ key: way.key, name, dice: '', type: null, when: null, isBetter: true }];
  if (activity.kind !== 'damage') return [];
  const values = valuesOf(character, way.scales, 0, { feature: way.class });
  return activity.damage.flatMap((part) => {
    const dice = reckonFormula(part.formula, values);
    if (dice === null) return [];
    const types = part.sameType === true ? [null] : part.types;
    const byRoll = { needsAdvantage: hit.needs !== undefined, givesUpAdvantage: hit.withoutAdvantage === true };
    const key = (type: DamageType | null) => `${way.key} ${type ?? ''}`.trim();
    return types.map((type) => ({ key: key(type), name, dice, type, when: part.when ?? when, isBetter: false, ...byRoll }));
  });
}

/** Everything that whoever rolls can say goes with a hit: what a fight offers with an attack, as far as it adds to the damage. */
function chosenExtras(character: Character, attack: With, content: ActContent): Chosen[] {
  return [...ofMarks(attack), ...allWays(character, content).flatMap((way) => ofWay(character, way, attack.kind))];
}

const shown = ({ key, name, dice, type, when }: Chosen): RollExtra => ({
  key,
  name,
  ...(dice !== '' && { dice }),
  ...(type !== null && { type }),
  ...(when !== null && { when }),
});

/** When something goes with an attack that has no advantage to bring it about. */
const besideAlly = 'an ally of yours is within 5 feet of the target';

/**
 * What can go with an attack by how its d20 fell: nothing that needs advantage, or gives it up, where it had disadvantage (SRD 5.2.1, Sneak
 * Attack and Brutal Strike).
 */
function byRoll(extra: Chosen, roll: Roll): Chosen[] {
  const mode = modeOf(roll);
  if (extra.givesUpAdvantage === true) return mode === 'disadvantage' ? [] : [extra];
  if (extra.needsAdvantage !== true || mode === 'advantage') return [extra];
  return mode === 'disadvantage' ? [] : [{ ...extra, when: besideAlly }];
}

/** The roll of an attack with what can go with its damage, a miss too, for it may yet hit: with a weapon by its row, or with a spell. */
export function withExtras(
  character: Character,
  roll: Roll,
  by: 'spell' | { itemId: string | null },
  content: ActContent = noContent,
): Roll {
  const attack = by === 'spell' ? withSpell(character) : withWeapon(character, by.itemId);
  const weapon = by === 'spell' ? undefined : attacksOf(character).find(({ itemId }) => itemId === by.itemId);
  const added = chosenExtras(character, attack, content).flatMap((each) => byRoll(each, roll));
  const extras = [...(weapon ? typesOffered(weapon) : []), ...added.map(shown)];
  return extras.length === 0 ? roll : { ...roll, extras };
}

/** Rolls damage beside that of the attack, a card for each; without a type of its own it has that of the attack. */
function rollExtras(extras: readonly Extra[], own: DamageType, critical: boolean, dice: Dice): Roll[] {
  return extras.flatMap(({ name, dice: text, type: given }) => {
    const type = given ?? own;
    const rolled = rollDamageOf(dice, { dice: text, type }, `${name} ${critical ? 'critical damage' : 'damage'} (${type})`, critical);
    return rolled.ok ? [{ ...rolled.value.roll, total: rolled.value.amount, type }] : [];
  });
}

type WeaponDamage = Extract<SheetNumber, { kind: 'damage' }>;

/**
 * Whether what was chosen goes with the attack as it was rolled: what needs advantage, or gives it up, is one of those that its card offers (SRD 5.2.1,
 * Sneak Attack). Refuses it without that roll, and with one that does not offer it.
 */
export function judgeExtras(
  character: Character,
  { itemId, extras = [] }: WeaponDamage,
  attack: Roll | null,
  content: ActContent,
): CharacterResult<null> {
  const needy = chosenExtras(character, withWeapon(character, itemId), content).find(
    ({ key, needsAdvantage, givesUpAdvantage }) => (needsAdvantage === true || givesUpAdvantage === true) && extras.includes(key),
  );
  if (needy === undefined) return yes(null);
  const { from, extras: offered = [] } = attack ?? {};
  if (from?.what !== 'attack' || from.characterId !== character.id || from.itemId !== itemId)
    return refuse('extraNeedsAttack', { feature: needy.name });
  return offered.some(({ key }) => key === needy.key) ? yes(null) : refuse('extraNotOffered', { feature: needy.name });
}

/** Rolls the damage of a hit with a weapon: its own first, then a card for each kind that goes with it. Refuses an attack that is not there. */
export function weaponDamageRolls(
  character: Character,
  what: WeaponDamage,
  options: RollOptions,
  content: ActContent,
  dice: Dice,
): CharacterResult<Roll[]> {
  const planned = sheetRoll(character, what, options);
  if (!planned.ok) return planned;
  const found = attacksOf(character).find(({ itemId }) => itemId === what.itemId);
  if (!found) return refuse('noSuchAttack', { name: character.name });
  const { critical, extras = [] } = what;
  const attack = withTypeChosen(found, extras);
  const made = withWeapon(character, what.itemId);
  const chosen = chosenExtras(character, made, content).filter(({ key }) => extras.includes(key));
  const own = rollOwn(planned.value, chosen.find(({ isBetter }) => isBetter)?.name ?? null, dice);
  const more = [...ofFeatures(character, made.kind, content), ...ofAttack(attack), ...chosen.filter(({ isBetter }) => !isBetter)];
  return yes([own, ...rollExtras(more, attack.damageType, critical, dice)]);
}

/** The damage of the weapon itself, without dice of another type; rolled twice where something says so, of which the better counts. */
function rollOwn(planned: SheetRoll, twice: string | null, dice: Dice): Roll {
  const plain = { ...planned, added: planned.added.filter(({ type }) => type === undefined) };
  const first = makeRoll(plain, dice);
  if (twice === null) return first;
  const second = makeRoll(plain, dice);
  const [counts, other] = second.total > first.total ? [second, first] : [first, second];
  return { ...counts, notes: [...(counts.notes ?? []), `${twice}: rolled twice, the other came to ${other.total}`] };
}

/** What goes with the damage of a spell that hit. */
export function spellExtraRolls(
  character: Character,
  own: readonly Roll[],
  { critical, extras = [] }: { critical: boolean; extras?: readonly string[] | undefined },
  dice: Dice,
): Roll[] {
  const type = damageTypes.find((each) => each === own[0]?.type);
  if (type === undefined) return [];
  const chosen = chosenExtras(character, withSpell(character), noContent).filter(({ key }) => extras.includes(key));
  return rollExtras([...ofSpellEffects(character), ...chosen], type, critical, dice);
}
