import { z } from 'zod';
import { CombatFact, combatFact, combatFactFor } from '#domain/combat/fact.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { CombatEntry } from '#domain/combat/log.ts';
import type { ToldSteps } from '#domain/chat/taken-back.ts';
import type { EndedFight } from '#domain/moments/aftermath.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatAudience, HitPointsShown } from '#domain/combat/view.ts';
import type { StoredFact } from '#domain/fact.ts';
import { CombatLogLine } from '#contract/play/combat-shapes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged, readableOf, readStored, requireStored } from '#server/kernel/database/stored.ts';
import { bringBack, documentStore } from '#server/features/campaign-documents/index.ts';

/** A line of a fight's story: what its audience learnt. Earlier versions kept the sentence that told it. */
const FightLine = z.union([z.object({ key: z.string(), fact: CombatFact, byNarrator: z.literal(true).optional() }), CombatLogLine]);
export type FightLine = z.infer<typeof FightLine>;

/** A fight as it is kept: where it stands, and the last lines of its story for each audience. */
export const Fight = z.object({
  id: z.string(),
  entry: CombatEntry,
  lines: z.object({ dm: z.array(FightLine), players: z.array(FightLine) }),
});
export type Fight = z.infer<typeof Fight>;

const what = 'fight';
const nameOf = (campaignId: string, key: string) => ({ campaignId, kind: 'combat', key }) as const;

/** The fight of a table, going on or over; null where there is none. One that cannot be read is damaged. */
export async function findFight(sql: Sql, campaignId: string): Promise<Fight | Damaged | null> {
  const last = (await documentStore.listDocuments(sql, campaignId, 'combat')).at(-1);
  return last ? readStored(Fight, last.data, { what, id: last.key }) : null;
}

/** The same, held until the transaction ends; refuses one that is damaged. */
export async function lockFight(sql: Sql, campaignId: string): Promise<Fight | null> {
  const last = await documentStore.lockLastDocument(sql, campaignId, 'combat');
  return last && requireStored(Fight, last.data, { what, id: last.key });
}

/** The entries that something adds to the log of a fight. */
export function stepsTaken({ before, fight }: { before: Fight; fight: Fight }): ToldSteps {
  return { fightId: fight.id, from: before.entry.number + 1, to: fight.entry.number };
}

/** Whether a fact says that something was taken back. */
const takesBack = ({ kind, undone }: CombatFact) => undone || kind.endsWith('Undone');

/** A line in words; one that an earlier version kept in words is told as it is. */
export function logLineOf(line: FightLine): CombatLogLine {
  if (!('fact' in line)) return line;
  const { key, fact, ...mark } = line;
  return { key, ...tellCombatFact(fact), ...mark, ...(takesBack(fact) && { takesBack: true }) };
}

/** The last sentences of a fight's log as players read them, oldest first, without those that say whose turn it is. */
export function playersLinesOf({ lines }: Fight): string[] {
  return lines.players.filter((line) => !('fact' in line) || line.fact.kind !== 'turn').map((line) => logLineOf(line).sentence);
}

interface PlayedFight {
  running: Combat | null;
  ended: EndedFight | null;
  /** Whether a new one can be opened. */
  isFree: boolean;
}

/** The fight of a table that goes on, or the last one where that is over and was not put away; one that is prepared is neither. */
export async function findPlayedFight(sql: Sql, campaignId: string): Promise<PlayedFight> {
  const fight = await findFight(sql, campaignId);
  const none = { running: null, ended: null, isFree: fight === null };
  if (fight === null || fight instanceof Damaged) return none;
  const { id, entry, lines } = fight;
  if (entry.combat.phase === 'running') return { ...none, running: entry.combat };
  if (entry.combat.phase !== 'over') return none;
  return { ...none, ended: { id, combat: entry.combat, facts: factsByStep(lines.players) }, isFree: true };
}

/** The facts that players know of a fight, as far back as they are kept, by the step that they came of. */
function factsByStep(lines: readonly FightLine[]): CombatFact[][] {
  const steps = Map.groupBy(
    lines.flatMap((line) => ('fact' in line ? [line] : [])),
    ({ key }) => key.split('.')[0],
  );
  return [...steps.values()].map((step) => step.map(({ fact }) => fact));
}

