import { playedBy } from '#domain/combat/commanded.ts';
import { CombatRefusal } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';

/** Whether the narrator goes on to play NPCs: all of them as long as an NPC acts whom no player plays and a hero is left. */
export function mayPlayAll(combat: Combat): boolean {
  const acting = combat.combatants.find(({ id }) => id === combat.active);
  if (combat.phase !== 'running' || acting?.kind !== 'npc') return false;
  // Those who do what a hero says are played by the hero's player.
  return !playedBy(combat, acting) && combat.combatants.some(({ kind, dead }) => kind === 'hero' && !dead);
}

/** After a step the narrator plays on as long as there is something to play: one NPC to the end of its turn, all until a hero acts. */
export function settleNpcsPlay(draft: Draft, before: Combat): void {
  const { npcsPlay, active, round } = draft.combat;
  if (npcsPlay === null) return;
  const goesOn =
    npcsPlay === 'all' ? mayPlayAll(draft.combat) : draft.combat.phase === 'running' && active === before.active && round === before.round;
  if (!goesOn) draft.combat = { ...draft.combat, npcsPlay: null };
}

/** The narrator plays on with nobody. Refuses where it does not anyway. */
export function stopNpcs(draft: Draft): void {
  if (draft.combat.npcsPlay === null) throw new CombatRefusal(refuseCombat('npcsDoNotPlay', {}));
  draft.combat = { ...draft.combat, npcsPlay: null };
}
