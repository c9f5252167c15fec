import { z } from 'zod';
import { Pronouns } from '#domain/text/pronouns.ts';
import { DiceText } from '#domain/dice/text.ts';
import { Skill } from '#domain/rules/skill.ts';
import { Id } from '#domain/ids.ts';
import { favorKinds } from './favors.ts';
import { Belonging, Prose, Ware } from './items/adventure-goods.ts';
import { Bargain } from './items/bargain.ts';

const Difficulty = z.int().min(5).max(25);

/** A way out of a scene. `needs` names the clue without which nobody knows of it. */
export const Exit = z.object({
  id: Id,
  to: Id,
  /** As in "the stair down to the cistern": a noun phrase that fits after "you take". */
  label: Prose,
  /** Words a player may use for it, lower case. */
  aliases: z.array(z.string()).min(1),
  needs: Id.optional(),
});
export type Exit = z.infer<typeof Exit>;

/** Something in a scene that can be looked at or handled; a check against `dc` may reveal `clue`. */
export const Feature = z.object({
  id: Id,
  /** Noun phrase: "the cracked bell". */
  name: Prose,
  aliases: z.array(z.string()).min(1),
  /** What anyone sees who looks. One to three sentences. */
  description: Prose,
  skill: Skill.optional(),
  dc: Difficulty.optional(),
  clue: Id.optional(),
  /** Whether Detect Magic finds it. */
  isMagic: z.literal(true).optional(),
  /** What anyone sees instead once the party knows a clue; the last that holds. */
  after: z
    .array(z.strictObject({ clue: Id, description: Prose }))
    .min(1)
    .optional(),
  /** Why nobody carries it off: a full sentence. */
  stays: Prose.optional(),
});
export type Feature = z.infer<typeof Feature>;

/** Something that the prose of a scene speaks of, seen from near: for whoever looks at it, counts it, touches it, smells it or reads it. */
export const Detail = z.strictObject({
  /** Noun phrase: "the coats on the line". */
  name: Prose,
  /** What it is called in the prose and by players, lower case, in one number and in many: "coat", "coats". */
  aliases: z.array(z.string()).min(1),
  /** One to three sentences, with their number where there are several, and the very words where something is written. Nothing that a clue tells. */
  description: Prose,
  /** Why nobody carries it off: a full sentence. Without it whoever wants one takes one along. */
  stays: Prose.optional(),
});
export type Detail = z.infer<typeof Detail>;

/** What can be carried away from a scene, once. `guardedBy` names NPCs that must be beaten or friendly first. */
export const Loot = z.object({
  id: Id,
  name: Prose,
  aliases: z.array(z.string()).min(1),
  type: z.enum(['Weapon', 'Armor', 'Consumable', 'Gear', 'Treasure']),
  quantity: z.int().min(1),
  where: Prose,
  /** Whether Detect Magic finds it. */
  isMagic: z.literal(true).optional(),
  guardedBy: z.array(Id).default([]),
});
export type Loot = z.infer<typeof Loot>;

export const Scene = z.object({
  id: Id,
  name: z.string().min(1).max(80),
  /** The larger place, as in "Harrowmere, the lower town". */
  place: z.string().min(1).max(120),
  /** Read aloud when the party first arrives: 60 to 140 words, second person plural, present tense, no DM facts. */
  description: Prose,
  /** Short sensory clauses without a full stop that a sentence can end with: "while rain ticks in the gutters". At least 4. */
  touches: z.array(z.string()).min(4),
  exits: z.array(Exit).min(1),
  npcs: z.array(Id),
  features: z.array(Feature),
  details: z.array(Detail).optional(),
  loot: z.array(Loot),
});
export type Scene = z.infer<typeof Scene>;

/** Loot of the scene that the NPC no longer guards once they have said it. */
const Yields = z.array(Id).min(1).optional();

/** Something an NPC can be asked about. `says` is direct speech without quotation marks. */
export const Topic = z.object({
  id: Id,
  keywords: z.array(z.string()).min(1),
  says: Prose,
  /** The clue this answer gives. */
  clue: Id.optional(),
  /** The clue the party must hold before the NPC will speak of it. */
  needs: Id.optional(),
  /** When set, it takes a persuasion, deception or intimidation check against this. */
  dc: Difficulty.optional(),
  /** Nobody is offered it as something to ask about: it is there for whoever comes to it by themselves. */
  isAside: z.boolean().optional(),
  /**
   * What comes to the same as asking for it, each as words that all stand in what is done or said, lower case, with bars between words
   * of which one is enough: "ring|toll nineteen|19".
   */
  doneBy: z.array(z.string()).min(1).optional(),
  /** The loot that the party must have with it before the NPC will speak of it. */
  holding: Id.optional(),
  yields: Yields,
});
export type Topic = z.infer<typeof Topic>;

