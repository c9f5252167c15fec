import type { WaitingWords, WordsLeft } from '#domain/chat/waiting-words.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { fightStore } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { assignWaiting } from '#server/features/narrator/answered-messages.store.ts';
import { initiativeText } from '#server/features/narrator/fight/answer-fight.ts';
import type { Settled } from '#server/features/narrator/fight/play-fight.ts';
import { tellSteps } from '#server/features/narrator/fight/tell-steps.ts';
import type { NarrationRow } from '#server/features/narrator/narrator.store.ts';
import type { FragmentWriter } from '#server/features/storyteller/index.ts';

/** A step that waited, with the first entry that no reply has told of. */
export interface WaitedFor extends Settled {
  from: number;
}

/** Words without those that somebody has only said again before any of it was done. */
function saidOnce(all: readonly WordsLeft[]): WordsLeft[] {
  const plain = ({ heroId, text }: WordsLeft) =>
    `${heroId} ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim()}`;
  return all.filter((each, at) => !all.slice(0, at).some((before) => before.over + before.taken === 0 && plain(before) === plain(each)));
}

/** What a step came to without the roll of initiative, which the log has. */
const sinceBeginning = (facts: readonly CombatFact[]) => facts.filter(({ kind }) => kind !== 'started' && kind !== 'joined');

/** Who acts before whom, where the steps have begun the fight. */
function beginningOf({ fight, settings }: CombatTransaction, facts: readonly (readonly CombatFact[])[]): string {
  const isBegun = facts.some((each) => each.some(({ kind }) => kind === 'started'));
  return isBegun ? initiativeText(playersCombatView(fight.entry.combat, settings.hitPointsShown)) : '';
}

/** What came of the steps that words waited for, told from their facts; null where all of them were taken back, or are of another fight. */
export async function settledOf(
  transaction: CombatTransaction,
  waiting: readonly WaitingWords[],
  fragments: FragmentWriter,
): Promise<WaitedFor | null> {
  const { id, entry } = transaction.fight;
  const still: { waits: WaitingWords; since: NonNullable<Awaited<ReturnType<typeof fightStore.factsSince>>> }[] = [];
  for (const waits of waiting) {
    const since = waits.fightId === id ? await fightStore.factsSince(transaction, waits.told) : null;
    if (since) still.push({ waits, since });
  }
  const [first] = still.toSorted((one, other) => one.waits.told - other.waits.told);
  if (!first) return null;
  const { facts, before } = first.since;
  const text = [
    beginningOf(transaction, facts),
    tellSteps({ facts: facts.map(sinceBeginning), before, after: entry.combat }, fragments).join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  return { words: saidOnce(still.flatMap(({ waits }) => waits.words)), facts, text, from: first.waits.told + 1 };
}

/** The words that wait in a fight, which a reply goes on with as it settles what they wait for. */
export async function takeWaiting({ sql }: Tx, { id, campaignId }: NarrationRow, fightId: string): Promise<WordsLeft[]> {
  const waiting = await assignWaiting(sql, campaignId, fightId, () => Promise.resolve(id));
  return saidOnce(waiting.flatMap(({ words }) => words));
}
