import { backText } from '#domain/character/shown/back-text.ts';
import type { Use } from '#domain/character/sheet/uses.ts';
import { isMagicAction } from '#domain/combat/use/paying/magic-action.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import type { SlotCasting } from '#domain/rules/spell-data.ts';
import { areaText } from '#domain/rules/activity/tell/area-text.ts';
import { grownFormula } from '#domain/rules/activity/grown-formula.ts';
import { spellNumbers } from '#domain/combat/use/spell-numbers.ts';
import { damageChoicesOf, lentTypesOf } from '#domain/rules/activity/damage-parts.ts';
import { mostTargets, strikesOf, tierOf } from '#domain/rules/activity/strikes.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import { creatureChoices } from '#domain/srd/monsters/call-creatures.ts';
import { isPool } from '#domain/rules/activity/costs.ts';
import { isForAnyTurn } from '#domain/combat/use/spell-in-use.ts';
import { asksForTargets } from '#domain/rules/activity/targeting.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import type { DamageGift } from '#domain/srd/spells/spell-gifts.ts';
import { signed } from '#domain/combat/deeds/attack-figures.ts';
import { whileStopped } from '#domain/combat/deeds/while-stopped.ts';

/** With what numbers something is used, and by what it grows. */
type Casting = Parameters<typeof grownFormula>[1] & { toHit: number; dc: number };

type Numbers = NonNullable<SlotCasting['further']>[number];

/** Somebody who does something, with what is left of their turn. */
export interface Actor {
  id: string;
  name: string;
  toHit: number;
  dc: number;
  modifier: number;
  level: number;
  slots: { level: number; left: number }[];
  /** Spells of further classes, which are cast with other numbers. */
  further: readonly Numbers[];
  /** What they attack with: some things are laid on a weapon. */
  attacks?: Attack[];
  /** The spell that they concentrate on. */
  concentration: string | null;
  /** What of the turn is gone; null for a Dungeon Master, who decides. */
  turn: {
    acts: boolean;
    acted: boolean;
    mayAttack: boolean;
    bonusActionUsed: boolean;
    slotUsed: boolean;
    reactionUsed: boolean;
    /** Whether an action is readied, which is taken as a reaction out of their own turn. */
    readied: boolean;
    /** The spell that is readied, which alone can be done then. */
    readiedSpell?: { name: string; slot: number } | undefined;
    /** Whether no Magic action is left although an action is. */
    noMagic?: true | undefined;
    /** The condition for which they can do nothing at all now. */
    stoppedBy?: string | undefined;
  } | null;
}

/** A use that pays for a spell in place of a slot. */
export interface FreeWay {
  by: string;
  name: string;
  /** How often it is left; null for at will. */
  left: number | null;
}

/** What something is paid with: a slot, or what takes its place. */
export interface Payment {
  slot: number;
  paidBy?: string;
}

/** One thing that can be done with a spell or feature. */
export interface ActivityUse {
  key: string;
  /** Which of the activities. */
  index: number;
  used: UsedActivity;
  name: string;
  /** What features add to its damage. */
  gifts?: readonly DamageGift[];
  /** What it stands under with others, folded until somebody wants one of them. */
  group?: string;
  /** Whether it follows an earlier use that goes on. */
  isLater: boolean;
  /** Levels of slots that are left for it; empty where none is spent. */
  slots: number[];
  /** What pays for it in place of a slot, as far as it is left; it is cast at its own level then. */
  free: FreeWay[];
  /** The level it is cast at where no slot is spent; null where a slot decides. */
  castAt: number | null;
  /** How often it can still be used; null where nothing counts it. */
  left: number | null;
  total: number | null;
  /** When uses that are spent come back, where that is known. */
  back?: Use['back'];
  /** Whether it was used in this turn already, where that is possible once. */
  isUsed: boolean;
  range: string | null;
  /** The effect that keeps one from casting it. */
  barredBy?: string;
  /** The weapons that it can be laid on, by name, once they are known. */
  weapons?: readonly string[];
}

/** The level that a spell is cast at unless another slot is chosen. */
function usualSlot({ castAt, free, slots, used }: ActivityUse): number {
  return castAt ?? (free.length > 0 ? used.level : (slots[0] ?? used.level));
}

/** What pays for it unless something else is chosen: what takes the place of a slot first. */
export function usualPayment(use: ActivityUse): Payment {
  const [first] = use.free;
  return first ? { slot: use.used.level, paidBy: first.by } : { slot: usualSlot(use) };
}

/** "Favored Enemy, 2 left". */
export const freeText = ({ name, left }: FreeWay): string => (left === null ? `${name}, at will` : `${name}, ${left} left`);

const growthOf = (actor: Actor, slot: number) => ({ slot, tier: tierOf(actor.level) });

/** How many rays or darts fly, each at a target of its own; null where a spell has none. */
export function strikes(use: ActivityUse, actor: Actor, slot: number): number | null {
  return strikesOf(use.used.activity, growthOf(actor, slot), use.used.level);
}

