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
import { Refusal } from '#domain/refusals/refusals.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged, damagedRefusal } from '#server/kernel/database/stored.ts';
import { lockCharacters } from '#server/features/characters/index.ts';
import { announceFight } from '#server/features/combat/announce-fight.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { leaveBodies } from '#server/features/combat/field/follow-tokens.ts';
import { findFight, putAway, saveFight } from '#server/features/combat/fight.ts';
import type { Fight } from '#server/features/combat/fight.ts';

interface Opening extends Pick<CombatTransaction, 'campaignId' | 'settings' | 'by' | 'actor'> {
  /** The characters who are in it from the beginning. */
  heroes: readonly string[];
  /** Those of its foes who are people of the story, where it begins there. */
  fromStory?: string[];
}

/** Opens a fight at a table, out of the players' sight until it starts. Refuses where one is open, and heroes who are not there. */
export async function openFight(tx: Tx, kernel: Kernel, opening: Opening): Promise<Fight> {
  const { campaignId, settings, by, actor, heroes, fromStory } = opening;
  const before = await findFight(tx.sql, campaignId);
  if (before instanceof Damaged) throw damagedRefusal('fight');
  if (before && before.entry.combat.phase !== 'over') throw new Refusal('combat.isOpen');
  const characters = await lockCharacters(tx.sql, campaignId, [...heroes]);
  if (characters.size < new Set(heroes).size) throw new Refusal('character.notFound');
  if (before) {
    await putAway(tx, campaignId, before, by);
    await leaveBodies(tx, campaignId, before.entry.combat);
  }
  const dice = await tableDice(tx, kernel, campaignId, true);
  const empty = { ...newCombat(), ...(fromStory && { fromStory }) };
  const combat = [...characters.values()].reduce<Combat>((each, character) => withHero(each, character, dice), empty);
  const [entry] = openCombatLog(actor, combat);
  if (!entry) throw new Error('A combat log begins with an opening.');
  const fight = { id: randomUUID(), entry, lines: { dm: [], players: [] } };
  await saveFight(tx, campaignId, fight, { by, summary: [combatFact('prepared')] });
  await announceFight(tx, { campaignId, shown: settings.hitPointsShown, before, after: fight });
  return fight;
}

function withHero(combat: Combat, character: Character, dice: Dice): Combat {
  const joined = takeCombatStep(combat, { name: 'join', profile: profileFromCharacter(character) }, dice);
  if (!joined.ok) throw new Refusal('combat.refused', tellCombatRefusal(joined.refused));
  return followSheet(joined.value.combat, character);
}
