import { undoneOf } from '#domain/character/kept/kept-hero.ts';
import { policies } from '#domain/permissions/policies.ts';
import { history as operation } from '#contract/play/heroes/heroes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { tellFact } from '#server/features/characters/tell-fact.ts';
import { findKind, heroAsked } from './asked-hero.ts';

export const history = query(operation, {
  may: policies['heroes.history'],
  find: findKind,
  run: async (call) => {
    const { kept } = await heroAsked(call);
    const { before = Infinity, limit } = call.input;
    const earlier = kept.changes.filter(({ position }) => position < before);
    const shown = earlier.slice(-limit).toReversed();
    return {
      entries: shown.map(({ position, createdAt, summary }) => ({
        position,
        actorId: null,
        actorName: 'You',
        createdAt,
        summary: summary.map(tellFact),
        canUndo: undoneOf(kept, position).ok,
      })),
      more: earlier.length > shown.length,
    };
  },
});