/** The most targets it has; null for as many as stand in its area. */
export function targetLimit(use: ActivityUse, actor: Actor, slot: number): number | null {
  return mostTargets(use.used.activity, growthOf(actor, slot), use.used.level);
}

/** Whether it is used on oneself, or on nobody in particular, so that no target is asked for. */
export const needsNoTarget = ({ used: { activity } }: ActivityUse): boolean => !asksForTargets(activity);

/** Weapons with which a spell has its caster attack, by name. */
const weaponsFor = (form: 'melee' | 'ranged', attacks: readonly Attack[]): string[] =>
  attacks.flatMap(({ name, kind, unarmed }) => (unarmed !== true && (kind === 'either' || kind === form) ? [name] : []));

/** What is chosen at casting, where a spell leaves a choice: a creature, a weapon or an effect. */
export function choicesOf({ used: { kind, activity }, weapons = [] }: ActivityUse, { attacks = [] }: Pick<Actor, 'attacks'>): string[] {
  if (activity.kind === 'summon') return creatureChoices(activity);
  if (kind === 'spell' && activity.kind === 'attack' && activity.attack.with === 'weapon') return weaponsFor(activity.attack.form, attacks);
  if (weaponWanted(activity.effects ?? [])) return [...weapons];
  return (activity.effects ?? []).flatMap(({ choice, name }) => (choice === undefined || name === undefined ? [] : [name]));
}

/** Whether it turns somebody into a creature, which is chosen first. */
export const bringsForm = ({ used: { activity } }: ActivityUse): boolean =>
  (activity.effects ?? []).some(({ shape }) => shape !== undefined);

/** Types of damage that one is chosen of: its own, those of its area that stays, or that of the weapon and what a spell lends it. */
export function damageTypesOf({ used: { activity, stays } }: ActivityUse, weapon?: Pick<Attack, 'damage' | 'types'>) {
  const lent = lentTypesOf(activity);
  if (lent.length === 0) return damageChoicesOf(activity, stays);
  return [...new Set([...(weapon?.types ?? weapon?.damage.slice(0, 1).map(({ type }) => type) ?? []), ...lent])];
}

/** What a reaction answers that is offered when that happens; null for anything else. */
export function answeredBy({ used: { takes, activity } }: ActivityUse): string | null {
  const { answers, trigger } = activity.activation ?? {};
  return takes === 'reaction' && answers !== undefined ? (trigger ?? null) : null;
}

/** The spell on which its user no longer concentrates once it is used: nobody concentrates on two (SRD 5.2.1, Concentration). */
export function concentrationEndedBy({ used, isLater }: ActivityUse, { concentration }: Actor): string | null {
  return used.concentration && !isLater ? concentration : null;
}

/**
 * Whether something must be said before it is used: a choice, a type of damage, how much of a pool, that what it answers has happened, that
 * it ends the concentration on another spell, or further targets where there are any. All rays fly at whoever is aimed at.
 */
export function asksFirst(use: ActivityUse, actor: Actor, fitting: number): boolean {
  if (answeredBy(use) !== null || concentrationEndedBy(use, actor) !== null) return true;
  if (bringsForm(use) || choicesOf(use, actor).length > 1 || damageTypesOf(use).length > 1 || isPool(use.used.activity)) return true;
  const slot = usualSlot(use);
  if (needsNoTarget(use) || strikes(use, actor, slot) !== null) return false;
  const most = targetLimit(use, actor, slot);
  return most === null || (most > 1 && fitting > 1);
}

const takesText: Record<UsedActivity['takes'], string> = {
  action: '',
  attack: 'one attack',
  bonusAction: 'bonus action',
  reaction: 'reaction',
  free: 'no action',
  long: 'takes longer than a turn',
};

/** Why it cannot be done as what was readied: a spell only where that spell was. */
function whyNotReadied(use: ActivityUse, { reactionUsed, readiedSpell }: NonNullable<Actor['turn']>): string | undefined {
  if (reactionUsed) return 'reaction taken';
  const isSpell = use.used.kind === 'spell' && use.used.item === undefined && !use.isLater;
  if (isSpell || readiedSpell) return isSpell && use.used.name === readiedSpell?.name ? undefined : 'not readied';
  return use.left === 0 ? 'none left' : undefined;
}

