import { Attack, Effect } from '#domain/rules/attack-data.ts';
import type { ListChange } from '#domain/difference.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { CombatView } from '#domain/combat/view.ts';
import type { CombatViewChange } from '#domain/combat/view-change.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { OwnNpc } from '#domain/combat/npc/own-npc.ts';
import { Roll } from '#domain/dice/roll.ts';
import { MonsterType, StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { Challenge } from '#domain/rules/xp.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
/** The (first) newcomer, named by who asks: asked again under the same id, nobody joins a second time. */
const Newcomer = InCampaign.extend({ id: Uuid.optional() });
/** With the entry of the fight that the asking person sees, so that of two who act at once only the first does. */
const OnEntry = InCampaign.extend({ number: z.int().min(0) });

/** A line of the fight's story, as the asking person may hear it. */
export const ToldLine = z.object({ key: z.string(), sentence: z.string(), rolls: z.array(Roll) });
export type ToldLine = z.infer<typeof ToldLine>;

/** An adventurer of the table, in a fight or not. */
export const TableHero = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  level: z.int(),
  hitPoints: z.int(),
  maxHitPoints: z.int(),
  temporaryHitPoints: z.int(),
  armorClass: z.int(),
  experience: z.int(),
  /** Has the experience for a level that was not taken yet. */
  mayLevelUp: z.boolean(),
});
export type TableHero = z.infer<typeof TableHero>;

/** What the asking person's own hero can do, and what of it may be done now. */
export const OwnHero = z.object({
  id: z.string(),
  attacks: z.array(Attack),
  effects: z.array(Effect),
  spent: z.array(z.string()),
  attacksMade: z.int(),
  attacksPerTurn: z.int(),
  concentration: z.string().nullable(),
  moves: z.object({ attack: z.boolean(), deathSave: z.boolean(), endTurn: z.boolean() }),
});
export type OwnHero = z.infer<typeof OwnHero>;

/** The fight of a table as one person sees it. */
const SeenFight = z.object({
  id: z.string(),
  /** The entry it stands at; steps name it. */
  number: z.int(),
  view: CombatView,
  /** The last lines, oldest first. */
  lines: z.array(ToldLine),
  hero: OwnHero.nullable(),
});
export type SeenFight = z.infer<typeof SeenFight>;

/** What stands on the Combat tab of one person. */
export const CombatNow = z.object({
  /** Whether they lead the table: they see all, and do anything. */
  leads: z.boolean(),
  /** Adventurers of the table, in the order of their names: one’s own, those who fight, then the last changed, at most 100. */
  heroes: z.array(TableHero),
  /** The character they play; null without one, and for spectators. */
  characterId: z.string().nullable(),
  /** Whether the fight of the table cannot be read; taking its last step back brings it back. */
  isDamaged: z.boolean().default(false),
  /** Whether it is a newer Hearthlore’s, and stays as it is until this one is updated. */
  isNewer: z.boolean().optional(),
  /** Null while there is none, and to players while one is being prepared. One that is over stays until the next is opened. */
  fight: SeenFight.nullable(),
});
export type CombatNow = z.infer<typeof CombatNow>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What has changed of a fight for one audience, as the server announces it. */
export const CombatChange = z.discriminatedUnion('kind', [
  /** How the fight stands: it has begun for this audience. Null when there is none for them any more. */
  z.object({
    kind: z.literal('whole'),
    fight: SeenFight.omit({ hero: true })
      .extend({ heroes: z.array(OwnHero) })
      .nullable(),
  }),
  /** What leads from one entry of the fight to a later one. */
  z.object({
    kind: z.literal('step'),
    fightId: z.string(),
    after: z.int(),
    number: z.int(),
    view: z.custom<CombatViewChange>(isObject),
    /** The lines that were added. */
    lines: z.array(ToldLine),
    heroes: z.custom<ListChange<OwnHero>>(isObject),
  }),
  /** It is not said; the fight is to be loaded anew. */
  z.object({ kind: z.literal('again') }),
]);
export type CombatChange = z.infer<typeof CombatChange>;

export const get = query('combat.get', {
  summary: 'The fight of a table as the asking person may see it, and what they may do in it now.',
  input: InCampaign,
  output: CombatNow,
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
  summary: 'Creatures of the SRD join the fight, each with its average hit points.',
  input: Newcomer.extend({
    monsterId: Id,
    count: z.int().min(1).max(limits.monstersAtOnce).default(1),
    /** Players do not know of them. */
    hidden: z.boolean().default(false),
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

export const findMonsters = query('combat.findMonsters', {
  summary: 'Stat blocks of the SRD that fit all that is asked, a page of them.',
  input: InCampaign.extend({
    query: words(gameLimits.nameLength).default(''),
    type: MonsterType.optional(),
    /** Challenge ratings, both included. */
    from: Challenge.optional(),
    to: Challenge.optional(),
    offset: z.int().min(0).max(10_000).default(0),
    limit: z.int().min(1).max(limits.monsterPage).default(limits.monsterPage),
  }),
  output: z.object({ monsters: z.array(StatBlock), total: z.int() }),
});

export const step = command('combat.step', {
  summary: 'Does one thing in the fight. Players: with their own hero, on their turn. The server rolls every die.',
  input: OnEntry.extend({ step: TakenStep }),
  output: CombatNow,
});

export const undo = command('combat.undo', {
  summary: 'Takes back the last thing that happened in the fight, the end of it too; sheets follow.',
  input: OnEntry,
  output: CombatNow,
});

export const npcTurn = command('combat.npcTurn', {
  summary: 'The narrator takes the turn of the NPC whose turn it is, to its end.',
  input: OnEntry,
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
