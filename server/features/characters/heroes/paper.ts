import { paperOf } from '#domain/character/shown/paper.ts';
import { policies } from '#domain/permissions/policies.ts';
import { paper as operation } from '#contract/play/heroes/heroes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findKind, heroAsked } from './asked-hero.ts';

export const paper = query(operation, {
  may: policies['heroes.paper'],
  find: findKind,
  run: async (call) => {
    const { character, picture } = await heroAsked(call);
    return { paper: paperOf(character), picture };
  },
});
