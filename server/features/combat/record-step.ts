import { crossingsNow, leftBehind } from '#domain/battle-map/fight/crossings.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { CombatEntry } from '#domain/combat/log.ts';
import { recordCombatStep, walksOn } from '#domain/combat/log.ts';
import { isWaiting } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import { withEffectsCounted } from '#domain/combat/sheet.ts';
import { secondMilliseconds } from '#domain/limits/units.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { loadReactions } from './reactions/load-reactions.ts';
import { followDoors } from './field/follow-doors.ts';
import { followTokens } from './field/follow-tokens.ts';
import { followWalk } from './field/follow-walk.ts';
import { withAurasKnown } from './field/auras.ts';
import { findBattlefield } from './field/battlefield.ts';
import { onMap } from './field/on-map.ts';
import type { MapUse } from './field/on-map.ts';
import { openOffers } from '#domain/combat/reactions/open-offers.ts';
import { saveDeadline } from './reactions/reaction-deadlines.store.ts';
import { factsOf, saveFight } from './fight.ts';
import type { Fight, FightLine } from './fight.ts';
import type { CombatTransaction } from './combat-transaction.ts';

/** Steps in the middle of a question, which leave its time as it is. */
const keepsDeadline: readonly CombatStep['name'][] = ['holdReaction', 'stopNpcs'];

/**
 * Takes one step and keeps it; refuses with the sentence of the rule. `actorId` is the account or the narrator, `why` is for the DM, and
 * `map` says how the battle map counts: nobody is bound by it where nothing is said.
 */
export async function recordStep(
  transaction: CombatTransaction,
  actorId: string,
  taken: CombatStep,
  { why, map = { binds: false } }: { why?: CombatFact; map?: MapUse } = {},
): Promise<void> {
  const { step, field, mapId, lands } = await onMap(transaction, taken, map);
  const head = await withAurasKnown(transaction, step);
  const reactions = await loadReactions(transaction, head.combat, head.waits?.step ?? step);
  const recorded = recordCombatStep([head], actorId, step, transaction.dice, reactions, field);
  if (!recorded.ok) throw new Refusal('combat.refused', tellCombatRefusal(recorded.refused));
  const { entry: recordedEntry } = recorded.value;
  const counted = withEffectsCounted(await onItsMap(transaction, head.combat, recordedEntry, mapId), transaction.characters.values());
  const stepped = {
    ...recordedEntry,
    combat: keepsDeadline.includes(step.name)
      ? counted
      : withDeadline(counted, head.combat, transaction.tx.now, recordedEntry.waits?.begun === true),
  };
  const untoldEvents = stepped.events.slice(stepped.told ?? 0);
  const entry = withTokens(head, stepped, await followTokens(transaction, head.combat, stepped, { events: untoldEvents, lands }));
  const shown = transaction.settings.hitPointsShown;
  const untold = { ...entry, events: untoldEvents };
  const players = factsOf('players', head.combat, untold, shown);
  const dm = factsOf('dm', head.combat, untold, shown);
  if (head.waits !== null && entry.waits === null) transaction.settled = true;
  await keepEntry(transaction, entry, { dm: why === undefined ? dm : [why, ...dm], players });
  await followWalk(transaction, entry);
  await followDoors(transaction, head.combat, entry.combat);
  const isMoved = entry.tokens !== undefined || hasShrunk(head.combat, entry.combat) || walksOnLeash(entry);
  if (isMoved && entry.waits === null) await followAreas(transaction, actorId);
}

/** Whether an area that stays has lost some of its cells. */
const hasShrunk = (before: Combat, { areas }: Combat): boolean =>
  areas.some(({ id, lies }) => (before.areas.find((area) => area.id === id)?.lies?.cells.length ?? 0) > (lies?.cells.length ?? 0));

/** Whether somebody has walked in a fight with an area that its maker must stay near. */
const walksOnLeash = ({ step, combat }: CombatEntry): boolean =>
  step.name === 'move' && combat.areas.some(({ used }) => used.activity.leash !== undefined);

/** Has areas that stay follow where all stand, once tokens were moved otherwise than by a walk: whoever came into one is befallen by it now, and one that its maker has left too far behind is over. */
export async function followAreas(transaction: CombatTransaction, actorId: string): Promise<void> {
  const { combat } = transaction.fight.entry;
  if (isWaiting(combat) || !combat.areas.some(({ lies }) => lies !== null)) return;
  const field = await findBattlefield(transaction.tx.sql, transaction.campaignId, combat);
  const crossings = field ? crossingsNow(field, combat) : [];
  if (crossings.length > 0) await recordStep(transaction, actorId, { name: 'cross', crossings });
  for (const mark of field ? leftBehind(field, transaction.fight.entry.combat) : [])
    await recordStep(transaction, actorId, { name: 'endEffect', ...mark });
}

