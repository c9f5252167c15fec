import type { Casting } from './caster.ts';
import type { EffectOrigin } from './start-effects.ts';
import type { UsedActivity } from './used-activity.ts';

/** Where effects of something come from, and with which numbers. */
export function originOf(actorId: string, used: UsedActivity, { values, dc }: Casting, choice: string | null = null): EffectOrigin {
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
  };
}
