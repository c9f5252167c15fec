import { BattleMapView } from '#domain/battle-map/view.ts';
import { CombatView } from '#domain/combat/view.ts';
import { Id } from '#domain/ids.ts';
import { screenKeyForm } from '#domain/battle-map/screen-key.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { AskedTiles, PictureParts } from './battle-maps-shapes.ts';

const InCampaign = z.object({ campaignId: Id });

export const get = query('tableScreens.get', {
  summary: 'Since when a link shows the battle map of a campaign on a television; null where none does.',
  input: InCampaign,
  output: z.object({ openedAt: z.iso.datetime().nullable() }),
});

export const open = command('tableScreens.open', {
  summary: 'Makes a link that shows a television what the players of a campaign may see together. The link before it ends.',
  input: InCampaign,
  output: z.object({ key: z.string() }),
});

export const close = command('tableScreens.close', {
  summary: 'Ends the link that shows the battle map of a campaign on a television.',
  input: InCampaign,
  output: z.object({}),
});

/** The drawn face of a hero who stands on the map. */
const Face = z.object({ id: z.string(), species: z.enum(speciesIds), class: z.enum(classIds), seed: z.string() });

export const watch = query('tableScreens.watch', {
  summary:
    'What a television shows: the battle map as all heroes together see it, the running fight as players see it, drawn faces of the heroes, and where somebody points. Needs no account, but the key of the link.',
  input: z.object({
    key: z.string().regex(screenKeyForm),
    /** The revision that is shown already: where nothing has changed since, no screen is answered. */
    known: z.string().max(64).optional(),
  }),
  output: z.object({
    revision: z.string(),
    screen: z.object({ map: BattleMapView.nullable(), fight: CombatView.nullable(), faces: z.array(Face) }).nullable(),
    /** Where somebody just pointed on that map, and when; null where nobody has. */
    ping: z.object({ cell: z.int().min(0), name: z.string(), at: z.iso.datetime() }).nullable(),
  }),
});

export const picture = query('tableScreens.picture', {
  summary:
    'Parts of the picture under the battle map that a television shows, each with only what all heroes together know. Needs no account, but the key of the link.',
  input: z.object({ key: z.string().regex(screenKeyForm), tiles: AskedTiles }),
  output: z.object({ parts: PictureParts }),
});
