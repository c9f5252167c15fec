import { z } from 'zod';
import type { Degree, Roll } from '#domain/dice/roll.ts';
import type { Refused } from '#domain/result.ts';
import type { RulingOutcomeCode, RulingRefusalCode } from './rulings/ruling-words.ts';
import { Attitude } from './adventure.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { Skill } from '#domain/rules/skill.ts';
import { MemoryKind } from './people.ts';
import { TagState } from './scene-tags/tag-states.ts';
import { CoinsPaid, PayPurpose } from './payment.ts';

/**
 * A tool call of the narrator, be it a model or the Storyteller. The server checks it, rolls and applies it: no call
 * carries a result or an amount of damage, and none but `remember` free text; the few words of a scene tag are those of the hero's player.
 */
export const ToolCall = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('check'),
    /** Hero id. */
    heroId: z.string(),
    skill: Skill,
    dc: z.int(),
    advantage: z.enum(['none', 'advantage', 'disadvantage']).default('none'),
    /** Id of the NPC whom it is to sway: a bribe that they have taken gives advantage, once. */
    npc: z.string().optional(),
    /** Id of another hero whose action is to help with it (SRD 5.2.1, Help). */
    helperId: z.string().optional(),
  }),
  z.object({ name: z.literal('attack'), heroId: z.string(), target: z.string() }),
  z.object({ name: z.literal('npc_attack'), npc: z.string(), target: z.string() }),
  z.object({
    name: z.literal('set_location'),
    exit: z.string(),
    /** Ids of the heroes who go. Without them all go who want to; in a ruling, that is the whole party. */
    heroIds: z.array(z.string()).optional(),
  }),
  z.object({ name: z.literal('reveal_clue'), clue: z.string() }),
  z.object({ name: z.literal('tick_clock'), clock: z.string() }),
  z.object({ name: z.literal('loot'), heroId: z.string(), loot: z.string() }),
  z.object({ name: z.literal('rest'), length: z.enum(['short', 'long']) }),
  /** A hero sees to another who is down, after a check that came off. */
  z.object({ name: z.literal('tend'), heroId: z.string(), target: z.string() }),
  /** A hero shakes another out of a sleep that a shake ends. */
  z.object({ name: z.literal('shake_awake'), heroId: z.string(), target: z.string() }),
  /** A hero does what may well kill them, in their player's words. They are asked whether they truly mean it, and do it when they say so. */
  z.object({ name: z.literal('peril'), heroId: z.string(), words: z.string().min(1).max(limits.tagWords) }),
  /** The whole party, down to the last, comes round where nobody strikes at it. */
  z.object({ name: z.literal('come_round') }),
  z.object({ name: z.literal('update_npc'), npc: z.string(), attitude: Attitude }),
  /** A hero hands over coins of their own. The server takes them from the purse of the sheet, with change, or refuses. */
  z.object({ name: z.literal('pay'), heroId: z.string(), npc: z.string(), coins: CoinsPaid, purpose: PayPurpose }),
  /** A hero hands over something that they took on the way, to somebody of the tale or to another hero. */
  z.object({ name: z.literal('give'), heroId: z.string(), npc: z.string(), loot: z.string() }),
  /** A hero uses a magic item that they carry, by its name: one of the things that it can do, where that is said, on a hero or on somebody present. */
  z.object({
    name: z.literal('use_item'),
    heroId: z.string(),
    item: z.string().max(gameLimits.nameLength),
    way: z.string().max(gameLimits.nameLength).optional(),
    target: z.string().optional(),
    /** So many of a pile that mends; one where it is left out. */
    times: z.int().min(1).max(gameLimits.itemsAtOnce).optional(),
  }),
  /** A hero casts a spell of theirs that stands ready on the sheet, by its name: with a slot of this level, else as a ritual where it is one. */
  z.object({
    name: z.literal('cast_spell'),
    heroId: z.string(),
    spell: z.string().max(gameLimits.nameLength),
    slot: z.int().min(1).max(9).optional(),
    /** Of what one is chosen, such as the creature that comes. */
    choice: z.string().max(gameLimits.nameLength).optional(),
    /** Ids of the heroes it is for, the caster among them; left out where it is for nobody in particular. */
    targets: z.array(z.string()).max(limits.heroesAimedAt).optional(),
    /** Ids of those present whom it strikes or binds; left out where it is cast at a thing or at nobody. */
    at: z.array(z.string()).max(limits.foesAimedAt).optional(),
  }),
  /** A hero uses a feature of their sheet that rests bring back, by its name: on themself, or on another hero by id. */
  z.object({
    name: z.literal('use_feature'),
    heroId: z.string(),
    feature: z.string().max(gameLimits.nameLength),
    target: z.string().optional(),
    /** So many points of a pool that mends; as many as help where it is left out. */
    times: z.int().min(1).max(gameLimits.pointsAtOnce).optional(),
  }),
  /** A hero takes something that lies with the dead of a fight, or with `to` hands another hero something of their own: by its name, or coins. */
  z.object({
    name: z.literal('handle_gear'),
    heroId: z.string(),
    item: z.string().max(gameLimits.nameLength),
    /** Whose it was, of the dead; whoever has it where it is left out. */
    from: z.string().max(gameLimits.nameLength).optional(),
    /** Id of another hero. */
    to: z.string().optional(),
    /** How many coins of each kind are handed over, in place of a thing. */
    coins: CoinsPaid.optional(),
  }),
  /** Somebody gets what they want of the party, where things stand so. */
  z.object({ name: z.literal('meet_want'), heroId: z.string(), npc: z.string(), want: z.string() }),
  /** Somebody keeps in mind what this hero told, promised or gave them; the words are cut to `limits.memoryLength`. */
  z.object({ name: z.literal('remember'), heroId: z.string(), npc: z.string(), kind: MemoryKind.exclude(['saw']), words: z.string() }),
  z.object({
    name: z.literal('scene_tag'),
    /** The hero whose deed it is. */
    heroId: z.string(),
    state: TagState,
    /** Id of somebody or something of this scene; without it and without a thing the tag is about the place itself. */
    target: z.string().optional(),
    /** What it is about in the player's words, where no id names it. */
    thing: z.string().max(limits.tagWords).optional(),
    /** A few words of the player's in place of a state, with the state `other`. */
    words: z.string().max(limits.tagWords).optional(),
  }),
]);
export type ToolCall = z.infer<typeof ToolCall>;

/** What is said of a ruling: a code, and the names and texts that its sentence has places for. */
export type RulingFact = Refused<RulingRefusalCode | RulingOutcomeCode>;

/** The outcome of a tool call: the audit entry and the answer to the narrator. */
export interface Ruling {
  call: ToolCall;
  /** False when a guard refused the call; nothing changed then. */
  allowed: boolean;
  /** Set for checks and attacks. */
  degree: Degree | null;
  rolls: Roll[];
  /** What came of it, or why it is refused: without numbers. `tellRuling` has the words. */
  facts: RulingFact[];
  /** The scene it was made in, where heroes were in several. */
  scene?: string;
}

/** Whether a journey took this hero along. */
export function isTakenAlong(call: Extract<ToolCall, { name: 'set_location' }>, heroId: string): boolean {
  return call.heroIds === undefined || call.heroIds.includes(heroId);
}
