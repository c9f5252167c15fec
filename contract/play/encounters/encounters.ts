import { Creature } from '#domain/encounter/creature.ts';
import { terrains } from '#domain/encounter/terrains.ts';
import { KeptEncounter } from '#domain/encounter/kept-encounter.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { LoreCategory } from '#domain/world/lore/lore.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });

export const creatures = query('encounters.creatures', {
  summary: 'Every creature of the SRD as an encounter is built of them: its rating, its worth, where it is met. Needs no account.',
  input: z.object({}),
  output: z.array(Creature),
});

export const statBlock = query('encounters.statBlock', {
  summary: 'The stat block of a creature of the SRD. Needs no account.',
  input: z.object({ creatureId: Id }),
  output: StatBlock,
});

/** An entry of lore, the creatures that it or who belongs there names, and the terrains that a place or a faction speaks of. */
const NamingLore = z.object({
  id: z.string(),
  name: z.string(),
  category: LoreCategory,
  creatures: z.array(z.string()),
  terrains: z.array(z.enum(terrains)),
});
/** Factions first, then places, then all other lore, each by name. */
const AllNamingLore = z.array(NamingLore).max(limits.encounterLore);

export const ofCampaign = query('encounters.ofCampaign', {
  summary: 'What a campaign adds to building an encounter: its own creatures, whom its lore names, and encounters that are kept.',
  input: InCampaign,
  output: z.object({
    creatures: z.array(Creature),
    lore: AllNamingLore,
    kept: z.array(KeptEncounter),
  }),
});

export const ofWorld = query('encounters.ofWorld', {
  summary: 'Whom the lore of a world names, and of which terrains it speaks, as far as the asking person reads it.',
  input: z.object({ worldId: Id }),
  output: z.object({ lore: AllNamingLore }),
});

export const keep = command('encounters.keep', {
  summary: 'Keeps an encounter in a campaign. One with the same id is written anew.',
  input: InCampaign.extend({ encounter: KeptEncounter }),
  output: KeptEncounter,
});

export const forget = command('encounters.forget', {
  summary: 'Removes an encounter that a campaign keeps; one that is gone already changes nothing.',
  input: InCampaign.extend({ encounterId: Uuid }),
  output: z.object({}),
});