export const Attitude = z.enum(['friendly', 'neutral', 'wary', 'hostile']);
export type Attitude = z.infer<typeof Attitude>;

/** Numbers for a fight. */
const Combatant = z.object({
  armorClass: z.int().min(5).max(30),
  hitPoints: z.int().min(1).max(500),
  attackName: z.string().min(1),
  attackBonus: z.int().min(-5).max(20),
  damage: DiceText,
});

/** Something that an NPC wants of the party. */
const Want = z.object({
  id: Id,
  /** What is wanted, as it fits after "wants": "the mittens for Ketta", "to know who hung the second light". */
  words: Prose,
  /** How they bring it up; direct speech without quotation marks. */
  says: Prose,
  /** How things must stand: the party knows this clue and tells it, has given them this loot, has been to this scene, or another NPC thinks at least so of it. */
  metBy: z.object({
    clue: Id.optional(),
    loot: Id.optional(),
    scene: Id.optional(),
    attitude: z.object({ npc: Id, least: Attitude }).optional(),
  }),
  /** What they say when they have it; direct speech without quotation marks. */
  thanks: Prose,
  /** What the party has of it: what they think of it from then on, a topic of theirs that they keep back until then, a clue. */
  gives: z.object({ attitude: Attitude.optional(), topic: Id.optional(), clue: Id.optional() }),
});
export type Want = z.infer<typeof Want>;

/** What an NPC says when they are asked to do something. */
const Answer = z.object({
  to: z.enum(favorKinds),
  /** Words of what is asked, lower case; without them it answers everything of its kind. */
  keywords: z.array(z.string()).min(1).optional(),
  /** Direct speech without quotation marks: why not, or that they will. */
  says: Prose,
  /** They agree; only to what changes nothing but what they have in mind. */
  isYes: z.boolean().optional(),
});

/** Small questions that anybody can be asked about themself. */
export const selfKinds = ['age', 'family', 'home', 'work', 'past', 'mood', 'fears', 'likes', 'hopes', 'faith'] as const;
export type SelfKind = (typeof selfKinds)[number];

/** What an NPC says when the party tells them a clue that it knows, or shows them something that it has. */
const Response = z.strictObject({
  /** A clue, a loot, or the feature that a belonging is. */
  to: Id,
  /** Direct speech without quotation marks. */
  says: Prose,
  yields: Yields,
});
export type Response = z.infer<typeof Response>;

export const Npc = z.object({
  id: Id,
  name: z.string().min(1).max(60),
  aliases: z.array(z.string()).min(1),
  /** Noun phrase: "the ferrywoman". */
  role: Prose,
  pronouns: Pronouns,
  /** What the party sees: one or two sentences. */
  description: Prose,
  attitude: Attitude,
  /** Small habits, as clauses with the NPC as subject left out: "turns a copper ring around one finger". At least 2. */
  habits: z.array(z.string()).min(2),
  /** What the NPC says when greeted, or when no topic fits; direct speech without quotation marks. At least 2. */
  greetings: z.array(Prose).min(2),
  topics: z.array(Topic),
  /** What they want of the party, the most pressing first. */
  wants: z.array(Want).optional(),
  bargains: z.array(Bargain).optional(),
  /** What they sell; whatever else they speak of is not to be had for coins. */
  wares: z.array(Ware).optional(),
  /** How they answer when they are asked to do something; the first that fits holds. */
  answers: z.array(Answer).optional(),
  responses: z.array(Response).optional(),
  /** What they think of another NPC, by their id; direct speech without quotation marks. Nothing that a clue tells. */
  opinions: z.record(Id, Prose).optional(),
  /** What they say of themself when they are asked; direct speech without quotation marks. */
  self: z.partialRecord(z.enum(selfKinds), Prose).optional(),
  /** Known to the DM alone; never enters a context that players read from. */
  secret: Prose.optional(),
  combat: Combatant.optional(),
  /** The creature of the SRD as which they make saving throws; those without one save as commoners do. */
  statBlock: Id.optional(),
  /** Loot that makes it let the party be: corn that is thrown to it, bells that are rung. */
  soothedBy: z.array(Id).min(1).optional(),
  /** Ids of the exits that they bar while they are hostile; without it they bar every way. */
  bars: z.array(Id).optional(),
});
export type Npc = z.infer<typeof Npc>;

