import { aimUse } from './aim.ts';
import type { Hunt } from './aim.ts';
import type { Aim } from './ground.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { damageTaken } from '#domain/combat/effects/damage.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import type { Casting } from '#domain/combat/use/caster.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { boundsOf, parseKnownDice } from '#domain/dice/expression/expression.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { grownFormula } from '#domain/rules/activity/grown-formula.ts';
import { strikesOf } from '#domain/rules/activity/strikes.ts';

/** What an NPC could do with a spell or a power, and how much damage can be hoped for. */
export interface Means {
  step: CombatStep;
  name: string;
  hope: number;
  placing?: Aim['placing'];
}

/** How likely a saving throw is taken to fail, and an attack with a spell to hit. */
const usualChance = 0.6;

function averageOf(formula: string): number {
  const parsed = parseKnownDice(formula);
  if (!parsed.ok) return 0;
  const { minimum, maximum } = boundsOf(parsed.value);
  return Math.floor((minimum + maximum) / 2);
}

/** The damage that one use can be hoped to deal one target. */
function hopeFor({ activity, level }: UsedActivity, casting: Casting, target: Combatant): number {
  const parts = 'damage' in activity ? (activity.damage ?? []) : [];
  const sure = parts.filter(({ when }) => when === undefined);
  const whole = sure.reduce((sum, part) => {
    const type: DamageType | null = part.types[0] ?? null;
    return sum + damageTaken(target, { amount: averageOf(grownFormula(part, casting, level)), type });
  }, 0);
  const strikes = strikesOf(activity, casting, level) ?? 1;
  if (activity.kind === 'damage') return whole * strikes;
  const missed = activity.kind === 'save' && activity.save.onSave === 'half' ? whole / 2 : 0;
  return strikes * (usualChance * whole + (1 - usualChance) * missed);
}

const isChosen = ({ activity }: UsedActivity) => (activity.effects ?? []).some(({ choice }) => choice !== undefined);

/**
 * The spell or power of an NPC that promises the most damage against its mark and those whom it catches with them; null where none
 * is left, or none deals damage. Friends whom it catches count against it. What is concentrated on already is not given up.
 */
export function bestMeans(hunt: Hunt, all: readonly UsedActivity[]): Means | null {
  const { combat, npc } = hunt;
  const found = all.flatMap((used): Means[] => {
    const { activity, takes, concentration, name } = used;
    const harms = activity.kind === 'save' || activity.kind === 'attack' || activity.kind === 'damage';
    if (!harms || takes !== 'action' || isChosen(used) || (concentration && npc.concentration !== null)) return [];
    const aim = aimUse(hunt, used);
    if (aim === null) return [];
    const targets = hunt.enemies.filter(({ id }) => aim.targetIds.includes(id));
    const how = { slot: 0, choice: null, damageType: null, advantage: 'none', cover: 'none', amount: 1 } as const;
    const step: CombatStep = { name: 'useActivity', actorId: npc.id, used, targetIds: targets.map(({ id }) => id), ...how, shapers: [] };
    // What is used up or forbidden is refused by the rules themselves.
    if (!takeCombatStep(combat, step, () => 1).ok) return [];
    const casting = castingOf(npc, used, 0);
    const hoped = targets.reduce((sum, target) => sum + hopeFor(used, casting, target), 0);
    const hope = (hoped * (targets.length - aim.spoiled)) / Math.max(1, targets.length);
    return [{ step, name, hope, placing: aim.placing }];
  });
  return found.filter(({ hope }) => hope > 0).toSorted((one, other) => other.hope - one.hope)[0] ?? null;
}
