import type { z } from 'zod';
import { lockDifficultyOf, lockedDoorBeside, withLock } from '#domain/battle-map/locks.ts';
import { doorAt } from '#domain/battle-map/tokens.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Character } from '#domain/character/character.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { lockRoll, openingLockOf } from '#domain/character/rolls/open-lock.ts';
import { tellSheetRoll } from '#domain/character/rolls/tell-roll.ts';
import { refuseOpenLock } from '#domain/combat/acts/open-lock.ts';
import { refuseCombat, tellCombatRefusal } from '#domain/combat/refusals.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { isWaiting } from '#domain/combat/state.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { lockText } from '#domain/rules/locks/lock-text.ts';
import type { OpeningLock } from '#domain/rules/locks/opening-lock.ts';
import { openLock as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { sheets } from '#server/features/characters/index.ts';
import { messageStore, postMessage } from '#server/features/chat/index.ts';
import { lockTable } from '#server/features/combat/combat-transaction.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { findFight } from '#server/features/combat/fight.ts';
import { publishCombatResult } from '#server/features/combat/publish-combat-result.ts';
import { recordStep } from '#server/features/combat/record-step.ts';
import { findFoughtMap } from './battlefield.ts';

type Input = z.output<NonNullable<(typeof operation)['~orpc']['inputSchema']>>;

/** A try at a lock: by whom, on which map, and which door. */
interface Attempt {
  tx: Tx;
  input: Input;
  userId: string;
  leads: boolean;
  kept: tableMap.KeptMap;
}

export const openLock = command(operation, {
  may: policies['battleMaps.openLock'],
  find: findAccess,
  run: async ({ tx, actor, kernel, subject, input }) => {
    const { campaignId, mapId, characterId } = input;
    const { id: userId, name } = personOf(actor);
    const leads = isDm(subject.seat);
    const at = { campaignId, settings: subject.settings(), by: { id: userId, name }, actor: userId };
    const fight = await findFight(tx.sql, campaignId);
    const isRunning = fight && !(fight instanceof Damaged) && fight.entry.combat.phase === 'running';
    const transaction = isRunning && heroOf(fight.entry.combat, characterId) ? await lockTable(tx, kernel, at) : null;
    const kept = await tableMap.findMap(tx.sql, campaignId, mapId);
    if (!kept || !(kept.isShown || leads)) throw new Refusal('battleMap.notFound');
    const { heroes } = await tableMap.findViewer(tx.sql, campaignId, userId, leads);
    if (!leads && !heroes.has(characterId)) throw new Refusal('battleMap.notYours');
    const attempt: Attempt = { tx, input, userId, leads, kept };
    const fought = transaction && (await findFoughtMap(tx.sql, campaignId, transaction.fight.entry.combat));
    const told =
      transaction && fought?.map.id === mapId
        ? await tryInFight(attempt, transaction)
        : await tryOutside(attempt, await tableDice(tx, kernel, campaignId, false));
    const now = (await tableMap.findMap(tx.sql, campaignId, mapId)) ?? kept;
    const isOpen = doorAt(now.map, input.between)?.open === true;
    return { ...(await tableMap.lookAs(tx.sql, { campaignId, userId, leads }, now)), isOpen, told };
  },
});

/** The locked door beside the hero, and what the hero brings to it. */
function lockBefore({ kept, input }: Attempt, hero: Character): { door: Wall; opening: OpeningLock } {
  const door = lockedDoorBeside(kept.map, input.characterId, input.between);
  const opening = openingLockOf(hero, input.way);
  if (!opening) throw new Refusal('battleMap.noTools');
  return { door, opening };
}

/** As an action of the fight, which tells it; the map follows the fight. */
async function tryInFight(attempt: Attempt, transaction: CombatTransaction): Promise<string> {
  const { input, userId, leads } = attempt;
  const { mapId, characterId, way } = input;
  const { combat } = transaction.fight.entry;
  const [hero, fighter] = [transaction.characters.get(characterId), heroOf(combat, characterId)];
  if (!hero || !fighter) throw new Refusal('combat.notYours', tellCombatRefusal(refuseCombat('notInFight', {})));
  const { door, opening } = lockBefore(attempt, hero);
  const refused = leads ? null : refuseOpenLock(combat, fighter, way);
  if (refused) throw new Refusal('combat.notYours', tellCombatRefusal(refused));
  const opened = combat.openedLocks?.length ?? 0;
  const step = {
    name: 'openLock',
    actorId: fighter.id,
    door: { mapId, between: door.between },
    ...opening,
    dc: lockDifficultyOf(door),
  } as const;
  await recordStep(transaction, userId, step);
  await publishCombatResult(transaction);
  const after = transaction.fight.entry.combat;
  return isWaiting(after) ? '' : lockText(fighter.name, way, (after.openedLocks?.length ?? 0) > opened);
}

/** As a roll of the sheet, which stands in the story with what became of it; under an id that is known nothing is rolled again. */
async function tryOutside(attempt: Attempt, dice: Dice): Promise<string> {
  const { tx, input, userId } = attempt;
  const { campaignId, mapId, characterId, between, id } = input;
  const before = await messageStore.findMessageFor(tx.sql, { userId, campaignId, messageId: id });
  if (before) return before.content;
  const hero = await sheets.holdCharacter(tx, campaignId, characterId);
  const { door, opening } = lockBefore(attempt, hero);
  const roll = makeRoll(sheets.allowed(lockRoll(hero, opening, lockDifficultyOf(door))), dice);
  const isOpened = roll.outcome === 'success';
  const told = lockText(hero.name, input.way, isOpened);
  const line = { id, campaignId, authorId: userId, authorName: hero.name, role: 'system' as const, audience: null, narration: null };
  const message = await postMessage(tx, { ...line, content: `${tellSheetRoll(hero.name, roll)} ${told}`, rolls: [roll] });
  if (message.authorId !== userId || message.campaignId !== campaignId) throw new Refusal('message.idTaken');
  if (isOpened) await tableMap.followFight(tx, { campaignId, mapId }, (map) => ({ map: withLock(map, between, true) }));
  return told;
}