/** Why it cannot be used now, in a few words; undefined when it can. */
export function whyNot(use: ActivityUse, { turn }: Actor): string | undefined {
  const { takes } = use.used;
  if (takes === 'long') return takesText.long;
  if (turn !== null && !turn.acts && turn.readied && turn.stoppedBy === undefined && takes === 'action') return whyNotReadied(use, turn);
  if (use.barredBy !== undefined) return `not while ${use.barredBy} lasts`;
  if (use.left === 0) return use.used.kind === 'feature' ? `none left${use.back ? `: ${backText(use.back)}` : ''}` : 'used up';
  const asksSlot = use.castAt === null && use.free.length === 0;
  if (asksSlot && use.slots.length === 0) return 'no slot left';
  if (turn === null) return undefined;
  if (turn.stoppedBy !== undefined) return whileStopped(turn.stoppedBy);
  if (takes === 'reaction') return turn.reactionUsed ? 'reaction taken' : undefined;
  if (!turn.acts) return use.used.kind !== 'power' && isForAnyTurn(use.used) ? undefined : 'on your turn';
  if (use.isUsed) return 'used this turn';
  if (takes === 'attack' && !turn.mayAttack) return 'no attack left';
  if (takes === 'bonusAction' && turn.bonusActionUsed) return 'bonus action taken';
  if (takes === 'action' && turn.acted) return 'action taken';
  if (turn.noMagic === true && isMagicAction(use.used)) return 'no Magic action left';
  return use.used.kind === 'spell' && asksSlot && turn.slotUsed ? 'one spell slot each turn' : undefined;
}

/** The numbers that a spell is cast with, as far as its figures need them. */
function castingWith({ used }: ActivityUse, actor: Actor, slot: number): Casting {
  if (used.numbers) return { ...used.numbers, slot, tier: 1 };
  const { level } = actor;
  const { toHit, dc, modifier } = spellNumbers(actor, used.id);
  return { ...growthOf(actor, slot), toHit, dc, values: { ability: modifier, level, proficiency: proficiencyBonusOf(level), slot } };
}

/** Each part of the damage as it is rolled, with what features add to every roll; what goes into one of several alone is told with the roll. */
function damagePart({ used: { activity, level }, gifts = [] }: ActivityUse, casting: Casting, rays: number): string[] {
  const parts = 'damage' in activity ? (activity.damage ?? []).filter(({ when }) => when === undefined) : [];
  const given = gifts.filter(({ once }) => !once || rays === 1);
  const takes = (part: (typeof parts)[number], { type }: DamageGift) => type === null || part.types.includes(type);
  const text = parts.map((part, place) => {
    const own = given.filter((gift) => parts.findIndex((each) => takes(each, gift)) === place);
    const formula = [grownFormula(part, casting, level), ...own.map(({ by }) => by)].join('+');
    return `${formula}${part.sameType === true ? '' : ` ${part.types.join(' or ')}`}`;
  });
  return text.length === 0 ? [] : [text.join(' and ')];
}

/** What a spell rolls and does in figures: "+5 to hit · 1d10 fire", "DEX save 13 · 8d6 fire, half on a save · 150 feet". */
export function figuresOfUse(use: ActivityUse, actor: Actor, slot = usualSlot(use)): string {
  const { activity, level, concentration, takes } = use.used;
  const casting = castingWith(use, actor, slot);
  const save = 'save' in activity ? activity.save : undefined;
  const rays = strikes(use, actor, slot);
  const area = activity.targets?.area;
  const ends = concentrationEndedBy(use, actor);
  return [
    ...(takesText[takes] === '' ? [] : [momentOf(use.used) ?? takesText[takes]]),
    ...(rays !== null && rays > 1 ? [`${rays} times`] : []),
    ...(activity.kind === 'attack' ? [`${signed(activity.attack.bonus ?? casting.toHit)} to hit`] : []),
    ...(save
      ? [
          `${save.abilities.map((each) => each.slice(0, 3).toUpperCase()).join(' or ')} save ${typeof save.dc === 'number' ? save.dc : casting.dc}`,
        ]
      : []),
    ...damagePart(use, casting, rays ?? 1),
    ...(activity.kind === 'save' && activity.save.onSave === 'half' ? ['half on a save'] : []),
    ...(activity.kind === 'heal' && isPool(activity) ? ['heals as much as you spend'] : []),
    ...(activity.kind === 'heal' && !isPool(activity) ? activity.healing.map((each) => healingText(each, casting, level)) : []),
    ...(area ? [areaText(area)] : []),
    ...(use.range === null ? [] : [use.range]),
    ...(concentration && !use.isLater ? [ends === null ? 'concentration' : `concentration, ends ${ends}`] : []),
    ...use.free.slice(0, 1).map(freeText),
    ...(use.left === null ? [] : [use.total === null ? `${use.left} left` : `${use.left} of ${use.total} left`]),
  ].join(' · ');
}

/** When a creature does something that takes nothing of its turn: "a hit with Gore". */
const momentOf = ({ kind, takes, activity }: UsedActivity): string | undefined =>
  kind === 'power' && takes === 'free' ? activity.activation?.trigger : undefined;

type Healing = Extract<UsedActivity['activity'], { kind: 'heal' }>['healing'][number];

function healingText({ formula, perSlot, what }: Healing, casting: Casting, level: number): string {
  if (formula === 'all') return 'all hit points';
  const amount = grownFormula({ formula, perSlot }, casting, level);
  return what === 'temporaryHitPoints'
    ? `${amount} temporary hit points`
    : what === 'hitPoints'
      ? `heals ${amount}`
      : `${amount} hit point maximum`;
}
