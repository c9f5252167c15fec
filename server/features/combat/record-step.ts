import type { CombatEntry } from '#domain/combat/log.ts';
import { recordCombatStep } from '#domain/combat/log.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { tellCombatEvent } from '#domain/combat/tell.ts';
import type { ToldEvent } from '#domain/combat/tell.ts';
import type { CombatAudience, HitPointsShown } from '#domain/combat/view.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { ToldLine } from '#contract/play/combat.ts';
import { saveFight } from './fight.ts';
import type { Fight } from './fight.ts';
import type { CombatTransaction } from './combat-transaction.ts';

/** What an entry tells an audience. While a fight is prepared, players hear nothing. */
export function tellEntry(audience: CombatAudience, before: Combat, { combat, events }: CombatEntry, shown: HitPointsShown): ToldEvent[] {
  if (audience === 'players' && combat.phase === 'gathering') return [];
  return events.flatMap((event) => tellCombatEvent(audience, { before, after: combat }, event, shown) ?? []);
}

/** Takes one step and keeps it; refuses with the sentence of the rule. `who` is the account or the narrator, `why` a line for the DM. */
export async function recordStep(transaction: CombatTransaction, who: string, step: CombatStep, why?: string): Promise<void> {
  const { entry: head } = transaction.fight;
  const recorded = recordCombatStep([head], who, step, transaction.dice);
  if (!recorded.ok) throw new Refusal('combat.refused', recorded.sentence);
  const { entry } = recorded;
  const shown = transaction.settings.hitPointsShown;
  const players = tellEntry('players', head.combat, entry, shown);
  const dm = tellEntry('dm', head.combat, entry, shown);
  await keepEntry(transaction, entry, { dm: why === undefined ? dm : [{ sentence: why, rolls: [] }, ...dm], players });
}

/** Keeps an entry with what it tells to whom. */
export async function keepEntry(
  transaction: CombatTransaction,
  entry: CombatEntry,
  { dm, players }: { dm: ToldEvent[]; players: ToldEvent[] },
): Promise<void> {
  const { fight, tx, campaignId, by } = transaction;
  const lines = { dm: withLines(fight.lines.dm, entry, dm), players: withLines(fight.lines.players, entry, players) };
  transaction.fight = { ...fight, entry, lines } satisfies Fight;
  // Who acts when is said in words; a card for each would bury the story.
  transaction.told.push(entry.step.name === 'start' ? players.map(({ sentence }) => ({ sentence, rolls: [] })) : players);
  transaction.turnsTold += turnsSeen(entry);
  await saveFight(tx, campaignId, transaction.fight, { by, what: dm.map(({ sentence }) => sentence) });
}

function withLines(lines: readonly ToldLine[], { number }: CombatEntry, told: readonly ToldEvent[]): ToldLine[] {
  return [...lines, ...told.map((each, n) => ({ key: `${number}.${n}`, ...each }))].slice(-limits.combatLines);
}

/** How many turns began in an entry as far as players see: those of the hidden are not counted for them. */
function turnsSeen({ combat, events }: CombatEntry): number {
  const hidden = new Set(combat.combatants.filter((one) => one.hidden).map(({ id }) => id));
  return events.filter(({ kind, who }) => kind === 'turn' && who !== null && !hidden.has(who)).length;
}
