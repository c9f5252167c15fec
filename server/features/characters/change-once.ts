import type { Roll } from '#domain/dice/roll.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAnswer, saveAnswer } from './answers.store.ts';
import type { Ask, KeptAnswer } from './answers.store.ts';
import { tellFact } from './tell-fact.ts';

/**
 * Does a change once: asked again under its id, it answers what it came to then, with the sheets as they stand now. The
 * sheets are held by whoever calls.
 */
export async function once<Sheets extends object>(
  tx: Tx,
  ask: Ask,
  existing: Sheets,
  change: () => Promise<KeptAnswer & Sheets>,
): Promise<ChangeSentences & Sheets> {
  const answer = await findAnswer(tx.sql, ask);
  if (answer) return { ...existing, ...sentencesOf(answer) };
  const changed = await change();
  const { facts, rolls, position, isInStory } = changed;
  await saveAnswer(tx.sql, ask, { facts, rolls, position, ...(isInStory && { isInStory }) }, tx.now);
  return { ...changed, ...sentencesOf(changed) };
}

/** What came of a change, in sentences to show. */
export interface ChangeSentences {
  sentences: string[];
  rolls: Roll[];
  position: number | null;
  /** Whether the story has told it. */
  isInStory?: true;
}

function sentencesOf({ facts, rolls, position, isInStory }: KeptAnswer): ChangeSentences {
  return { sentences: facts.map(tellFact), rolls, position, ...(isInStory && { isInStory }) };
}
