import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/heroes/heroes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findKind, heroAsked, heroCard, shownHero } from './asked-hero.ts';

export const get = query(operation, {
  may: policies['heroes.get'],
  find: findKind,
  run: async (call) => {
    const { kept, character, picture } = await heroAsked(call);
    return { character, shown: await shownHero(character), position: kept.position, card: heroCard(character), picture };
  },
});
