import { CombatRefusal, findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Crossing } from '#domain/combat/place/crossing.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { ConditionName } from '#domain/rules/combat-terms.ts';
import type { Aura, InAura } from './aura.ts';

export const auraName = 'Aura of Protection';

/** Features that keep a condition from all in the aura (SRD 5.2.1, Paladin). */
const sparing: Readonly<Record<string, ConditionName>> = { 'Aura of Courage': 'frightened', 'Aura of Devotion': 'charmed' };

/** The features whose aura somebody always has; as effects they were laid by earlier builds. */
const features: ReadonlySet<string> = new Set(['aura-of-protection', 'aura-of-courage', 'aura-of-devotion']);
type Borne = Combatant['activeEffects'][number];
const isAuraEffect = ({ source }: Borne): boolean => source.kind === 'feature' && features.has(source.id);

const hasAura = (one: Combatant): boolean => hasTrait(one, auraName);
const bonusOf = ({ features: hero }: Combatant): number => Math.max(1, hero?.values['charisma'] ?? 0);

/** Whether the aura of somebody is at work: it is not while they are incapacitated (SRD 5.2.1, Aura of Protection). */
const bears = (bearer: Combatant): boolean => !bearer.dead && !isIncapacitated(bearer);

/** Whether somebody stands in an aura that is at work. */
const standsIn = (one: Combatant, { away }: Aura, bearer: Combatant): boolean =>
  bearer.side === one.side && bears(bearer) && (one.id === bearer.id || !away.includes(one.id));

function inAuras(one: Combatant, borne: readonly { aura: Aura; bearer: Combatant }[]): InAura | undefined {
  const around = borne.flatMap(({ aura, bearer }) => (standsIn(one, aura, bearer) ? [bearer] : []));
  const onSheet = hasAura(one) ? bonusOf(one) : 0;
  const [best] = around.toSorted((a, b) => bonusOf(b) - bonusOf(a));
  if (one.dead || (!best && onSheet === 0)) return undefined;
  const courage = Object.keys(sparing).filter((name) => around.some((bearer) => hasTrait(bearer, name)));
  return {
    by: best?.id ?? one.id,
    names: best ? [auraName, ...courage] : [],
    bonus: best ? bonusOf(best) : 0,
    onSheet,
    spares: courage.flatMap((name) => sparing[name] ?? []),
  };
}

/**
 * A fight with the auras that paladins always have, and with what they do to all who stand in them: who is away is kept. What earlier builds
 * laid on people as effects goes.
 */
export function withAuras(combat: Combat): Combat {
  const bearers = combat.combatants.filter(hasAura);
  const isOld = combat.combatants.some(({ activeEffects }) => activeEffects.some(isAuraEffect));
  if (bearers.length === 0 && combat.auras === undefined && !isOld) return combat;
  const borne = bearers.map((bearer) => {
    const { away = [], onMap = false } = combat.auras?.find(({ by }) => by === bearer.id) ?? {};
    return { bearer, aura: { by: bearer.id, feet: hasTrait(bearer, 'Aura Expansion') ? 30 : 10, away, onMap } };
  });
  const combatants = combat.combatants.map((one) => {
    const { inAura: _, ...rest } = one;
    const inAura = inAuras(one, borne);
    const activeEffects = one.activeEffects.some(isAuraEffect)
      ? one.activeEffects.filter((each) => !isAuraEffect(each))
      : one.activeEffects;
    return { ...rest, activeEffects, ...(inAura && { inAura }) };
  });
  return { ...combat, auras: borne.map(({ aura }) => aura), combatants };
}

/** Auras are told apart from areas of spells by their id. */
export const auraId = ({ by }: Pick<Aura, 'by'>): string => `aura-${by}`.slice(0, 64);

/** Whether an aura is at work now. */
export function isAtWork({ combatants }: Pick<Combat, 'combatants'>, { by }: Aura): boolean {
  const bearer = combatants.find(({ id }) => id === by);
  return bearer !== undefined && bears(bearer);
}

/** The friends who stand in an aura, whether or not it is at work now. */
export function friendsIn({ combatants }: Pick<Combat, 'combatants'>, { by, away }: Aura): string[] {
  const bearer = combatants.find(({ id }) => id === by);
  return combatants.flatMap(({ id, side, dead }) => (side === bearer?.side && !dead && !away.includes(id) ? [id] : []));
}

/** Somebody comes into an aura or leaves it, because it is said; false where none is meant. Refuses what is so already. */
export function crossAura(draft: Draft, { areaId, targetId, inside }: Crossing): boolean {
  const aura = draft.combat.auras?.find((each) => auraId(each) === areaId);
  if (!aura) return false;
  const { name, id } = findLiving(draft, targetId);
  if (id === aura.by || friendsIn(draft.combat, aura).includes(id) === inside)
    throw new CombatRefusal(refuseCombat(inside ? 'isInArea' : 'isNotInArea', { name, area: auraName }));
  const away = inside ? aura.away.filter((each) => each !== id) : [...aura.away, id];
  draft.combat = withAuras({ ...draft.combat, auras: draft.combat.auras?.map((each) => (each === aura ? { ...each, away } : each)) });
  return true;
}
