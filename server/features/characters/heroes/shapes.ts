import { policies } from '#domain/permissions/policies.ts';
import { shapes as operation } from '#contract/play/heroes/heroes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { offeredShapes } from '#server/features/characters/ruled/offered-shapes.ts';
import { findKind, heroAsked } from './asked-hero.ts';

export const shapes = query(operation, {
  may: policies['heroes.shapes'],
  find: findKind,
  run: async (call) => offeredShapes((await heroAsked(call)).character, call.input),
});
