import { d20Of, mightyRoll } from './standing-changes.ts';
import { afterFailure } from '#domain/combat/after-failure.ts';
import { commanderOf } from '#domain/combat/commanded.ts';
import { endEffects } from './active-effects.ts';
import { addedToSave, labelWith, saveModes } from './effect-modifiers.ts';
import { exhaustionPenaltyOf, failsSave, saveReasons } from './condition.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft, FallenSave } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { coverBonus } from '#domain/rules/combat-terms.ts';
import type { Ability, ConditionName, Cover } from '#domain/rules/combat-terms.ts';
import { resistancesLeft } from '#domain/combat/uses.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { d20Again, d20By } from '#domain/dice/reasons.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** A save that somebody makes. */
export interface Save {
  targetId: string;
  ability: Ability;
  dc: number;
  /** Helps saves of dexterity. */
  cover: Cover;
  /** What is saved against. */
  cause: string;
  /** What whoever forces it makes of it. */
  mode?: 'advantage' | 'disadvantage' | undefined;
  /** Why it is this ability where its maker had a choice, for the card of the roll. */
  why?: string | undefined;
  /** Who forces it, where somebody does: what heroes and those whom they called ask for is known to all. */
  byId?: string | null | undefined;
  /** What a failure brings. */
  conditions?: readonly ConditionName[];
}

/** Whether everybody may know what a save must reach: it is of a hero, or of somebody whom one called. */
function isOpen({ combat }: Draft, { byId }: Save): boolean {
  const by = combat.combatants.find(({ id }) => id === byId);
  return by !== undefined && (by.kind === 'hero' || commanderOf(combat, by) !== undefined);
}

/** Makes a failed save after all where there is legendary resistance left that is not kept. */
function resists(draft: Draft, one: Combatant, cause: string): boolean {
  if (!one.legendaryResistanceEnabled || resistancesLeft(one) === 0) return false;
  change(draft, one.id, { legendaryResistancesUsed: one.legendaryResistancesUsed + 1 });
  note(draft, 'resisted', { targetId: one.id, name: cause });
  return true;
}

/** Rolls the d20 of a save, with what conditions, effects and cover add to it now. */
function fallenSave(draft: Draft, { targetId, ability, dc, cover, cause, mode, why }: Save): FallenSave {
  const one = find(draft, targetId);
  const added = addedToSave(draft.dice, one, ability);
  const modes = saveModes(one, ability, cause === 'concentration');
  const [helps, hinders] = [mode === 'advantage' ? [cause] : [], mode === 'disadvantage' ? [cause] : []];
  const d20 = d20By(saveReasons(one, ability, { helps: [...modes.helps, ...helps], hinders: [...modes.hinders, ...hinders] }));
  const terms = {
    ...d20,
    notes: [...d20.notes, ...(why === undefined ? [] : [why])],
    modifier: one.saves[ability] - exhaustionPenaltyOf(one) + (ability === 'dexterity' ? coverBonus[cover] : 0) + added.amount,
    label: labelWith(`${one.name}: ${ability} save`, added),
    against: dc,
  };
  const fallen = (given: typeof terms) => mightyRoll(one, ability, rollD20(d20Of(draft.dice, one), given));
  const again: FallenSave['again'] = (how) => fallen({ ...terms, ...d20Again(how) });
  return { roll: fallen(terms), isLow: d20.advantage === 'disadvantage', again };
}

/** Saves of one moment that players roll, all asked for together; the others fall when each is looked at. */
export function askSaves(draft: Draft, saves: readonly Save[]): ReadonlyMap<string, FallenSave> {
  const rolled = saves.filter(({ targetId, ability }) => !failsSave(find(draft, targetId), ability));
  const planned = rolled.map((save) => ({
    id: save.targetId,
    ability: save.ability,
    against: save.dc,
    name: save.cause,
    ...(isOpen(draft, save) && { isOpen: true as const }),
    roll: () => fallenSave(draft, save),
  }));
  return draft.reactions?.toSaves(planned) ?? new Map();
}

/**
 * Rolls a saving throw and notes it; true when it is made. Those who cannot move fail strength and dexterity without a roll;
 * legendary resistance makes a failed one after all. `asked` has the saves that fell together with others.
 */
export function rollSave(draft: Draft, save: Save, asked = askSaves(draft, [save])): boolean {
  const { targetId, ability, dc, cause, conditions = [] } = save;
  const one = find(draft, targetId);
  if (failsSave(one, ability)) {
    note(draft, 'save', { targetId, name: cause, outcome: 'failed' });
    return resists(draft, one, cause);
  }
  const { roll: first, isLow, again } = asked.get(targetId) ?? fallenSave(draft, save);
  const succeeds = (each: Roll) => each.total >= dc;
  const roll = afterFailure(draft, {
    to: 'failedSave',
    id: targetId,
    name: cause,
    roll: first,
    against: dc,
    conditions,
    isLow,
    succeeds,
    again,
  });
  const made = succeeds(roll);
  note(draft, 'save', {
    targetId,
    name: cause,
    amount: isOpen(draft, save) ? dc : null,
    outcome: made ? 'saved' : 'failed',
    rolls: [roll],
  });
  endEffects(draft, targetId, ({ changes }) => changes.some((each) => each.on === 'savingThrows' && each.next === true));
  return made || resists(draft, one, cause);
}

/** Whoever takes damage saves against the effects that a save then ends. */
export function saveOnDamage(draft: Draft, targetId: string): void {
  for (const { id, name, from, saveEnds, ends } of find(draft, targetId).activeEffects) {
    const ending = ends.find((each) => each.by === 'save' && each.when === 'damage');
    if (ending?.by !== 'save' || saveEnds === null) continue;
    const { ability, dc } = saveEnds;
    const made = rollSave(draft, { targetId, ability, dc, mode: ending.mode, cover: 'none', cause: name, byId: from });
    if (made) endEffects(draft, targetId, (each) => each.id === id);
  }
}
