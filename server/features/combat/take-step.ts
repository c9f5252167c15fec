import { recordCombatStep } from '#domain/combat/log.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStep, CombatStepNamed, TakenStep } from '#domain/combat/step.ts';
import { isLaterUse } from '#domain/combat/use/spell-in-use.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { findOwnMonster } from '#server/features/homebrew/index.ts';
import type { CombatTransaction } from './combat-transaction.ts';
import { goOnWithNpcs } from './let-npcs-act.ts';
import { onMap } from './field/on-map.ts';
import type { MapUse } from './field/on-map.ts';
import { loadReactions } from './reactions/load-reactions.ts';
import { recordStep } from './record-step.ts';
import { resolveStep } from './steps/resolve-step.ts';

/** Who takes a step: an account, and whether it leads the table and may do anything. */
interface Taker {
  id: string;
  leads: boolean;
}

/** The hero of somebody in a fight; undefined where they have none in it. */
export function heroOfPlayer(
  { characters, fight }: Pick<CombatTransaction, 'characters' | 'fight'>,
  userId: string,
): Combatant | undefined {
  const mine = [...characters.values()].find((each) => each.userId === userId);
  return mine && heroOf(fight.entry.combat, mine.id);
}

/** A step as the rules take it; refuses one that whoever asks may not take. */
async function permitted(transaction: CombatTransaction, { id, leads }: Taker, taken: TakenStep): Promise<CombatStep> {
  const { tx, campaignId, fight } = transaction;
  const permit = (asked: TakenStep | CombatStep) => {
    const refused = leads ? null : refusePlayer(fight.entry.combat, heroOfPlayer(transaction, id), asked);
    if (refused !== null) throw new Refusal('combat.notYours', tellCombatRefusal(refused));
  };
  if (taken.name !== 'castSpell') permit(taken);
  const findOwn = (monster: string) => findOwnMonster(tx.sql, campaignId, monster);
  const resolved = await resolveStep(taken, fight.entry.combat, findOwn, transaction.characters);
  // What a spell does while it lasts is no casting: it takes what it says itself.
  if (taken.name === 'castSpell') permit(resolved.name === 'useActivity' && isLaterUse(resolved.used) ? resolved : taken);
  // What a feature takes of a turn is known once content has told what it does; so is what becomes of a spell by one.
  const isShaped = taken.name === 'castSpell' && taken.shapers.length > 0;
  if (isShaped || taken.name === 'useFeature' || taken.name === 'useItem' || taken.name === 'usePower') permit(resolved);
  return resolved;
}

/** Takes a step that somebody asks for, from a panel or in words, with what NPCs do after it. Refuses what they may not, and what rules refuse. `map` says where an area lies, or that the map is left out. */
export async function takeStep(
  transaction: CombatTransaction,
  taker: Taker,
  taken: TakenStep,
  map: Omit<MapUse, 'binds'> = {},
): Promise<void> {
  const resolved = await permitted(transaction, taker, taken);
  const { active } = transaction.fight.entry.combat;
  await recordStep(transaction, taker.id, resolved, { map: { ...map, binds: !taker.leads } });
  await goOnWithNpcs(transaction, taken.name === 'next' ? active : null);
}

/** Deals damage that was rolled and saved against in the story; the rules of the fight meet it. */
export const deal = (transaction: CombatTransaction, actorId: string, step: CombatStepNamed<'deal'>): Promise<void> =>
  recordStep(transaction, actorId, step);

/** Dice of which nothing hangs: whether a step may be taken is known before any fall, and none of the table's are spent. */
const lowest = () => 1;

/** Refuses what taking a step would refuse, and takes nothing. */
export async function tryStep(transaction: CombatTransaction, taker: Taker, taken: TakenStep): Promise<void> {
  const { step: resolved, field } = await onMap(transaction, await permitted(transaction, taker, taken), { binds: !taker.leads });
  const { entry } = transaction.fight;
  const reactions = await loadReactions(transaction, entry.combat, entry.waits?.step ?? resolved);
  const recorded = recordCombatStep([entry], taker.id, resolved, lowest, reactions, field);
  if (!recorded.ok) throw new Refusal('combat.refused', tellCombatRefusal(recorded.refused));
}
