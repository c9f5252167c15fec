import { salvageCharacter } from '#domain/character/salvage.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { heroCard, sheetNow } from './asked-hero.ts';
import { listKeptHeroes } from './heroes.store.ts';
import { homeOf } from './making/made-hero.ts';

export const list = query(operation, {
  may: policies['heroes.list'],
  find: noSubject,
  run: async ({ sql, actor }) => {
    const heroes = await listKeptHeroes(sql, personOf(actor).id, limits.heroesPerAccount);
    const now = new Date();
    return Promise.all(
      heroes.map(async ({ id, hasPicture, ...hero }) => {
        const isDamaged = !('kept' in hero);
        const character = isDamaged ? salvageCharacter(hero.damaged, homeOf(id)) : await sheetNow(hero.kept.character, now);
        return { ...heroCard(character), isDamaged, hasPicture };
      }),
    );
  },
});
