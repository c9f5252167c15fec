import { z } from 'zod';
import { takeCombatStep } from './combat.ts';
import { Field } from './place/stand.ts';
import { Combat, newCombat } from './state.ts';
import { refuseCombat } from './refusals.ts';
import { yes } from '#domain/result.ts';
import type { CombatResult } from './refusals.ts';
import type { Reactions } from './reactions/ask.ts';
import type { AskedSave, OpenSaves } from './reactions/asked-save.ts';
import { Answer, FallenFaces } from './reactions/offer.ts';
import { openOffers } from './reactions/open-offers.ts';
import type { OpenOffer } from './reactions/offer.ts';
import { refuseWaiting } from './reactions/refuse-waiting.ts';
import { withAnswer } from './reactions/with-answer.ts';
import { replayed } from './reactions/replay.ts';
import { CombatEvent } from './follow/event.ts';
import { CombatStep } from './step.ts';
import type { CombatStepNamed } from './step.ts';
import { followSheet, heroOf } from './sheet.ts';
import { spendActTime } from './use/paying/spend-act-time.ts';
import type { ActTime } from './use/paying/act-time.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { Cell } from './place/walking.ts';

/** One line of a fight's log: who did what, what happened, and how the fight stood afterwards. */
const combatEntrySchema = z.object({
  /** Counts from 0, the fight nobody has joined. */
  number: z.int().min(0),
  /** The account, or `narrator`, that took the step. */
  actor: z.string(),
  step: z.union([
    CombatStep,
    z.object({ name: z.literal('undo'), steps: z.int().min(1) }),
    z.object({ name: z.literal('open') }),
    /** A hero followed what changed on their sheet. */
    z.object({ name: z.literal('sheet'), targetId: Id }),
  ]),
  events: z.array(CombatEvent),
  /** How many of the events, from the first on, earlier entries told while the step waited; left out where they told none. */
  told: z.int().min(0).optional(),
  combat: Combat,
  /** The entry this one stands on: for an undo, the one before what it went back to. Null for the first. */
  before: z.int().nullable(),
  /** For an undo, the entry whose state it brought back. */
  restores: z.int().nullable(),
  /** A step that waits for an answer in its middle, with what fell and was answered so far; null for entries that are whole. */
  waits: z
    .object({
      step: CombatStep,
      by: z.string(),
      fallen: FallenFaces,
      answers: z.array(Answer),
      asked: z.array(Id),
      savers: z.array(Id).default([]),
      /** How many events of the step were told so far; left out where none was. */
      told: z.int().min(0).optional(),
      /** Whether the last of the answers is one of several that are asked for at the same moment, and more are to come. */
      begun: z.literal(true).optional(),
      /** Where others stood when it was taken, where a battle map told it. */
      field: Field.optional(),
    })
    .nullable()
    .default(null),
  /**
   * How tokens of its battle map stood before what happened moved them, a walk aside: null for who stood nowhere, and of who left the
   * fight the token as the map had it. Left out where none was moved.
   */
  tokens: z
    .array(z.object({ combatantId: Id, cell: Cell.nullable(), token: z.record(z.string(), z.unknown()).optional() }))
    .max(gameLimits.combatants)
    .optional(),
});
export interface CombatEntry extends z.infer<typeof combatEntrySchema> {}
export interface CombatEntryInput extends z.input<typeof combatEntrySchema> {}
export const CombatEntry: z.ZodType<CombatEntry, CombatEntryInput> = combatEntrySchema;

/** A fight as it was played, or the last of it. It only grows: undoing adds a line as well. */
export type CombatLog = readonly CombatEntry[];
interface Recorded {
  log: CombatLog;
  entry: CombatEntry;
}

/** The entry of that number; undefined for none, and where the log was not read so far back. */
export function entryAt(log: CombatLog, number: number | null): CombatEntry | undefined {
  return number === null ? undefined : log.find((entry) => entry.number === number);
}

/** The log of a fight that somebody opens. */
export function openCombatLog(actor: string, combat: Combat = newCombat()): CombatLog {
  return [{ number: 0, actor, step: { name: 'open' }, events: [], combat, before: null, restores: null, waits: null }];
}

function last(log: CombatLog): CombatEntry {
  const entry = log.at(-1);
  if (!entry) throw new Error('a combat log begins with an opening');
  return entry;
}

