import { actReaching } from '#domain/character/actions/act-on-sheet.ts';
import { timeOfAct } from '#domain/campaign/time-of-act.ts';
import type { SheetAct } from '#domain/character/actions/act.ts';
import { judgeSheetAct } from '#domain/campaign/decided-by-dm.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { refusePartingBy } from '#domain/campaign/parting-act.ts';
import { refuse } from '#domain/character/refusals.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { act as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { appliedRolls } from '#server/features/chat/index.ts';
import { changeCharacter } from '#server/features/characters/change-character.ts';
import { contentOfSheetAct } from '#server/features/characters/ruled/sheet-act-content.ts';
import { refuseApart } from '#server/features/characters/ruled/refuse-apart.ts';
import { targetsOf } from '#server/features/characters/ruled/targets-of.ts';
import { ownItems, withNamedContent } from '#server/features/characters/item-effects.ts';
import { isInFight } from '#server/features/characters/is-in-fight.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';

/** What a table is told of though nothing is rolled. */
const announcedActs: ReadonlySet<SheetAct['kind']> = new Set([
  'beReborn',
  'cast',
  'endDay',
  'giveExperience',
  'grantLevel',
  'inspiration',
  'levelUp',
  'longRest',
  'passTime',
  'shakeAwake',
  'shortRest',
  'useFeature',
  'useItem',
]);

/** What of an act stands on the roll that it is of; null for acts that are of none. */
function takenRoll(targetId: string, act: SheetAct) {
  if (act.kind !== 'takeDamage' && act.kind !== 'heal') return null;
  const way = act.kind === 'heal' ? ('heal' as const) : ('damage' as const);
  const type = act.kind === 'heal' ? null : (act.type ?? null);
  return { target: { fightId: null, targetId, way }, taken: { amount: act.amount, type } };
}

export const act = command(operation, {
  may: policies['characters.act'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel: { dice }, subject, input }) => {
    const { id: userId } = personOf(actor);
    // Before the sheet, in the order in which an undo holds both.
    const held = input.of && (await appliedRolls.holdRoll(tx, { userId, campaignId: input.campaignId, ...input.of }));
    const given = takenRoll(input.characterId, input.act);
    let isNew = false;
    const asked = { ...input, others: targetsOf(input.act), isAnnounced: announcedActs.has(input.act.kind) };
    const changed = await changeCharacter(tx, personOf(actor), asked, async (sheet, others) => {
      isNew = true;
      const verdict = judgeSheetAct({ ...subject, settings: subject.settings() }, input.act, sheet);
      if (verdict !== true) throw new Refusal(verdict);
      if (held && given) appliedRolls.refuseTwice(held, { ...given.target, name: sheet.name });
      const character = await withNamedContent(tx.sql, sheet, input.act);
      const content = await contentOfSheetAct(character, input.act, { own: await ownItems(tx.sql, character, input.act), others });
      if (input.act.kind === 'companionHitPoints' && (await isInFight(tx.sql, input, { orPrepared: true })))
        return refuse('companionInFight', { name: character.name });
      const time = isDm(subject.seat) ? null : timeOfAct(character, input.act, content);
      if (time?.takes === 'long' && (await isInFight(tx.sql, input)))
        return refuse('takesTooLongInFight', { what: time.name, name: character.name });
      // A Dungeon Master sets right what they like.
      const refused = isDm(subject.seat) ? null : (refusePartingBy(sheet, input.act) ?? (await refuseApart(tx.sql, sheet, others)));
      if (refused) return refused;
      const { campaignId, characterId } = input;
      if (time) tx.emit(campaignTopic(campaignId), { type: 'characters.acted', campaignId, characterId, time });
      return actReaching(character, input.act, dice, content, sheet);
    });
    if (held && given && isNew) {
      const { position, character } = changed;
      await appliedRolls.keepTaken(tx, held, { ...given.target, name: character.name }, { ...given.taken, position });
    }
    return changed;
  },
});
