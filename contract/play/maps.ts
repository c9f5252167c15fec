import { Id } from '#domain/ids.ts';
import type { ListChange } from '#domain/difference.ts';
import { Fog, Pin } from '#domain/maps/map.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

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

/** What has changed on a map, for those who lead the table or for its players. */
export const MapChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('marked'),
    /** The revision that this one follows. */
    after: z.string(),
    revision: z.string(),
    mapUrl: z.string().nullable(),
    fog: Fog,
    pins: z.custom<ListChange<Pin>>(isObject),
  }),
  /** It is not said; the map is to be loaded anew by whoever does not know this revision. */
  z.object({ kind: z.literal('again'), revision: z.string() }),
]);
export type MapChange = z.infer<typeof MapChange>;

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
