import { startEffect } from '#domain/combat/effects/active-effects.ts';
import { findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Hazard } from '#domain/rules/combat-terms.ts';

/** What each hazard does to its bearer at each of their turns (SRD 5.2.1, Burning, Suffocation). */
const rules: Readonly<Record<Hazard, Pick<ActiveEffect, 'name' | 'tick' | 'text'>>> = {
  burning: {
    name: 'Burning',
    tick: { when: 'startOfTurn', damage: { formula: '1d4', type: 'fire' } },
    text: 'Escape puts the fire out with an action and leaves its bearer prone. Water does, too.',
  },
  suffocating: {
    name: 'Suffocating',
    tick: { when: 'endOfTurn', exhausts: true },
    text: 'Once there is air again, the exhaustion that it brought is gone.',
  },
};

/** Whether an effect is a fire that its bearer can put out. */
export const isFire = ({ source, ends }: Pick<ActiveEffect, 'source' | 'ends'>): boolean =>
  (source.kind === 'table' && source.id === 'burning') || ends.some(({ by }) => by === 'puttingOut');

/** Somebody is on fire, or has no air, until that is ended. */
export function beginHazard(draft: Draft, targetId: string, hazard: Hazard): void {
  findLiving(draft, targetId);
  startEffect(draft, targetId, {
    ...rules[hazard],
    id: `${hazard}-${draft.combat.round}-${draft.events.length}-${targetId}`.slice(0, 64),
    source: { kind: 'table', id: hazard },
    from: null,
    held: false,
    changes: [],
    duration: { kind: 'permanent' },
    until: null,
    saveEnds: null,
    ends: [],
    slot: null,
  });
}