/** The fight as it stands. */
export function combatOf(log: CombatLog): Combat {
  return last(log).combat;
}

/** Takes a step and writes it down; refuses what the rules refuse, and then writes nothing. `field` is where others stand, by a battle map. */
export function recordCombatStep(
  log: CombatLog,
  actor: string,
  step: CombatStep,
  dice: Dice,
  reactions?: Reactions,
  field?: Field,
): CombatResult<Recorded> {
  const head = last(log);
  if (head.waits !== null) return answerWaiting(log, head.waits, step, dice, reactions);
  const { combat, number } = head;
  return recordTaken(
    log,
    {
      step,
      by: actor,
      fallen: [],
      answers: [],
      asked: [...(reactions?.asked ?? [])],
      savers: [...(reactions?.savers ?? [])],
      ...(field && { field }),
    },
    combat,
    number,
    dice,
    reactions,
  );
}

type Waiting = NonNullable<CombatEntry['waits']>;

/** Takes a step from its beginning with what fell and was answered already, and writes down what became of it. */
function recordTaken(
  log: CombatLog,
  waits: Waiting,
  combat: Combat,
  before: number | null,
  dice: Dice,
  reactions?: Reactions,
): CombatResult<Recorded> {
  const { begun: _, ...known } = waits;
  const { step, by, answers, asked, savers, told = 0, field } = known;
  const again = replayed(dice, waits.fallen);
  const outcome = takeCombatStep(combat, step, again.dice, reactions && { ...reactions, asked, savers }, answers, field);
  if (!outcome.ok) return outcome;
  const { combat: after, events, announced, offers, begun, saves } = outcome.value;
  const head = last(log);
  const number = head.number + 1;
  const [offer = null, ...more] = offers.map((each): OpenOffer => ({ ...each, ...askedSince(head, begun) }));
  const isWhole = offer === null && saves === null;
  const entry: CombatEntry = {
    number,
    actor: by,
    step,
    events: isWhole ? [...events] : events.slice(told),
    ...(isWhole && told > 0 && { told: Math.min(told, events.length) }),
    combat: isWhole ? after : { ...after, reaction: offer, alsoAsked: more, saves: saves && openSaves(saves, head.combat.saves, number) },
    before: isWhole ? beforeWalk(head, step, before) : before,
    restores: null,
    waits: isWhole
      ? null
      : { ...known, fallen: again.fallen, ...(announced > 0 && { told: Math.max(told, announced) }), ...(begun && { begun }) },
  };
  return yes({ log: [...log, entry], entry });
}

/** When a question was asked, and until when it waits: as those that were asked with it, where some have answered already. */
function askedSince({ number, combat: { reaction } }: CombatEntry, begun: boolean): Pick<OpenOffer, 'since' | 'endsAt'> {
  return begun && reaction ? { since: reaction.since, endsAt: reaction.endsAt } : { since: number + 1, endsAt: null };
}

/** Whether a step is a walk that goes on with the one of an entry. */
export const walksOn = ({ step: last, waits, events }: CombatEntry, step: CombatEntry['step']): boolean =>
  step.name === 'move' && last.name === 'move' && last.actorId === step.actorId && waits === null && events.length === 0;

/** Cells that somebody walks one after the other are one walk, which is taken back as one. */
const beforeWalk = (head: CombatEntry, step: CombatStep, own: number | null): number | null => (walksOn(head, step) ? head.before : own);

/** A walk as it begins where the one began with which it goes on. */
export const goingOn = (head: CombatEntry, walk: CombatStepNamed<'move'>): CombatStepNamed<'move'> =>
  walksOn(head, walk) && head.step.name === 'move' ? { ...walk, from: head.step.from } : walk;

/** Saves that are asked for from an entry on; where some of them have fallen, they are those that were asked for before. */
function openSaves(saves: readonly AskedSave[], before: OpenSaves | null, number: number): OpenSaves {
  const goesOn = before !== null && saves.some(({ roll }) => roll !== null);
  return { saves: [...saves], since: goesOn ? before.since : number, endsAt: goesOn ? before.endsAt : null };
}

/**
 * Answers the question that a fight waits with, or lets it wait on. The step that waited is taken anew with the answer, and stands
 * where it would have stood: undoing it goes back to before it. If it is no longer possible, nothing comes of it.
 */
