import { Cell, MapId } from '#domain/battle-map/state.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { RollOfMessage } from '#domain/chat/message.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { OwnNpc } from '#domain/combat/npc/own-npc.ts';
import { MonsterType } from '#domain/srd/monsters/stat-block.ts';
import { Challenge } from '#domain/rules/challenge-experience.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { Around, CombatNow, FoundMonsters } from './combat-shapes.ts';

/** Where an area is put on the battle map: the cell where it begins, and the place towards which it goes, in widths of a cell. */
const Placing = z.object({
  origin: Cell,
  towards: z.object({ x: z.number().min(-400).max(400), y: z.number().min(-400).max(400) }),
  /** A wall that can stand as a ring does so. */
  ring: z.literal(true).optional(),
  /** A wall that strikes beyond one of its sides does so towards whoever makes it, and a ring outwards. */
  otherSide: z.literal(true).optional(),
});

const InCampaign = z.object({ campaignId: Id });
/** The (first) newcomer, named by who asks: asked again under the same id, nobody joins a second time. */
const Newcomer = InCampaign.extend({ id: Uuid.optional() });
/** With the entry of the fight that the asking person sees, so that of two who act at once only the first does. */
const OnEntry = InCampaign.extend({ number: z.int().min(0) });

export const get = query('combat.get', {
  summary: 'The fight of a table as the asking person may see it, and what they may do in it now.',
  input: InCampaign,
  output: CombatNow,
});

export const around = query('combat.around', {
  summary:
    'Where others of the fight stand from somebody whom the asking person plays or leads, by the battle map that is shown: feet, cover, who is seen. Of those out of sight no more is told. Without a map, and for those who do not stand on it, nothing.',
  input: InCampaign.extend({ actorId: Id }),
  output: Around,
});

export const open = command('combat.open', {
  summary: 'Begins to prepare a fight with these adventurers. Players see it once it starts.',
  input: InCampaign.extend({ heroes: z.array(Uuid).max(gameLimits.heroesAtOnce) }),
  output: CombatNow,
});

export const addHeroes = command('combat.addHeroes', {
  summary: 'Adventurers of the table join the fight; once it has started, they roll initiative.',
  input: InCampaign.extend({ heroes: z.array(Uuid).min(1).max(gameLimits.heroesAtOnce) }),
  output: CombatNow,
});

export const addMonsters = command('combat.addMonsters', {
  summary: 'Creatures of the SRD or of the table’s own join the fight, each with its average hit points.',
  input: Newcomer.extend({
    monsterId: Id,
    count: z.int().min(1).max(limits.monstersAtOnce).default(1),
    /** Players do not know of them. */
    hidden: z.boolean().default(false),
    /** Met in its lair: who has one can do more there, and gives more experience. */
    inLair: z.boolean().default(false),
    /** Foes, unless they stand with the heroes or with nobody. */
    side: OwnNpc.shape.side,
  }),
  output: CombatNow,
});

export const addNpc = command('combat.addNpc', {
  summary: 'Somebody of the Dungeon Master’s own making joins the fight.',
  input: Newcomer.extend({ npc: OwnNpc, hidden: z.boolean().default(false) }),
  output: CombatNow,
});

export const addDoor = command('combat.addDoor', {
  summary:
    'A door of the battle map on which the fight stands joins it as a thing that can be broken: of those who lead any, of players one that they know. At 0 hit points it is broken on the map.',
  input: Newcomer.extend({ mapId: MapId, between: z.tuple([Cell, Cell]) }),
  output: CombatNow,
});

export const findMonsters = query('combat.findMonsters', {
  summary: 'Stat blocks of the table’s own and of the SRD that fit all that is asked, a page of them.',
  input: InCampaign.extend({
    /** The one with this id alone. */
    id: Id.optional(),
    query: words(gameLimits.nameLength).default(''),
    type: MonsterType.optional(),
    /** Challenge ratings, both included. */
    from: Challenge.optional(),
    to: Challenge.optional(),
    offset: z.int().min(0).max(10_000).default(0),
    limit: z.int().min(1).max(limits.monsterPage).default(limits.monsterPage),
  }),
  output: FoundMonsters,
});

export const step = command('combat.step', {
  summary:
    'Does one thing in the fight. Players: with their own hero, on their turn. The server rolls every die. Damage or healing that was rolled in the story names its roll, which then says who has it. Where those who fight stand on the battle map that is shown, it says who is in reach, covered and seen: `placing` puts an area on it, and `offMap` leaves it out for those who lead.',
  input: OnEntry.extend({
    step: TakenStep,
    of: RollOfMessage.optional(),
    placing: Placing.optional(),
    offMap: z.literal(true).optional(),
  }).superRefine(({ step: { name }, of }, context) => {
    if (of !== undefined && name !== 'damage' && name !== 'heal')
      context.addIssue({ code: 'custom', path: ['of'], message: 'Only damage and healing are of a roll.' });
  }),
  output: CombatNow,
});

export const undo = command('combat.undo', {
  summary: 'Takes back the last thing that happened in the fight, the end of it too; sheets follow.',
  input: OnEntry,
  output: CombatNow,
});

export const npcTurn = command('combat.npcTurn', {
  summary:
    'The narrator takes the turn of the NPC whose turn it is, to its end, or of every NPC until a hero acts; or that of a hero whose player is away.',
  input: OnEntry.extend({ which: z.enum(['one', 'all']).default('one') }),
  output: CombatNow,
});

export const end = command('combat.end', {
  summary: 'Ends the fight. Experience of foes who died, fled or yielded is shared among the heroes and written on their sheets.',
  input: OnEntry.extend({
    /** Foes who fled or yielded. */
    yielded: z.array(Id).max(gameLimits.combatants).default([]),
  }),
  output: CombatNow,
});
