import { change, CombatRefusal, find, note } from './combat-draft.ts';
import type { Draft } from './combat-draft.ts';
import { castSpell } from './combat-spell.ts';
import type { CombatStepNamed } from './combat-step.ts';
import { blast, findActing, strike } from './combat-strike.ts';
import { refuseDeed } from './combat-uses.ts';

/** A legendary action: counted, told, and struck or rolled where it strikes or must be withstood. Refuses what `refuseDeed` refuses. */
export function actLegendary(draft: Draft, { who, deed: name, whom, advantage, cover, close }: CombatStepNamed<'legendary'>): void {
  const one = findActing(draft, who);
  const deed = one.legend?.deeds.find((each) => each.name === name);
  if (!deed) throw new CombatRefusal(`${one.name} has no such legendary action.`);
  const refused = refuseDeed(one, deed, draft.combat);
  if (refused !== null) throw new CombatRefusal(refused);
  const [first] = whom;
  if ((deed.attack !== null || deed.effect !== null) && first === undefined) throw new CombatRefusal('Pick at least one target.');
  change(draft, who, { deedsDone: [...one.deedsDone, name] });
  note(draft, 'legendary', { who, what: name });
  if (deed.spell) castSpell(draft, who, deed.spell);
  if (deed.effect) blast(draft, who, deed.effect, whom, cover);
  if (deed.attack !== null && first !== undefined)
    strike(draft, { name: 'attack', who, whom: first, attack: deed.attack, advantage, cover, close });
}

/** Whether a creature makes failed saves by its legendary resistance, or keeps it. Refuses those who have none. */
export function letWithstand(draft: Draft, whom: string, on: boolean): void {
  const one = find(draft, whom);
  if (!one.legend || one.legend.resistances === 0) throw new CombatRefusal(`${one.name} has no legendary resistance.`);
  change(draft, whom, { withstands: on });
  note(draft, 'withstands', { whom, outcome: on ? 'saved' : 'failed' });
}
