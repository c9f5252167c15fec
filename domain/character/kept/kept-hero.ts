import { z } from 'zod';
import { changeBetween, changeSheet, inverseOf } from '#domain/character/change.ts';
import type { CharacterFields } from '#domain/character/change.ts';
import { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { Roll } from '#domain/dice/roll.ts';
import { StoredFact } from '#domain/fact.ts';
import { Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { yes } from '#domain/result.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** Fields of a sheet as they were or are. What they make of a sheet is read as a whole, so that they are not read one by one. */
const Fields = z.custom<Partial<CharacterFields>>(isObject);

/** One change of a kept hero, which can be taken back. */
const KeptChange = z.object({
  /** Under which it was asked for. */
  id: Uuid,
  position: z.int().min(1),
  createdAt: z.iso.datetime(),
  summary: z.array(StoredFact).max(limits.historyPage),
  before: Fields,
  after: Fields,
});

/** Rolls that fell together. */
const KeptRolls = z.object({ id: Uuid, at: z.iso.datetime(), rolls: z.array(Roll).max(limits.messageRolls) });

/** A hero away from any table, as a device or an account keeps it: the sheet, and the last of what was done and rolled. */
export const KeptHero = z.object({
  character: Character,
  /** How many changes there were; the first is that the hero was made. */
  position: z.int().min(1),
  /** The last of them, in the order in which they were made. */
  changes: z.array(KeptChange).max(limits.changesOfKeptHero),
  rolls: z.array(KeptRolls).max(limits.rollsOfKeptHero),
});
export type KeptHero = z.infer<typeof KeptHero>;

/** Something that is asked of a kept hero: its id, by which it is done once, and when. */
interface Asked {
  id: string;
  at: Date;
}

/** A hero who was just made or brought. */
export function newKeptHero(character: Character, came: CharacterFact, { id, at }: Asked): KeptHero {
  const made = { id, position: 1, createdAt: at.toISOString(), summary: [came], before: {}, after: {} };
  return { character, position: 1, changes: [made], rolls: [] };
}

/** A kept hero with a sheet that has changed; the same where nothing has. */
export function changedHero(kept: KeptHero, character: Character, summary: readonly StoredFact[], { id, at }: Asked): KeptHero {
  const change = changeBetween(kept.character, character, { actorId: null, createdAt: at.toISOString(), summary: [...summary] });
  if (change === null) return kept;
  const position = kept.position + 1;
  const { createdAt, before, after } = change;
  const entry = { id, position, createdAt, summary: change.summary.slice(0, limits.historyPage), before, after };
  return { ...kept, character, position, changes: [...kept.changes, entry].slice(-limits.changesOfKeptHero) };
}

/** A kept hero with what fell last. */
export function rolledHero(kept: KeptHero, rolls: readonly Roll[], { id, at }: Asked): KeptHero {
  const fallen = { id, at: at.toISOString(), rolls: rolls.slice(0, limits.messageRolls) };
  return { ...kept, rolls: [...kept.rolls, fallen].slice(-limits.rollsOfKeptHero) };
}

/** The sheet without one change, and what happened with it; refuses what is kept no longer, and what something later has changed too. */
export function undoneOf(
  { character, changes }: KeptHero,
  position: number,
): CharacterResult<{ character: Character; facts: StoredFact[] }> {
  const change = changes.find((each) => each.position === position);
  if (!change || Object.keys(change.before).length === 0) return refuse('noEarlierState', {});
  const inverse = inverseOf({ ...change, actorId: null }, { actorId: null, createdAt: change.createdAt });
  const undone = changeSheet(character, inverse);
  return undone.ok ? yes({ character: undone.value, facts: inverse.summary }) : undone;
}

/** A roll of a kept hero: when it fell, and whether it is the last that did; null where it is kept no longer. */
export function keptRollOf({ rolls }: KeptHero, messageId: string, index: number) {
  const place = rolls.findIndex(({ id }) => id === messageId);
  const fallen = rolls[place];
  const roll = fallen?.rolls[index];
  return fallen && roll ? { roll, rolledAt: new Date(fallen.at), hasRolledSince: place < rolls.length - 1 } : null;
}