/** A fact the party can learn; `text` is a full sentence, told when it is revealed. */
export const Clue = z.object({ id: Id, text: Prose });
export type Clue = z.infer<typeof Clue>;

/** What can draw a danger closer: a hero's failure, a loud deed, a rest, or turns gone by. */
export const dangerCauses = ['failure', 'noise', 'rest', 'turns'] as const;
export type DangerCause = (typeof dangerCauses)[number];

/** A danger that comes closer. `signs[n]` is a full sentence told when segment n+1 fills; the last is the event itself. */
export const Clock = z.object({
  id: Id,
  name: Prose,
  signs: z.array(Prose).min(2).max(8),
  /** Where a hero must be for it, and what stirs it; without either, it stirs anywhere and by anything. */
  stirredBy: z.strictObject({ scenes: z.array(Id).min(1).optional(), causes: z.array(z.enum(dangerCauses)).min(1).optional() }).optional(),
});
export type Clock = z.infer<typeof Clock>;

/** Where the tale may end: when its clue is learned, its scene reached or its clock full. `text` closes it: two to five sentences. */
const Ending = z.object({
  id: Id,
  clue: Id.optional(),
  scene: Id.optional(),
  clock: Id.optional(),
  text: Prose,
  /** What is at stake, told before a deed brings it about: who wants it then says so once more. Without it nobody is asked. */
  warns: Prose.optional(),
  /** What people say when they are greeted after it, in place of their own greetings: some by their ids, else `anyone`. */
  after: z.strictObject({ anyone: z.array(Prose).min(2), people: z.record(Id, Prose).optional() }).optional(),
});
export type Ending = z.infer<typeof Ending>;

/** Something that everybody of the place tells a stranger who asks: who somebody is, whose a thing is, what it is for. */
export const CommonFact = z.strictObject({
  /** What it is about, as people call it, lower case. */
  names: z.array(z.string()).min(1),
  /** Plain sentences that fit in anybody's mouth and in the narrator's, the first of them what it is. Nothing that a clue tells. */
  says: Prose,
  /** People say it, and the narrator does not: it is not so, or the party has to hear it from somebody. */
  onlyPeople: z.boolean().optional(),
  /** The clue from which on nobody says it any more. */
  until: Id.optional(),
  /** Ids of NPCs who do not say it: they know otherwise, or nothing. */
  unsaidBy: z.array(Id).optional(),
  /** How an NPC says it whom it is about, by their id: direct speech without quotation marks. */
  own: z.record(Id, Prose).optional(),
});
export type CommonFact = z.infer<typeof CommonFact>;

/** What the party can set about, told to players who ask how to go on: the first that is open. */
export const Aim = z.strictObject({
  /** What a question about it names, lower case: "keeper" of "how do we stop the Keeper?" */
  names: z.array(z.string()).min(1),
  /** What is left to be done, to "you", in one or two sentences. */
  says: Prose,
  /** The clue that the party must hold before it is told. */
  needs: Id.optional(),
  /** The clue with which it is done. */
  until: Id,
});
export type Aim = z.infer<typeof Aim>;

/** An adventure as data, played alike by a model and by the Storyteller. */
export const Adventure = z.object({
  id: Id,
  title: z.string().min(1).max(80),
  /** What the players are told before they start: two to four sentences. */
  premise: Prose,
  /** The narrator's first words in an empty campaign: 60 to 140 words, ending with a question to the party. */
  welcome: Prose,
  start: Id,
  belongings: z.array(Belonging).optional(),
  scenes: z.array(Scene).min(1),
  npcs: z.array(Npc),
  clues: z.array(Clue),
  clocks: z.array(Clock),
  common: z.array(CommonFact).optional(),
  /** The most pressing first. */
  aims: z.array(Aim).optional(),
  /** The first that is reached is told, once; play may go on after it. */
  endings: z.array(Ending).optional(),
});
export type Adventure = z.infer<typeof Adventure>;
