import { spokenFor } from '#domain/combat/commanded.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { readDeeds as operation } from '#contract/play/narrator.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listCharacters } from '#server/features/characters/index.ts';
import { fightStore } from '#server/features/combat/index.ts';
import { loadFightMeans } from '#server/features/narrator/fight/fight-means.ts';
import { offerForDm } from '#server/features/narrator/fight/offer-for-dm.ts';
import { offerDeeds } from '#server/features/narrator/fight/offer-deeds.ts';

/** Reads words as a narrator of a fight reads them, and takes no step. */
export const readDeeds = query(operation, {
  may: policies['narrator.readDeeds'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId, text } }) => {
    const nothing = { waits: false, deeds: [] };
    const { running: combat } = await fightStore.findPlayedFight(sql, campaignId);
    if (combat === null) return nothing;
    const leads = policies['combat.open'](actor, subject) === true;
    const ofCreatures = leads ? await offerForDm(combat, text) : null;
    if (ofCreatures) return ofCreatures;
    const me = personOf(actor).id;
    // One's own stands first.
    const [first] = await listCharacters(sql, campaignId, { players: [me], characters: [] }, 1);
    const own = first?.userId === me ? first : undefined;
    const hero = own && heroOf(combat, own.id);
    return own && hero ? offerDeeds(await loadFightMeans(combat, spokenFor(combat, hero)), text, own.inventory) : nothing;
  },
});