function answerWaiting(log: CombatLog, waits: Waiting, step: CombatStep, dice: Dice, reactions?: Reactions): CombatResult<Recorded> {
  const { combat, number, before } = last(log);
  const { saves } = combat;
  const base: Combat = { ...combat, reaction: null, alsoAsked: [], saves: null };
  const kept = (now: Combat): CombatResult<Recorded> => {
    const entry: CombatEntry = { number: number + 1, actor: waits.by, step, events: [], combat: now, before, restores: null, waits };
    return yes({ log: [...log, entry], entry });
  };
  if (step.name === 'holdReaction') {
    const [held = null, ...more] = openOffers(combat).map((each) => ({ ...each, endsAt: null }));
    return kept({ ...combat, reaction: held, alsoAsked: more, saves: saves && { ...saves, endsAt: null } });
  }
  if (step.name === 'stopNpcs') {
    if (combat.npcsPlay === null) return { ok: false, refused: refuseCombat('npcsDoNotPlay', {}) };
    return kept({ ...combat, npcsPlay: null });
  }
  const answers = withAnswer(waits, combat, step);
  if (!answers.ok) return answers;
  const recorded = recordTaken(log, { ...waits, answers: answers.value }, base, before, dice, reactions);
  if (recorded.ok) return recorded;
  const entry: CombatEntry = {
    number: number + 1,
    actor: waits.by,
    step,
    events: [],
    combat: base,
    before,
    restores: null,
    waits: null,
  };
  return yes({ log: [...log, entry], entry });
}

/** Writes down that a hero followed their sheet; null when fight and sheet agree already, or the hero is not in it. */
export function recordSheet(log: CombatLog, actor: string, character: Character): Recorded | null {
  return recordFollowed(log, actor, character.id, followSheet(last(log).combat, character));
}

/** Writes down what a hero has spent of their turn on their sheet; refuses what they have no time for. Null where nothing of the fight changes. */
export function recordActTime(log: CombatLog, actor: string, characterId: string, time: ActTime): CombatResult<Recorded | null> {
  const { combat } = last(log);
  const waiting = heroOf(combat, characterId) ? refuseWaiting(combat) : null;
  if (waiting) return { ok: false, refused: waiting };
  const spent = spendActTime(combat, characterId, time);
  return spent.ok ? yes(recordFollowed(log, actor, characterId, spent.value)) : spent;
}

function recordFollowed(log: CombatLog, actor: string, characterId: string, combat: Combat): Recorded | null {
  const { combat: before, number, waits } = last(log);
  const hero = heroOf(combat, characterId);
  if (combat === before || !hero) return null;
  const step = { name: 'sheet', targetId: hero.id } as const;
  const entry: CombatEntry = { number: number + 1, actor, step, events: [], combat, before: number, restores: null, waits };
  return { log: [...log, entry], entry };
}

/** Goes back over the last steps that still hold, one or more; refuses when there are not so many. */
export function undoCombatSteps(log: CombatLog, actor: string, steps = 1): CombatResult<Recorded> {
  const head = last(log);
  let target = head;
  for (let step = 0; step < steps; step += 1) {
    const earlier = entryAt(log, target.before);
    if (!earlier)
      return { ok: false, refused: step === 0 ? refuseCombat('nothingToUndo', {}) : refuseCombat('tooFarToUndo', { steps: step }) };
    target = earlier;
  }
  const restores = target.restores ?? target.number;
  const entry: CombatEntry = {
    number: head.number + 1,
    actor,
    step: { name: 'undo', steps },
    events: [],
    // Who takes something back decides what comes next.
    combat: { ...target.combat, npcsPlay: null },
    before: target.before,
    restores,
    waits: target.waits,
  };
  return yes({ log: [...log, entry], entry });
}

/** The entries that led to how the fight stands, in their order, without what was undone. */
export function storyOf(log: CombatLog): CombatEntry[] {
  const story: CombatEntry[] = [];
  for (let at: number | null = last(log).number; at !== null;) {
    const entry = entryAt(log, at);
    if (!entry) break;
    const shownEntry = entry.restores === null ? entry : entryAt(log, entry.restores);
    if (shownEntry) story.unshift(shownEntry);
    at = entry.before;
  }
  return story;
}
