import { CombatRefusal, find, note, endConditions } from './draft.ts';
import { refuseCombat } from './refusals.ts';
import type { Draft } from './draft.ts';
import { refuseActNow } from './acts/refuse-act.ts';
import { isKnockedOut } from './effects/weapons/knock-out.ts';
import { endWithFight } from './use/turn/time-of-fight.ts';
import type { CombatStepNamed } from './step.ts';
import { findAmmunition } from './effects/weapons/weapon-use.ts';

/** A hero who lies there and can get up does so: once nobody fights, nothing is lost by it. */
function standUp(draft: Draft, id: string): void {
  if (refuseActNow(draft.combat, find(draft, id), 'standUp') !== null) return;
  endConditions(draft, id, ({ name, effectId }) => name === 'prone' && effectId === null);
}

/**
 * Ends the fight: the experience of foes who died, were knocked out or yielded is shared among the heroes, rounded down, unless they rise by milestones; and
 * heroes who lie prone get up.
 */
export function endCombat(draft: Draft, { yielded, byMilestone }: CombatStepNamed<'end'>): void {
  const stranger = yielded.map((id) => find(draft, id)).find((one) => one.side !== 'foes');
  if (stranger) throw new CombatRefusal(refuseCombat('isNoFoe', { name: stranger.name }));
  const { combatants } = draft.combat;
  const defeated = combatants.filter((one) => one.side === 'foes' && (one.dead || isKnockedOut(one) || yielded.includes(one.id)));
  const heroes = combatants.filter((one) => one.kind === 'hero');
  const all = [...defeated, ...(draft.combat.yielded ?? [])];
  const total = all.reduce((sum, one) => sum + one.xp, 0);
  const each = heroes.length === 0 || byMilestone === true ? 0 : Math.floor(total / heroes.length);
  const award = { total, each, heroes: heroes.map((one) => one.id), defeated: all.map((one) => one.id) };
  endWithFight(draft);
  for (const { id } of heroes) standUp(draft, id);
  draft.combat = { ...draft.combat, phase: 'over', active: null, award };
  note(draft, 'ended');
  for (const { id } of heroes) {
    const amount = findAmmunition(draft, id);
    if (amount > 0) note(draft, 'found', { targetId: id, amount });
  }
  if (each > 0) for (const { id } of heroes) note(draft, 'experience', { targetId: id, amount: each });
}
