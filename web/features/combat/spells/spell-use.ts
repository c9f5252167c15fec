import { grownFormula } from '#domain/combat/use/grown-formula.ts';
import { mostTargets, strikesOf, tierOf } from '#domain/combat/use/targets.ts';
import { isLater, usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { isOwnTarget } from '#domain/rules/activity/own-target.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { signed } from '#web/features/combat/combat-text.ts';
import { numbersOf } from './caster.ts';
import type { Caster, ReadySpell } from './caster.ts';

/** One thing that can be done with a spell: to cast it, in one of its ways, or what it does later on. */
export interface SpellUse extends ReadySpell {
  key: string;
  /** Which of the spell's activities. */
  index: number;
  used: UsedActivity;
  name: string;
  isLater: boolean;
  /** Levels of slots that are left for it; empty where none is spent. */
  slots: number[];
}

/** Everything that somebody can do with their spells: what goes on first, then by level. */
export function usesOf(caster: Caster, details: ReadonlyMap<string, SpellDetails>): SpellUse[] {
  const uses = caster.spells.flatMap((ready) => {
    const { spell } = ready;
    const activities = details.get(spell.name)?.activities ?? [];
    const slots = ready.castAt === null ? caster.slots.flatMap(({ level, left }) => (level >= spell.level && left > 0 ? [level] : [])) : [];
    return activities.flatMap((activity, index): SpellUse[] => {
      const follows = isLater(activity);
      const at = caster.active.get(spell.id);
      if (follows && at === undefined) return [];
      const only = activities.filter((each) => !isLater(each)).length === 1 && !follows;
      const name = activity.name === undefined || only ? spell.name : `${spell.name}: ${activity.name}`;
      const used = usedSpell(spell, activities, activity);
      const castAt = follows ? (at ?? null) : ready.castAt;
      return [{ ...ready, castAt, key: `${spell.id}.${index}`, index, used, name, isLater: follows, slots: follows ? [] : slots }];
    });
  });
  return uses.toSorted((one, other) => Number(other.isLater) - Number(one.isLater) || one.spell.level - other.spell.level);
}

/** The level that a spell is cast at unless another slot is chosen. */
export function usualSlot({ castAt, slots, spell }: SpellUse): number {
  return castAt ?? slots[0] ?? spell.level;
}

const growthOf = (caster: Caster, slot: number) => ({ slot, tier: tierOf(caster.level) });

/** How many rays or darts fly, each at a target of its own; null where a spell has none. */
export function strikes(use: SpellUse, caster: Caster, slot: number): number | null {
  return strikesOf(use.used.activity, growthOf(caster, slot), use.spell.level);
}

/** The most targets it has; null for as many as stand in its area. */
export function targetLimit(use: SpellUse, caster: Caster, slot: number): number | null {
  return mostTargets(use.used.activity, growthOf(caster, slot), use.spell.level);
}

/** Whether it is used on oneself, or on nobody in particular, so that no target is asked for. */
export function needsNoTarget({ used: { activity } }: SpellUse): boolean {
  if (activity.targets !== undefined && isOwnTarget(activity.targets)) return true;
  return (
    activity.kind === 'utility' ||
    activity.kind === 'summon' ||
    activity.kind === 'check' ||
    (activity.kind === 'effect' && !activity.targets)
  );
}

/** What is chosen at casting, where a spell leaves a choice. */
export function choicesOf({ used: { activity } }: SpellUse): string[] {
  return (activity.effects ?? []).flatMap(({ choice, name }) => (choice === undefined || name === undefined ? [] : [name]));
}

/** Types of damage that one is chosen of. */
export function damageTypesOf({ used: { activity } }: SpellUse) {
  const parts = 'damage' in activity ? (activity.damage ?? []) : [];
  return parts.find(({ types }) => types.length > 1)?.types ?? [];
}

/** Whether something must be said before it is used: several targets, a choice, a type of damage. */
export function asksFirst(use: SpellUse, caster: Caster): boolean {
  if (choicesOf(use).length > 0 || damageTypesOf(use).length > 0) return true;
  return !needsNoTarget(use) && targetLimit(use, caster, usualSlot(use)) !== 1;
}

const takesText: Record<UsedActivity['takes'], string> = {
  action: '',
  attack: 'one attack',
  bonusAction: 'bonus action',
  reaction: 'reaction',
  free: 'no action',
  long: 'takes longer than a turn',
};

/** Why it cannot be used now, in a few words; undefined when it can. */
export function whyNot(use: SpellUse, { turn }: Caster): string | undefined {
  const { takes } = use.used;
  if (takes === 'long') return takesText.long;
  if (use.left === 0) return 'used up';
  if (use.castAt === null && use.slots.length === 0) return 'no slot left';
  if (turn === null) return undefined;
  if (takes === 'reaction') return turn.reactionUsed ? 'reaction taken' : undefined;
  if (!turn.acts) return 'on your turn';
  if (takes === 'bonusAction' && turn.bonusActionUsed) return 'bonus action taken';
  if (takes === 'action' && turn.acted) return 'action taken';
  return use.castAt === null && turn.slotUsed ? 'one spell slot each turn' : undefined;
}

/** The numbers that a spell is cast with, as far as its figures need them. */
function castingWith({ spell }: SpellUse, caster: Caster, slot: number): Parameters<typeof grownFormula>[1] {
  const { level } = caster;
  const { toHit, dc, modifier } = numbersOf(caster, spell);
  return { ...growthOf(caster, slot), toHit, dc, values: { ability: modifier, level, proficiency: proficiencyBonusOf(level), slot } };
}

function damagePart({ used: { activity, level } }: SpellUse, casting: Parameters<typeof grownFormula>[1]): string[] {
  const parts = 'damage' in activity ? (activity.damage ?? []) : [];
  const text = parts.flatMap((part) =>
    part.when === undefined ? [`${grownFormula(part, casting, level)} ${part.types.join(' or ')}`] : [],
  );
  return text.length === 0 ? [] : [text.join(' and ')];
}

/** What a spell rolls and does in figures: "+5 to hit · 1d10 fire", "DEX save 13 · 8d6 fire, half on a save · 150 feet". */
export function figuresOfUse(use: SpellUse, caster: Caster, slot = usualSlot(use)): string {
  const { activity, level, concentration, takes } = use.used;
  const casting = castingWith(use, caster, slot);
  const save = 'save' in activity ? activity.save : undefined;
  const rays = strikes(use, caster, slot);
  const area = activity.targets?.area;
  return [
    ...(takesText[takes] === '' ? [] : [takesText[takes]]),
    ...(rays !== null && rays > 1 ? [`${rays} times`] : []),
    ...(activity.kind === 'attack' ? [`${signed(activity.attack.bonus ?? caster.toHit)} to hit`] : []),
    ...(save
      ? [
          `${save.abilities.map((each) => each.slice(0, 3).toUpperCase()).join(' or ')} save ${typeof save.dc === 'number' ? save.dc : caster.dc}`,
        ]
      : []),
    ...damagePart(use, casting),
    ...(activity.kind === 'save' && activity.save.onSave === 'half' ? ['half on a save'] : []),
    ...(activity.kind === 'heal' ? activity.healing.map((each) => healingText(each, casting, level)) : []),
    ...(area ? [`${area.feet}-foot ${area.shape}`] : []),
    ...(use.isLater ? [] : [use.spell.range]),
    ...(concentration && !use.isLater ? ['concentration'] : []),
    ...(use.left === null ? [] : [`${use.left} left`]),
  ].join(' · ');
}

type Healing = Extract<UsedActivity['activity'], { kind: 'heal' }>['healing'][number];

function healingText({ formula, perSlot, what }: Healing, casting: Parameters<typeof grownFormula>[1], level: number): string {
  if (formula === 'all') return 'all hit points';
  const amount = grownFormula({ formula, perSlot }, casting, level);
  return what === 'temporaryHitPoints'
    ? `${amount} temporary hit points`
    : what === 'hitPoints'
      ? `heals ${amount}`
      : `${amount} hit point maximum`;
}
