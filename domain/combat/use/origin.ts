import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { Casting } from './caster.ts';
import type { EffectOrigin } from './start-effects.ts';
import type { UsedActivity } from './used-activity.ts';

/** Where effects of something come from, and with which numbers. */
export function originOf(
  actorId: string,
  used: UsedActivity,
  { values, dc, slot }: Casting,
  { choice = null, damageType = null }: Partial<Pick<EffectOrigin, 'choice' | 'damageType'>> = {},
): EffectOrigin {
  return {
    actorId,
    name: used.name,
    source: { kind: used.kind === 'power' ? 'feature' : used.kind, id: used.id },
    duration: used.activity.duration ?? used.duration,
    concentration: used.concentration,
    values,
    save: null,
    dc,
    choice,
    damageType,
    ...(used.kind === 'spell' && slot > used.level && { castAt: slot }),
  };
}

/** The level at which something that goes on was begun, and of a spell that lasts for a time how long it lasts still. */
interface GoingOn {
  slot: number;
  time: Pick<EffectOrigin, 'duration' | 'lasts'> | null;
}

/** What goes on of something: a spell by its mark, a feature by what it left on anybody. Null where nothing goes on. */
export function goingOn(actor: Combatant, { combatants }: Combat, { id, kind, activity, duration }: UsedActivity): GoingOn | null {
  if (kind !== 'spell') {
    const own = kind === 'item' ? 'item' : 'feature';
    const isOwn = combatants.some(({ activeEffects }) =>
      activeEffects.some(({ from, source }) => from === actor.id && source.kind === own && source.id === id),
    );
    return isOwn ? { slot: 0, time: null } : null;
  }
  const mark = actor.activeEffects.find(({ source, slot }) => slot !== null && source.id === id);
  if (!mark || mark.slot === null) return null;
  const isTimed = activity.duration === undefined && duration.kind === 'time';
  return { slot: mark.slot, time: isTimed ? { duration: mark.duration, lasts: mark.until } : null };
}
