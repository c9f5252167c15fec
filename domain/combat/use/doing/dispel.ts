import { endConcentration } from '#domain/combat/effects/apply-condition.ts';
import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { isMark } from '#domain/rules/activity/mark.ts';
import { rollCheck } from '#domain/combat/effects/check-roll.ts';
import { endConditions, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { AppliedCondition } from '#domain/combat/follow/applied-condition.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { dispelDifficulty } from '#domain/rules/magic/dispel.ts';
import type { OneUse } from '#domain/combat/use/one-use.ts';

/** A spell that lies on somebody: which, by whom, and the level it was cast at. */
interface LyingSpell {
  id: string;
  from: string | null;
  name: string;
  level: number;
}

const isEffectOf = ({ from, source }: ActiveEffect, spell: Pick<LyingSpell, 'id' | 'from'>) =>
  source.kind === 'spell' && source.id === spell.id && from === spell.from;
const isConditionOf = ({ from, spell: brought }: AppliedCondition, spell: Pick<LyingSpell, 'id' | 'from'>) =>
  brought?.id === spell.id && from === spell.from;

/** Whether something of a spell lies on somebody: more than that they keep it up. */
const bears = ({ id, activeEffects, conditions }: Combatant, spell: Pick<LyingSpell, 'id' | 'from'>) =>
  activeEffects.some((each) => isEffectOf(each, spell) && !isMark(each, id)) || conditions.some((each) => isConditionOf(each, spell));

/** Whether a spell that somebody keeps up lies on others, and nowhere else. */
function isOnOthersAlone({ combat: { combatants, areas } }: Draft, spell: Pick<LyingSpell, 'id' | 'from'>): boolean {
  const isArea = areas.some(({ by, used }) => by === spell.from && used.id === spell.id);
  return !isArea && combatants.some((one) => one.id !== spell.from && bears(one, spell));
}

/** The spells that lie on somebody; of those that they keep up themselves, such as a web, all that lie on nobody else. */
function spellsOn(draft: Draft, { id: bearerId, activeEffects, conditions }: Combatant): LyingSpell[] {
  const homebrew = draft.combat.combatants.flatMap((one) => one.homebrew);
  const found = new Map<string, LyingSpell>();
  const add = (id: string, from: string | null, cast: { name: string; level: number | null | undefined }) => {
    const spell = spellOf({ homebrew }, id);
    const known = found.get(`${id} ${from}`);
    const level = Math.max(known?.level ?? 0, cast.level ?? spell?.level ?? 0);
    found.set(`${id} ${from}`, { id, from, name: spell?.name ?? cast.name, level });
  };
  for (const effect of activeEffects) {
    const { source, from, name, slot, castAt, duration } = effect;
    const spell = { id: source.id, from };
    const isOver = isMark(effect, bearerId) && (duration.kind === 'turn' || isOnOthersAlone(draft, spell));
    if (source.kind === 'spell' && !isOver) add(source.id, from, { name, level: slot ?? castAt });
  }
  for (const { name, from, spell } of conditions) if (spell) add(spell.id, from, { name, level: spell.castAt });
  return [...found.values()];
}

/** The ability that a spell is cast with: of those that can be, the one that adds as much as its caster does. */
function abilityOf({ abilities, saves }: Combatant, { values }: OneUse['casting']): Ability {
  const open = ['intelligence', 'wisdom', 'charisma'] as const;
  return open.find((each) => (abilities ?? saves)[each] === values['ability']) ?? 'intelligence';
}

/** Ends a spell on somebody; its caster no longer concentrates on it once they do not keep it up, or it lies nowhere. */
function endSpell(draft: Draft, bearerId: string, spell: LyingSpell): void {
  const isKeptUp = find(draft, bearerId).activeEffects.some((each) => isEffectOf(each, spell) && isMark(each, bearerId));
  endEffects(draft, bearerId, (each) => isEffectOf(each, spell));
  endConditions(draft, bearerId, (each) => isConditionOf(each, spell));
  const caster = draft.combat.combatants.find(({ id }) => id === spell.from);
  if (caster?.concentration !== spell.name) return;
  if (isKeptUp || !draft.combat.combatants.some((one) => bears(one, spell))) endConcentration(draft, caster.id);
}

/** Ends the spells on its targets up to the level that it is cast at, and each higher one by a check (SRD 5.2.1, Dispel Magic). */
export function dispel({ draft, step: { actorId }, casting, targetIds }: OneUse, { dispels }: Activity): void {
  if (dispels !== true) return;
  for (const targetId of targetIds) {
    for (const spell of spellsOn(draft, find(draft, targetId))) {
      const terms = { id: actorId, of: { ability: abilityOf(find(draft, actorId), casting) }, dc: dispelDifficulty(spell.level) };
      if (spell.level <= casting.slot || rollCheck(draft, terms).made) endSpell(draft, targetId, spell);
    }
  }
}
