import { find, change, endConditions } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { durationOfSpell } from '#domain/character/effects/duration.ts';
import type { ActiveEffect, Until } from '#domain/rules/activity/active-effect.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { spells } from '#domain/srd/spells.ts';
import { endEffects, keptUntil } from '#domain/combat/effects/active-effects.ts';
import { endConcentration } from '#domain/combat/effects/apply-condition.ts';
import { turnsIn, turnsInHour, turnsInMinute, untilOf } from '#domain/combat/effects/until.ts';

interface Timed {
  duration: Duration;
  until: Until | null;
}

/** Turns that are left of something; `Infinity` for what no clock of a fight counts. */
function turnsLeft({ duration, until }: Timed): number {
  if (until !== null) return until.turns;
  if (duration.kind === 'turn') return 0;
  return duration.kind === 'time' ? turnsIn(duration) : Infinity;
}

/** Whether something is over once a fight is: what has a minute left or less, for so long one looks around afterwards. */
const endsWithFight = (timed: Timed) => turnsLeft(timed) <= turnsInMinute;

/** An effect that outlasts a fight: as long as the fight has left of it, in whole minutes; nothing counts its turns any more. */
function outlasting(effect: ActiveEffect): ActiveEffect {
  if (effect.until === null) return effect;
  const isWhole = effect.duration.kind !== 'time' || effect.until.turns === turnsIn(effect.duration);
  const left: Duration = { kind: 'time', amount: Math.floor(effect.until.turns / turnsInMinute), unit: 'minute' };
  const { since: _since, ...rest } = effect;
  return { ...rest, until: null, duration: isWhole ? effect.duration : left };
}

/** Whether what somebody concentrates on is over with the fight: by what they hold, or by its spell where they hold nothing. */
function isConcentrationOver({ combat }: Draft, { id, concentration, homebrew }: Combatant): boolean {
  const effects = combat.combatants.flatMap(({ activeEffects }) => activeEffects.filter(({ held, from }) => held && from === id));
  const conditions = combat.combatants.flatMap((one) => one.conditions.filter(({ held, from }) => held && from === id));
  const counted = conditions.flatMap(({ until }) => (until === null ? [] : [until.turns]));
  if (effects.length + counted.length > 0) return effects.every(endsWithFight) && counted.every((turns) => turns <= turnsInMinute);
  const own = homebrew.find(({ kind, name }) => kind === 'spell' && name === concentration);
  const { duration } = own ? (spellOf({ homebrew }, contentIdOf(own.id)) ?? {}) : (spells.find(({ name }) => name === concentration) ?? {});
  return duration !== undefined && endsWithFight({ duration: durationOfSpell(duration), until: null });
}

/** Ends what does not outlast the fight: concentration, effects and conditions that have a minute left or less. The rest goes on uncounted. */
export function endWithFight(draft: Draft): void {
  for (const one of draft.combat.combatants) {
    if (one.concentration !== null && isConcentrationOver(draft, one)) endConcentration(draft, one.id);
  }
  for (const { id } of draft.combat.combatants) {
    endEffects(draft, id, endsWithFight);
    endConditions(draft, id, ({ until }) => until !== null && until.turns <= turnsInMinute);
    const { activeEffects } = find(draft, id);
    if (activeEffects.some(({ until }) => until !== null)) change(draft, id, { activeEffects: activeEffects.map(outlasting) });
  }
}

/** Whether a fight counts something that was there before: what lasts an hour or longer outlasts fights, and stays as the sheet has it. */
const isCounted = ({ duration, until }: Timed) =>
  until === null && (duration.kind === 'turn' || (duration.kind === 'time' && turnsIn(duration) < turnsInHour));

/** Counts what somebody brings into a fight: what lasts less than an hour ends by turns from now on. */
export function countBrought(draft: Draft, bearerId: string): void {
  const { activeEffects } = find(draft, bearerId);
  const inFight = new Set(draft.combat.combatants.map(({ id }) => id));
  const counted = activeEffects.map((effect): ActiveEffect => {
    if (!isCounted(effect)) return effect;
    const giver = effect.from !== null && inFight.has(effect.from) ? effect.from : bearerId;
    const isIdling = effect.ends.some(({ by }) => by === 'idle');
    return { ...effect, until: isIdling ? keptUntil(draft, bearerId) : untilOf(draft, effect.duration, giver, bearerId) };
  });
  if (counted.some(({ until }, index) => until !== activeEffects[index]?.until)) change(draft, bearerId, { activeEffects: counted });
}