/** Of a fight no more than whose heroes stand in it. */
const Heroes = z.object({
  entry: z.object({ combat: z.object({ combatants: z.array(z.object({ kind: z.string(), source: z.string().nullable() })) }) }),
});

/** The characters whose heroes are in the fight of a table; null where there is none. */
export async function findHeroes(sql: Sql, campaignId: string): Promise<string[] | null> {
  const last = (await documentStore.listDocuments(sql, campaignId, 'combat')).at(-1);
  return last ? heroesOf(requireStored(Heroes, last.data, { what, id: last.key }).entry) : null;
}

/** The characters whose heroes are in a fight. */
export function heroesOf({ combat }: z.infer<typeof Heroes>['entry']): string[] {
  return combat.combatants.flatMap(({ kind, source }) => (kind === 'hero' && source !== null ? [source] : []));
}

/** Keeps the entry at which a fight stands from now on; those before stay. */
export async function saveFight(
  tx: Tx,
  campaignId: string,
  fight: Fight,
  change: { by: documentStore.Doer; summary: StoredFact[] },
): Promise<void> {
  await documentStore.saveDocument(tx.sql, nameOf(campaignId, fight.id), fight, change, tx.now);
}

/** Takes a fight that is over from the table to make room for the next; it stays in the history. */
export async function putAway(tx: Tx, campaignId: string, { id }: Fight, by: documentStore.Doer): Promise<void> {
  await documentStore.removeDocument(tx.sql, nameOf(campaignId, id), { by, summary: [combatFact('closed')] }, tx.now);
}

/** The entries from which the last step of a fight can be taken back, on the branch that is played now, oldest first. */
export function listEntriesToUndo(sql: Sql, campaignId: string, fight: Fight): Promise<CombatEntry[]> {
  const { number, before, restores } = fight.entry;
  return listEntriesSince(sql, campaignId, fight, Math.min(before ?? number, restores ?? number));
}

/** The entries of a fight from one of its numbers on, on the branch that is played now, oldest first. */
async function listEntriesSince(sql: Sql, campaignId: string, { id, entry }: Fight, number: number): Promise<CombatEntry[]> {
  const versions = await documentStore.listVersions(sql, nameOf(campaignId, id), { limit: entry.number - number + 1 });
  const rows = versions.toReversed().map(({ data }) => ({ id, data }));
  return readableOf(Fight, rows, what).map((fight) => fight.entry);
}

/** What an audience learns of all that an entry holds. While a fight is prepared, players learn nothing. */
export function factsOf(audience: CombatAudience, before: Combat, { combat, events }: CombatEntry, shown: HitPointsShown): CombatFact[] {
  if (audience === 'players' && combat.phase === 'gathering') return [];
  return events.flatMap((event) => combatFactFor(audience, { before, after: combat }, event, shown) ?? []);
}

/**
 * What players learnt of the steps of a fight after an entry, and how it stood then; null where some of them were taken back, and where
 * the entry cannot be read.
 */
export async function factsSince(
  { tx, campaignId, fight, settings }: { tx: Tx; campaignId: string; fight: Fight; settings: { hitPointsShown: HitPointsShown } },
  number: number,
): Promise<{ facts: CombatFact[][]; before: Combat } | null> {
  const [first, ...later] = await listEntriesSince(tx.sql, campaignId, fight, number);
  if (first?.number !== number || later.some(({ restores }) => restores !== null)) return null;
  const facts = later.map((entry, at) => {
    const { combat } = later[at - 1] ?? first;
    return factsOf('players', combat, { ...entry, events: entry.events.slice(entry.told ?? 0) }, settings.hitPointsShown);
  });
  return { facts, before: first.combat };
}

/** Undoes what has damaged the fight of a table; answers how it stands, or null where it could never be read and is gone. */
export async function bringFightBack(tx: Tx, campaignId: string, { id }: Damaged, by: documentStore.Doer): Promise<Fight | null> {
  await documentStore.lockDocument(tx.sql, nameOf(campaignId, id));
  return bringBack(tx.sql, nameOf(campaignId, id), Fight, by, tx.now);
}
