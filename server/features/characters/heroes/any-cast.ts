import { spellsOfAny } from '#domain/character/free-casts/free-casts.ts';
import { policies } from '#domain/permissions/policies.ts';
import { anyCast as operation } from '#contract/play/heroes/heroes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findKind, heroAsked } from './asked-hero.ts';

export const anyCast = query(operation, {
  may: policies['heroes.anyCast'],
  find: findKind,
  run: async (call) => spellsOfAny((await heroAsked(call)).character, call.input.use),
});
