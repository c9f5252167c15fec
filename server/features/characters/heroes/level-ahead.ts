import { planLevel } from '#domain/character/advancement/ahead/level-plan.ts';
import { policies } from '#domain/permissions/policies.ts';
import { levelAhead as operation } from '#contract/play/heroes/heroes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { allowed } from '#server/features/characters/change-character.ts';
import { findKind, heroAsked } from './asked-hero.ts';

export const levelAhead = query(operation, {
  may: policies['heroes.levelAhead'],
  find: findKind,
  run: async (call) => allowed(planLevel((await heroAsked(call)).character, call.input.draft)),
});
