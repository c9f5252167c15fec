import { Cell, GridShape, GroundChange, MapId, Name, Token } from '#domain/battle-map/state.ts';
import { MapPicture } from '#domain/battle-map/map-picture.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { lockWays } from '#domain/rules/locks/opening-lock.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { AskedTiles, BattleMapList, PictureChange, PictureParts, ShownBattleMap } from './battle-maps-shapes.ts';

const InCampaign = z.object({ campaignId: Id });
const OnMap = InCampaign.extend({ mapId: MapId });

export const list = query('battleMaps.list', {
  summary:
    'The battle maps of a campaign in the order in which they are kept, for those who lead it; for others only the one that is shown.',
  input: InCampaign,
  output: BattleMapList,
});

export const get = query('battleMaps.get', {
  summary: 'A battle map as the asking person may see it. Without an id, the one that is shown; null where none is.',
  input: InCampaign.extend({ mapId: MapId.optional() }),
  output: ShownBattleMap,
});

export const create = command('battleMaps.create', {
  summary: 'Makes a battle map of floor alone under this id.',
  input: OnMap.extend({ name: Name, grid: GridShape }),
  output: ShownBattleMap,
});

export const copy = command('battleMaps.copy', {
  summary: 'Copies a battle map under this id and name, with all that stands on it. The copy is not shown.',
  input: OnMap.extend({ copyId: MapId, name: Name }),
  output: ShownBattleMap,
});

export const order = command('battleMaps.order', {
  summary: 'Keeps the battle maps of a campaign in this order; those that are not named come after them.',
  input: InCampaign.extend({ mapIds: z.array(MapId).min(1).max(battleMapLimits.mapsPerCampaign) }),
  output: z.object({}),
});

export const draw = command('battleMaps.draw', {
  summary:
    'Changes what a battle map is made of: its name, ground, walls, doors, lights, daylight, and whether players see only what their heroes see.',
  input: OnMap.extend({ change: GroundChange }),
  output: ShownBattleMap,
});

export const layPicture = command('battleMaps.layPicture', {
  summary: 'Lays a picture under a battle map, moves and stretches the one that lies there, or takes it away.',
  input: OnMap.extend({ change: PictureChange }),
  output: ShownBattleMap,
});

export const picture = query('battleMaps.picture', {
  summary:
    'The picture under a battle map: whole for those who lead, and for others the parts that are asked for, each with only what they know of the map.',
  input: OnMap.extend({ tiles: AskedTiles }),
  output: z.object({ whole: MapPicture.nullable(), parts: PictureParts }),
});

export const removeSound = command('battleMaps.removeSound', {
  summary: 'Takes the sound file of a battle map away. One is sent as a file to /api/battle-map-sounds/{campaign}/{map}.',
  input: OnMap,
  output: ShownBattleMap,
});

export const show = command('battleMaps.show', {
  summary: 'Shows a battle map to the table in place of any other, or with null none.',
  input: InCampaign.extend({ mapId: MapId.nullable() }),
  output: z.object({}),
});

export const remove = command('battleMaps.remove', {
  summary: 'Removes a battle map with all that stands on it.',
  input: OnMap,
  output: z.object({}),
});

export const saveTokens = command('battleMaps.saveTokens', {
  summary: 'Puts tokens on a battle map, each in the place of the one with its id.',
  input: OnMap.extend({ tokens: z.array(Token).min(1).max(battleMapLimits.tokensPerMap) }),
  output: ShownBattleMap,
});

export const removeToken = command('battleMaps.removeToken', {
  summary: 'Takes a token off a battle map.',
  input: OnMap.extend({ tokenId: Id }),
  output: ShownBattleMap,
});

export const move = command('battleMaps.move', {
  summary:
    'Moves a token: those who lead put it anywhere, players move their heroes’ by the way of fewest feet through what they know. Answers the feet that it cost. Who stands on the map that is shown and acts in the running fight goes by the movement of their turn, and whose reach they leave may answer; `put` is for those who lead: it costs nothing, and nobody answers.',
  input: OnMap.extend({ tokenId: Id, cell: Cell, put: z.literal(true).optional() }),
  output: ShownBattleMap.extend({ feet: z.int() }),
});

export const turnDoor = command('battleMaps.turnDoor', {
  summary:
    'Opens or closes a door: those who lead any, players one beside their hero that is not locked; `battleMaps.openLock` opens a lock.',
  input: OnMap.extend({ between: z.tuple([Cell, Cell]), open: z.boolean() }),
  output: ShownBattleMap,
});

export const openLock = command('battleMaps.openLock', {
  summary:
    'A hero beside a locked door tries to open its lock, with thieves’ tools that they carry or by force: a check that the server rolls and the story tells, in the fight that stands on the map an action of theirs. Where it is made the door stands open.',
  input: OnMap.extend({
    /** Of the message that tells it outside of a fight: asked again under the same id, nothing is rolled a second time. */
    id: Uuid,
    characterId: Uuid,
    between: z.tuple([Cell, Cell]),
    way: z.enum(lockWays),
  }),
  /** Whether it stands open now, and what became of it in words; nothing while the fight waits for an answer. */
  output: ShownBattleMap.extend({ isOpen: z.boolean(), told: z.string() }),
});

export const ping = command('battleMaps.ping', {
  summary: 'Points at a cell of the map that is shown, for everybody at the table.',
  input: OnMap.extend({ cell: Cell }),
  output: z.object({}),
});
