import { afterFightUndo } from '#domain/check/apply-damage.ts';
import { combatFact } from '#domain/combat/fact.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { takenBackFact } from '#domain/combat/follow/taken-back-fact.ts';
import { entryAt, storyOf, undoCombatSteps } from '#domain/combat/log.ts';
import type { CombatLog } from '#domain/combat/log.ts';
import { lastTold } from '#domain/combat/reactions/taken-back.ts';
import { withoutFound } from '#domain/combat/effects/weapons/weapon-use.ts';
import { agreesWithSheet, followSheet, heroOf, sheetAfterFight, withSheetFacts } from '#domain/combat/sheet.ts';
import { withMadeGone } from '#domain/combat/use/items/gain-item.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatAudience } from '#domain/combat/view.ts';
import { partyOf } from '#domain/party-of.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { undo as operation } from '#contract/play/combat.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { appliedRolls, checkMessages, passages } from '#server/features/chat/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { followDoors } from './field/follow-doors.ts';
import { takeBackTokens } from './field/follow-tokens.ts';
import { takeBackWalk } from './field/follow-walk.ts';
import { award } from './award.ts';
import { payBack } from './story/pay-back.ts';
import { factsOf, listEntriesToUndo } from './fight.ts';
import { keepEntry } from './record-step.ts';
import { mendFight } from './mend-fight.ts';
import { lockCombat } from './combat-transaction.ts';
import type { CombatTransaction } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';

export const undo = command(operation, {
  may: policies['combat.undo'],
  find: findAccess,
  run: async (call) => {
    const { tx, input, actor, subject } = call;
    const mended = await mendFight(call);
    if (mended !== undefined) return seeCombat(tx.sql, actor, subject, mended ?? undefined);
    const transaction = await lockCombat(call);
    const { combat: before } = transaction.fight.entry;
    const log = await listEntriesToUndo(tx.sql, input.campaignId, transaction.fight);
    const undone = undoCombatSteps(log, transaction.actor);
    if (!undone.ok) throw new Refusal('combat.refused', tellCombatRefusal(undone.refused));
    const { entry } = undone.value;
    const takenBack = storyOf(log).at(-1);
    await openRolls(transaction, takenBack?.number, entry.number, dungeonMasterTopics(subject));
    if (takenBack) {
      await takeBackTokens(transaction, takenBack, entry.combat);
      await takeBackWalk(transaction, takenBack);
    }
    await followDoors(transaction, before, entry.combat);
    const reopened = before.phase === 'over';
    const [dm, players] = [undoneFacts(transaction, log, 'dm'), undoneFacts(transaction, log, 'players')];
    const combat = withSheets(transaction, entry.combat, reopened);
    await keepEntry(transaction, { ...entry, combat }, { dm: takenBackFact(dm), players, publicFacts: takenBackFact(players) });
    await payBack(transaction, before, entry.combat);
    if (reopened) await award(transaction, before.award?.heroes ?? [], -(before.award?.each ?? 0));
    await passages.takeBack(tx, input.campaignId, transaction.fight.id, entry.restores ?? entry.number);
    await publishCombatResult(transaction);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});

/** Rolls and saves of the story by which the last step dealt somebody damage are offered again. */
async function openRolls(
  { tx, campaignId, fight: { id: fightId } }: CombatTransaction,
  position: number | undefined,
  by: number,
  leaders: readonly string[],
) {
  if (position === undefined) return;
  const given = await appliedRolls.holdAppliedBy(tx, campaignId, position, fightId);
  await appliedRolls.takeBack(tx, given, { characterId: null, fightId }, { position, by });
  for (const { messageId, check } of await checkMessages.holdChecksAbout(tx, campaignId, position, fightId)) {
    const now = afterFightUndo(check, fightId, { position, by });
    if (now !== check) await checkMessages.changeCheck(tx, messageId, now, leaders);
  }
}

/**
 * Armor and weapons are as the sheets have them now. After a fight that was over, so is everything else where something has happened
 * since; a sheet that stands as the end of the fight has left it goes back to before it.
 */
function withSheets({ characters, before }: CombatTransaction, combat: Combat, reopened: boolean): Combat {
  return [...characters.values()].reduce((each, character) => {
    const ended = heroOf(before.entry.combat, character.id);
    const since = ended?.items ?? [];
    const hasChanged = reopened && !(ended && agreesWithSheet(ended, character));
    const followed = hasChanged ? followSheet(each, character) : each;
    const left = heroOf(followed, character.id);
    if (!left) return followed;
    const hero = hasChanged ? left : { ...left, items: withMadeGone(left.items, since) };
    const after = hasChanged ? withoutFound(hero) : withSheetFacts(hero, sheetAfterFight(character, hero));
    return { ...followed, combatants: followed.combatants.map((one) => (one === left ? after : one)) };
  }, combat);
}

/** What was taken back, for those who had learnt of it. */
function undoneFacts({ settings }: CombatTransaction, log: CombatLog, audience: CombatAudience): CombatFact[] {
  const last = lastTold(log);
  const before = entryAt(log, log.at(-1)?.before ?? null);
  if (!last || !before) return [];
  const facts = factsOf(audience, before.combat, last, settings.hitPointsShown);
  // What somebody was asked about says more than that they were.
  const done = facts.filter(({ kind }) => kind !== 'asked');
  if (done.length > 0) return done.map((fact) => ({ ...fact, rolls: [], undone: true }));
  if (audience !== 'dm') return facts.map((fact) => ({ ...fact, rolls: [], undone: true }));
  if (last.step.name === 'cross') return [combatFact('areaUndone')];
  const waiting = last.step.name === 'sheet' ? undefined : waitingFact(last.combat);
  if (waiting) return [waiting];
  return [combatFact(last.step.name === 'move' ? 'walkUndone' : 'sheetUndone')];
}

/** What a fight waits with, where nothing else was told of it yet; undefined where it waits for nobody. */
function waitingFact({ combatants, reaction }: Combat): CombatFact | undefined {
  if (!reaction) return undefined;
  const actor = combatants.find(({ id }) => id === reaction.byId);
  return combatFact('waitUndone', { actor: actor ? partyOf(actor) : null, name: reaction.what });
}
