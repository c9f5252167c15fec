import { readiedOf } from './effects/readied.ts';
import { isEndedByHelp } from '#domain/rules/activity/laid-effect.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import type { Combatant } from './state.ts';

type Bearer = Pick<Combatant, 'activeEffects' | 'concentration'> & Partial<Pick<Combatant, 'id' | 'inAura'>>;
type ActiveEffect = Combatant['activeEffects'][number];

/** The one die that an effect adds to rolls, or takes from them: " +1d4", " −1d4"; nothing where it adds none, or several. */
function dieText({ changes }: ActiveEffect): string {
  const found = changes.flatMap((change) => {
    const less = 'less' in change && change.less !== undefined ? splitFormula(change.less).dice.map((each) => `−${each}`) : [];
    const add = 'add' in change && typeof change.add === 'string' ? splitFormula(change.add).dice : [];
    return [...less, ...add.map((each) => (each.startsWith('-') ? each.replace('-', '−') : `+${each}`))];
  });
  const [die, ...more] = new Set(found);
  return die === undefined || more.length > 0 ? '' : ` ${die}`;
}

/**
 * The effects that somebody is under, each once, with the die that it brings: "Bless +1d4". What they concentrate on is said by that; of the
 * same spell it stands here as well where it does something to themselves. What is readied has its words for whoever may know them.
 */
export function effectNames({ id, activeEffects, concentration, inAura }: Bearer, mayKnowReadied = false): string[] {
  const borne = activeEffects.filter(({ name, changes }) => name !== concentration || changes.length > 0);
  // What somebody's own aura does to them stands on their sheet.
  const around = inAura && inAura.by !== id ? inAura.names : [];
  const held = mayKnowReadied ? readiedOf({ activeEffects }) : undefined;
  const textOf = (effect: ActiveEffect) => (effect === held && effect.text !== '' ? `: ${effect.text}` : dieText(effect));
  return [...new Set([...borne.map((effect) => `${effect.name}${textOf(effect)}`), ...around])];
}

/** The effects by their names that the help of a friend beside their bearer ends. */
export function endedByHelp({ activeEffects }: Pick<Combatant, 'activeEffects'>): { helpEnds?: string[] } {
  const names = [...new Set(activeEffects.filter(isEndedByHelp).map(({ name }) => name))];
  return names.length === 0 ? {} : { helpEnds: names };
}
