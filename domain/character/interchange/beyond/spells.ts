import type { Character, KnownSpell } from '#domain/character/character.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import { alwaysKnow } from '#domain/character/advancement/level-learn.ts';
import { spellNamed } from '#domain/character/interchange/named-spell.ts';
import { listed, quoted } from '#domain/character/interchange/quoted.ts';
import { limits } from '#domain/limits/limits.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { KnownClass } from './classes.ts';
import type { BeyondDocument, BeyondSpell } from './document.ts';
import type { Found } from './origin.ts';

const isReady = ({ prepared, alwaysPrepared, definition: { level } }: BeyondSpell) =>
  prepared === true || alwaysPrepared === true || level === 0;
/** Whether somebody has a spell: a list may also hold those that could be prepared. */
const isHad = (spell: BeyondSpell) => isReady(spell) || spell.countsAsKnownSpell === true;

/** Where the spells of the document come from: a class that is kept, or elsewhere. */
function sourcesOf({ classSpells, spells }: BeyondDocument, kept: readonly KnownClass[]): { list: BeyondSpell[]; of: KnownClass | null }[] {
  const alone = classSpells.length === 1 && kept.length === 1;
  const ofClasses = classSpells.flatMap((each) => {
    const of = kept.find(({ written }) => written.id === each.characterClassId) ?? (alone ? kept[0] : undefined);
    return of ? [{ list: each.spells, of }] : [];
  });
  return [...ofClasses, ...[spells.class, spells.race, spells.background, spells.feat].map((list) => ({ list, of: null }))];
}

/** A character with the spells of the document. What magic items cast stays with the items. */
export function withSpells(character: Character, document: BeyondDocument, kept: readonly KnownClass[]): Found<Character> {
  const known = new Map<string, KnownSpell>();
  const strange = new Set<string>();
  const renamed = new Set<string>();
  for (const { list, of } of sourcesOf(document, kept)) {
    for (const each of list.filter((one) => of?.id === 'wizard' || of === null || isHad(one))) {
      const { name, level } = each.definition;
      const spell = spellNamed(name, level);
      if (!spell) strange.add(name);
      else {
        if (spell.id !== slugOf(name)) renamed.add(`${quoted(name)} is called ${spell.name} here.`);
        const before = known.get(spell.id);
        const ready = of?.id === 'wizard' ? isReady(each) : true;
        const prepared = ready || before?.prepared === true;
        // A spell that two classes have is cast as the one that has it ready.
        const caster = ready ? (of?.id ?? before?.class) : (before?.class ?? of?.id);
        const from = of === null && before?.from !== 'class' ? 'other' : 'class';
        known.set(spell.id, { spell: spell.id, prepared, from, class: caster ?? null });
      }
    }
  }
  const spells = [...known.values()].slice(0, limits.inventorySlots);
  const steps = character.classes.flatMap((taken) => Array.from({ length: taken.level }, (_, index) => gainsAt(taken, index + 1)));
  const learned = steps.reduce((each, gains) => alwaysKnow(each, gains.always, gains.class), { ...character, spells });
  const names = [...strange].filter((name) => name !== '').map(quoted);
  const lost = names.length === 0 ? [] : [`These spells are none of SRD 5.2 and cannot be imported: ${listed(names)}.`];
  return { value: learned, report: [...lost, ...renamed] };
}
