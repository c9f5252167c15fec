import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { keep as operation } from '#contract/play/heroes/heroes.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { heroCard, readGivenHero, sheetNow } from './asked-hero.ts';
import { insertKeptHero } from './heroes.store.ts';

export const keep = command(operation, {
  may: policies['heroes.keep'],
  find: noSubject,
  run: async ({ tx, actor, input: { hero, picture } }) => {
    if (picture !== null && readPicture(picture) === null) throw new Refusal('image.invalid');
    const kept = readGivenHero(hero);
    const isKept = await insertKeptHero(tx.sql, personOf(actor).id, { kept, picture }, limits.heroesPerAccount, tx.now);
    if (!isKept) throw new Refusal('hero.tooMany');
    return { card: heroCard(await sheetNow(kept.character, tx.now)) };
  },
});
