import { z } from 'zod';
import { takeCombatStep } from './combat.ts';
import { Combat, newCombat } from './state.ts';
import { refuseCombat } from './refusals.ts';
import { yes } from '#domain/result.ts';
import type { CombatResult } from './refusals.ts';
import { CombatEvent, CombatStep } from './step.ts';
import { followSheet, heroOf } from './sheet.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { Id } from '#domain/ids.ts';

/** One line of a fight's log: who did what, what happened, and how the fight stood afterwards. */
export const CombatEntry = z.object({
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
  combat: Combat,
  /** The entry this one stands on: for an undo, the one before what it went back to. Null for the first. */
  before: z.int().nullable(),
  /** For an undo, the entry whose state it brought back. */
  restores: z.int().nullable(),
});
export type CombatEntry = z.infer<typeof CombatEntry>;

/** A fight as it was played, or the last of it. It only grows: undoing adds a line as well. */
export type CombatLog = readonly CombatEntry[];
/** A log after an entry was added, and that entry. */
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
  return [{ number: 0, actor, step: { name: 'open' }, events: [], combat, before: null, restores: null }];
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

/** Takes a step and writes it down; refuses what the rules refuse, and then writes nothing. */
export function recordCombatStep(log: CombatLog, actor: string, step: CombatStep, dice: Dice): CombatResult<Recorded> {
  const { combat: before, number } = last(log);
  const outcome = takeCombatStep(before, step, dice);
  if (!outcome.ok) return outcome;
  const { combat, events } = outcome.value;
  const entry = { number: number + 1, actor, step, events: [...events], combat, before: number, restores: null };
  return yes({ log: [...log, entry], entry });
}

/** Writes down that a hero followed their sheet; null when fight and sheet agree already, or the hero is not in it. */
export function recordSheet(log: CombatLog, actor: string, character: Character): { log: CombatLog; entry: CombatEntry } | null {
  const { combat: before, number } = last(log);
  const combat = followSheet(before, character);
  const hero = heroOf(combat, character.id);
  if (combat === before || !hero) return null;
  const step = { name: 'sheet', targetId: hero.id } as const;
  const entry: CombatEntry = { number: number + 1, actor, step, events: [], combat, before: number, restores: null };
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
    combat: target.combat,
    before: target.before,
    restores,
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