/** An entry with how the tokens stood that it moved; where it ends a step that waited, or goes on with a walk, as they stood before the whole of it. */
function withTokens(head: CombatEntry, entry: CombatEntry, moved: NonNullable<CombatEntry['tokens']>): CombatEntry {
  const before = head.waits === null && !walksOn(head, entry.step) ? [] : (head.tokens ?? []);
  const tokens = [...before, ...moved.filter(({ combatantId }) => !before.some((each) => each.combatantId === combatantId))];
  return tokens.length === 0 ? entry : { ...entry, tokens };
}

/** A fight with the battle map that it stands on from its first step there, whichever the table is shown later. */
async function onItsMap(
  { tx, campaignId }: CombatTransaction,
  { combatants }: Combat,
  { step, combat }: CombatEntry,
  told: string | undefined,
): Promise<Combat> {
  const isThere = step.name === 'start' || step.name === 'leave';
  const mapId = told ?? (isThere ? (await findBattlefield(tx.sql, campaignId, { ...combat, combatants }))?.map.id : undefined);
  return mapId === undefined ? combat : { ...combat, mapId };
}

/** A fight that waits for an answer, with the end of its time; saves that were asked for before keep theirs. */
function withDeadline(combat: Combat, before: Combat, now: Date, goesOn: boolean): Combat {
  const { saves } = combat;
  const endsIn = (seconds: number) => new Date(now.getTime() + seconds * secondMilliseconds).toISOString();
  // Those who are left of several keep the time that they were given with the others.
  const kept = openOffers(combat).map((offer) => ({ ...offer, endsAt: goesOn ? offer.endsAt : endsIn(limits.reactionSeconds) }));
  const [reaction = null, ...alsoAsked] = kept;
  const isNew = saves !== null && saves.since !== before.saves?.since;
  return {
    ...combat,
    reaction,
    alsoAsked,
    saves: isNew ? { ...saves, endsAt: endsIn(limits.saveSeconds) } : saves,
  };
}

/** Until when a fight waits for whoever is asked; null where it waits for nobody, or as long as it takes. */
function waitsUntil({ reaction, saves }: Combat): Date | null {
  const endsAt = (reaction ?? saves)?.endsAt ?? null;
  return endsAt === null ? null : new Date(endsAt);
}

/** Keeps an entry with what each audience learns of it; `publicFacts` is what of it the table reads, unless that is all. */
export async function keepEntry(
  transaction: CombatTransaction,
  entry: CombatEntry,
  { dm, players, publicFacts = players }: { dm: CombatFact[]; players: CombatFact[]; publicFacts?: CombatFact[] },
): Promise<void> {
  const { fight, tx, campaignId, by } = transaction;
  const byNarrator = entry.actor === 'narrator' && entry.restores === null;
  const lines = { dm: withLines(fight.lines.dm, entry, dm, byNarrator), players: withLines(fight.lines.players, entry, publicFacts) };
  transaction.fight = { ...fight, entry, lines } satisfies Fight;
  // Who acts when is said in words; a card for each would bury the story.
  const facts = entry.step.name === 'start' ? publicFacts.map((fact) => ({ ...fact, rolls: [] })) : publicFacts;
  transaction.told.push({ facts, round: roundOf(entry.combat), turns: turnsSeen(entry) });
  transaction.happened.push(...players);
  await saveFight(tx, campaignId, transaction.fight, { by, summary: dm });
  if (isWaiting(fight.entry.combat) || isWaiting(entry.combat)) await saveDeadline(tx.sql, campaignId, waitsUntil(entry.combat));
}

function withLines(lines: readonly FightLine[], { number }: CombatEntry, facts: readonly CombatFact[], byNarrator = false): FightLine[] {
  const mark = byNarrator ? { byNarrator: true as const } : {};
  return [...lines, ...facts.map((fact, n) => ({ key: `${number}.${n}`, fact, ...mark }))].slice(-limits.combatLines);
}

/** The round that a fight has come to; null before it begins and once it is over. */
const roundOf = ({ phase, round }: Combat): number | null => (phase === 'running' && round > 0 ? round : null);

/** How many turns began in an entry as far as players see: those of the hidden are not counted for them. */
function turnsSeen({ combat, events }: CombatEntry): number {
  const hidden = new Set(combat.combatants.filter((one) => one.hidden).map(({ id }) => id));
  return events.filter(({ kind, actorId }) => kind === 'turn' && actorId !== null && !hidden.has(actorId)).length;
}
