import { Id } from '#domain/ids.ts';
import { Fog, Pin } from '#domain/maps/map.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
/** The map as the asking person may see it. */
const CampaignMap = z.object({
  worldId: z.string(),
  mapUrl: z.string().nullable(),
  pins: z.array(Pin),
  fog: Fog,
  /** Another word after each change of its pins and fog. */
  revision: z.string(),
});

export const get = query('maps.get', {
  summary: 'The map of a campaign: its picture, fog, and the pins that the asking person may see.',
  input: InCampaign,
  output: CampaignMap,
});

export const savePin = command('maps.savePin', {
  summary: 'Puts a pin on the map, or changes the one with its id.',
  input: InCampaign.extend({ pin: Pin }),
  output: CampaignMap,
});

export const removePin = command('maps.removePin', {
  summary: 'Takes a pin off the map.',
  input: InCampaign.extend({ pinId: Id }),
  output: CampaignMap,
});

export const reveal = command('maps.reveal', {
  summary: 'Lifts the fog from cells of the map, or with `on` false covers them again. Cells are numbered row by row from 0.',
  input: InCampaign.extend({ cells: z.array(z.int().min(0)).min(1).max(40_000), on: z.boolean() }),
  output: CampaignMap,
});

export const setFog = command('maps.setFog', {
  summary: 'Puts fog on the map, or takes it off; what was revealed stays so.',
  input: InCampaign.extend({ on: z.boolean() }),
  output: CampaignMap,
});
