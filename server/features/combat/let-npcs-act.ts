import { isWaiting } from '#domain/combat/state.ts';
import { limits } from '#domain/limits/limits.ts';
import { mayPlayAll } from '#domain/combat/npc/play-on.ts';
import { npcGround } from '#domain/battle-map/fight/npc-ground.ts';
import { goingOn } from '#domain/combat/log.ts';
import type { NpcGround } from '#domain/combat/npc/ground.ts';
import type { Battlefield } from '#domain/battle-map/fight/stands.ts';
import type { NpcChoice } from '#domain/combat/npc/tactics.ts';
import { chooseNpcAction } from '#domain/combat/npc/tactics.ts';
import { chooseLegendaryAction } from '#domain/combat/npc/legendary.ts';
import { loadMeans } from './steps/load-means.ts';
import { goOnForAway } from './reactions/play-away.ts';
import { saveDeadline } from './reactions/reaction-deadlines.store.ts';
import { findBattlefield } from './field/battlefield.ts';
import { recordStep } from './record-step.ts';
import { endStoryFight } from './story/end-story-fight.ts';
import type { CombatTransaction } from './combat-transaction.ts';

/**
 * A Dungeon Master has the narrator take the turn of the NPC whose turn it is, or of all until a hero acts. The fight remembers it: after
 * a reaction that somebody is asked for, whoever takes the step that answers goes on with `goOnWithNpcs`.
 */
export async function playNpcs(transaction: CombatTransaction, which: 'one' | 'all'): Promise<void> {
  const { fight } = transaction;
  transaction.fight = { ...fight, entry: { ...fight.entry, combat: { ...fight.entry.combat, npcsPlay: which } } };
  await letNpcsAct(transaction, which, null);
}

/**
 * After a step the narrator plays the NPCs that the table leaves to it, or that it was asked to play, and no fight waits for who is away; `ended` names whose turn ended just
 * now. A fight of the story is over where it is decided.
 */
export async function goOnWithNpcs(transaction: CombatTransaction, ended: string | null = null): Promise<void> {
  const { settings, fight } = transaction;
  const which = settings.npcTurns === 'narrator' ? 'all' : fight.entry.combat.npcsPlay;
  let over: string | null | undefined = ended;
  for (let taken = 0; over !== undefined && taken < limits.npcStepsAtOnce; taken += 1) {
    if (which !== null) await letNpcsAct(transaction, which, over);
    over = settings.npcTurns === 'narrator' ? await goOnForAway(transaction) : undefined;
  }
  await endStoryFight(transaction);
}

/**
 * The narrator takes the turn of the NPC whose turn it is, or of all until a hero acts, with a legendary action after each turn that ends;
 * `ended` names whose did just now. Nothing happens when no NPC acts, or no hero is left.
 */
async function letNpcsAct(transaction: CombatTransaction, which: 'one' | 'all', ended: string | null): Promise<void> {
  let over = ended;
  const grounds = new Grounds();
  for (let taken = 0; taken < limits.npcStepsAtOnce; taken += 1) {
    const { combat } = transaction.fight.entry;
    // Somebody is asked first.
    if (isWaiting(combat)) return;
    const legendary = which === 'all' && over !== null ? await grounds.legendary(transaction, over) : null;
    if (which === 'all' && legendary === null && !mayPlayAll(combat)) return;
    const choice =
      legendary ??
      (combat.active === null
        ? null
        : chooseNpcAction(
            combat,
            combat.active,
            transaction.dice,
            await loadMeans(combat, combat.active),
            await grounds.of(transaction, combat.active),
          ));
    if (!choice) return;
    const step = choice.step.name === 'move' ? goingOn(transaction.fight.entry, choice.step) : choice.step;
    await recordStep(transaction, 'narrator', step, { why: choice.why, map: { binds: false, placing: choice.placing } });
    // After a legendary action another creature may take its own after the same turn.
    if (legendary === null) over = choice.step.name === 'next' ? combat.active : null;
    if (which === 'one' && choice.step.name === 'next') return;
  }
  // The rest is played by the clock of reactions, in a transaction of its own.
  const { campaignId, tx, fight } = transaction;
  const { combat } = fight.entry;
  if (!isWaiting(combat) && combat.npcsPlay !== null) await saveDeadline(tx.sql, campaignId, tx.now);
}

/** What the battle map of the fight tells each NPC in its turn. Where nobody stands on one, it is asked for once. */
class Grounds {
  #isNone = false;

  async of(transaction: CombatTransaction, active: string): Promise<NpcGround | null> {
    const { combat } = transaction.fight.entry;
    if (!combat.combatants.some(({ id, kind }) => id === active && kind === 'npc')) return null;
    const field = await this.#field(transaction);
    return field && npcGround(field, combat, active);
  }

  /** The legendary action that some NPC takes after a turn. */
  async legendary(transaction: CombatTransaction, ended: string): Promise<NpcChoice | null> {
    const { combat } = transaction.fight.entry;
    const field = combat.combatants.some(({ legend }) => legend !== null) ? await this.#field(transaction) : null;
    return chooseLegendaryAction(combat, ended, transaction.dice, (id) => field && npcGround(field, combat, id));
  }

  async #field({ tx, campaignId, fight }: CombatTransaction): Promise<Battlefield | null> {
    if (this.#isNone) return null;
    const field = await findBattlefield(tx.sql, campaignId, fight.entry.combat);
    this.#isNone = field === null;
    return field;
  }
}
