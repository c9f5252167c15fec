import { randomUUID } from 'node:crypto';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { combatFact } from '#domain/combat/fact.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { openCombatLog } from '#domain/combat/log.ts';
import { followSheet } from '#domain/combat/sheet.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Character } from '#domain/character/character.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { open as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import { Damaged, damagedRefusal } from '#server/kernel/database/stored.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/index.ts';
import { lockCharacters } from '#server/features/characters/index.ts';
import { announceFight } from './announce-fight.ts';
import { leaveBodies } from './field/follow-tokens.ts';
import { findFight, putAway, saveFight } from './fight.ts';
import { seeCombat } from './see-combat.ts';

export const open = command(operation, {
  may: policies['combat.open'],
  // Locked, so that of two who open a fight at once only one does.
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, actor, input, subject, kernel }) => {
    const { campaignId } = input;
    const { id, name } = personOf(actor);
    const by = { id, name };
    const before = await findFight(tx.sql, campaignId);
    if (before instanceof Damaged) throw damagedRefusal('fight');
    if (before && before.entry.combat.phase !== 'over') throw new Refusal('combat.isOpen');
    const characters = await lockCharacters(tx.sql, campaignId, input.heroes);
    if (characters.size < new Set(input.heroes).size) throw new Refusal('character.notFound');
    if (before) {
      await putAway(tx, campaignId, before, by);
      await leaveBodies(tx, campaignId, before.entry.combat);
    }
    const dice = await tableDice(tx, kernel, campaignId, true);
    const combat = [...characters.values()].reduce<Combat>((each, character) => withHero(each, character, dice), newCombat());
    const [entry] = openCombatLog(id, combat);
    if (!entry) throw new Error('A combat log begins with an opening.');
    const fight = { id: randomUUID(), entry, lines: { dm: [], players: [] } };
    await saveFight(tx, campaignId, fight, { by, summary: [combatFact('prepared')] });
    const { hitPointsShown: shown } = subject.settings();
    announceFight(tx, { campaignId, shown, before, after: fight });
    return seeCombat(tx.sql, actor, subject, fight);
  },
});

function withHero(combat: Combat, character: Character, dice: Dice): Combat {
  const joined = takeCombatStep(combat, { name: 'join', profile: profileFromCharacter(character) }, dice);
  if (!joined.ok) throw new Refusal('combat.refused', tellCombatRefusal(joined.refused));
  return followSheet(joined.value.combat, character);
}
