import { subclassLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { alwaysPrepared } from '#domain/srd/always-prepared.ts';
import { classes } from '#domain/srd/classes.ts';
import { landSpells } from '#domain/srd/land-spells.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { pathOf } from './class-levels.ts';

type Fields = Record<string, unknown>;

const isClass = (value: unknown): value is ClassId => typeof value === 'string' && Object.hasOwn(classes, value);
const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** Spells that a class or its path gives besides those that are chosen. */
function givenBy(id: ClassId): Set<unknown> {
  const rows = [...(alwaysPrepared[id] ?? []), ...(id === 'druid' ? Object.values(landSpells).flat() : [])];
  return new Set(rows.flatMap(([, ...spells]) => spells));
}

/** A known spell with the class it was learned in; what a feat gave of another list is of none. */
function spellOf(known: unknown, id: unknown): unknown {
  const fields = fieldsOf(known);
  if (!fields) return known;
  const { spell, from } = fields;
  const isOfClass = isClass(id) && (from === 'class' || givenBy(id).has(spell) || findSpell(String(spell))?.classes.includes(id) === true);
  return { ...fields, class: isOfClass ? id : null };
}

/** A character who was written down with one class and a level, as they are written with classes. What fits nothing is left to be found. */
export function withClasses({ class: id, level, order, hitPointGains, hitDiceSpent, ...character }: Fields): Fields {
  const hasPath = character['ruleSet'] === 'srd' && typeof level === 'number' && level >= subclassLevel && isClass(id);
  const spent = typeof hitDiceSpent === 'number' && hitDiceSpent > 0 && isClass(id) ? { [`d${classes[id].hitDie}`]: hitDiceSpent } : {};
  const { spells } = character;
  return {
    ...character,
    classes: [{ class: id, subclass: hasPath ? pathOf(id) : null, level, order, hitPointGains }],
    hitDiceSpent: typeof hitDiceSpent === 'number' ? spent : hitDiceSpent,
    spells: Array.isArray(spells) ? spells.map((known) => spellOf(known, id)) : spells,
  };
}
