import { Id, isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { Rumour } from '#domain/narration/rumours/rumour.ts';
import { z } from 'zod';
import { query } from '#contract/http/operation.ts';

const Drawn = z.object({
  seed: z.string().max(limits.ideaSeedLength).refine(isWritable, 'This seed contains a character that cannot be stored.'),
  /** For those who lead: also from what not everybody may read. For everybody else there are no secrets among them. */
  secrets: z.boolean().default(false),
});
const Rumours = z.object({
  /** Whether the asking person leads, and so is told what is true of each. */
  leads: z.boolean(),
  /** Of this world they are. */
  worldId: z.string(),
  rumours: z.array(Rumour),
});

export const ofWorld = query('rumours.ofWorld', {
  summary:
    'Rumours from the lore of a world, drawn by a seed. Builders are told what is true of each; others hear what everybody may read.',
  input: Drawn.extend({ worldId: Id }),
  output: Rumours,
});

export const ofCampaign = query('rumours.ofCampaign', {
  summary:
    'The same from the lore of a campaign, its own and the world’s. Those who lead it are told what is true of each; players hear what everybody may read.',
  input: Drawn.extend({ campaignId: Id }),
  output: Rumours,
});
