import { creatureOf, srdCreatures } from '#domain/encounter/creatures.ts';
import { creatureReader } from '#domain/encounter/named-creatures.ts';
import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import type { EffectiveLore } from '#domain/world/lore/table-lore.ts';
import { ofCampaign as operation } from '#contract/play/encounters/encounters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listOwnMonsters } from '#server/features/homebrew/index.ts';
import { readEffectiveLore } from '#server/features/table-lore/index.ts';
import { listEncounters } from './encounters.store.ts';

export const ofCampaign = query(operation, {
  may: policies['encounters.ofCampaign'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId } }) => {
    const own = (await listOwnMonsters(sql, campaignId, subject)).map((block) => creatureOf(block));
    const creaturesIn = creatureReader([...srdCreatures, ...own]);
    const entries = (await readEffectiveLore(sql, actor, subject)).toSorted(inOrder);
    const lore = entries.flatMap(({ id, name, category, text }) => {
      const named = creaturesIn(`${name}\n${text}`);
      return named.length > 0 ? [{ id, name, category, creatures: named }] : [];
    });
    return { creatures: own, lore: lore.slice(0, limits.encounterLore), kept: await listEncounters(sql, campaignId) };
  },
});

const rank = ({ category }: EffectiveLore) => (category === 'factions' ? 0 : 1);
const inOrder = (one: EffectiveLore, other: EffectiveLore) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1);
