import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { hasFollowedTurn } from '#domain/combat/uses.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import { startEffect } from './active-effects.ts';
import { untilOf } from './until.ts';

/** What an effect that a rule of fights lays on somebody is made of. */
interface Laid extends Partial<Pick<ActiveEffect, 'conditions' | 'ends' | 'saveEnds' | 'text' | 'dc'>> {
  name: string;
  /** The mastery or action that it comes from. */
  id: string;
  /** Who bears it. */
  bearerId: string;
  /** Whom it names as its giver: those that hold against one creature alone name that creature. */
  from: string;
  /** Whose turns count, where it ends with a turn of its giver. */
  actorId: string;
  changes: ActiveEffect['changes'];
  duration: Duration;
  /** Whether it ends with the concentration of its giver, and the level of the slot that was spent on it. */
  held?: boolean;
  slot?: number;
}

/** Lays an effect of a rule on somebody, and returns its id. */
export function layEffect(draft: Draft, { id: source, bearerId, actorId, duration, ends = [], text = '', ...given }: Laid): string {
  const { name, from, changes, conditions, dc, saveEnds = null, held = false, slot = null } = given;
  const id = `${source}-${draft.combat.round}-${draft.events.length}-${bearerId}`.slice(0, 64);
  startEffect(draft, bearerId, {
    id,
    name,
    source: { kind: 'feature', id: source },
    from,
    held,
    changes,
    ...(conditions && { conditions }),
    ...(dc !== undefined && { dc }),
    duration,
    until: untilOf(draft, duration, actorId, bearerId),
    saveEnds,
    ends,
    tick: null,
    slot,
    text,
  });
  return id;
}

/**
 * Speed 0 until the end of the bearer's next turn. Where it follows a turn that has ended, as a legendary action does, the next turn is the
 * one that has begun meanwhile.
 */
export function halt(draft: Draft, name: string, actorId: string | null, bearerId: string): void {
  if (find(draft, bearerId).dead) return;
  const { combat } = draft;
  const isBetween = actorId !== null && combat.active === bearerId && hasFollowedTurn({ id: actorId }, combat);
  const duration = { kind: 'turn', whose: isBetween ? 'current' : 'target', when: 'end' } as const;
  const from = actorId ?? bearerId;
  layEffect(draft, { id: 'halted', name, bearerId, from, actorId: from, changes: [{ on: 'speed', of: 'all', set: 0 }], duration });
}
