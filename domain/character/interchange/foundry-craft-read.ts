import type { Character } from '#domain/character/character.ts';
import type { FoundryActor, FoundryItem } from './foundry-actor.ts';
import type { FoundryFlags } from './foundry-flags.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { foundryId } from './foundry-terms.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { featIds } from '#domain/srd/feats.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';

type Known = Character['spells'][number];

/** Whether an actor has a spell ready, in either way of writing it. */
function isReady({ level, preparation, prepared, method }: FoundryItem['system'], className: Character['class']): boolean {
  if (level === 0 || className !== 'wizard') return true;
  const mode = preparation?.mode ?? method;
  return (mode !== undefined && mode !== 'prepared' && mode !== 'spell') || preparation?.prepared === true || (prepared ?? 0) > 0;
}

/** The spells of an actor that the catalogue knows, and the names of the others. */
export function spellsIn(
  { items }: FoundryActor,
  character: Pick<Character, 'class'>,
  flags: FoundryFlags | null,
): { spells: Known[]; unknown: string[] } {
  const spells = new Map<string, Known>();
  const unknown: string[] = [];
  for (const { name, system } of items.filter(({ type }) => type === 'spell')) {
    const spell = findSpell(system.identifier ?? '') ?? findSpell(slugOf(name));
    if (!spell) unknown.push(name);
    else {
      const ofClass = flags ? flags.classSpells.includes(spell.id) : spell.classes.includes(character.class);
      const prepared = flags ? (system.preparation?.prepared ?? true) : isReady({ ...system, level: spell.level }, character.class);
      spells.set(spell.id, { spell: spell.id, prepared, from: ofClass ? 'class' : 'other' });
    }
  }
  return { spells: [...spells.values()], unknown };
}

/** The feats of an actor that are known, and the names of features that are neither feats nor given by class and species. */
export function featsIn(
  { items }: FoundryActor,
  character: Character,
  flags: FoundryFlags | null,
): { feats: Character['feats']; unknown: string[] } {
  const given = new Set(featuresOf(character).map(({ name }) => slugOf(name)));
  const feats: Character['feats'] = [];
  const unknown: string[] = [];
  for (const { name, system } of items.filter(({ type }) => type === 'feat')) {
    const feat = featIds.find((id) => id === system.identifier || id === slugOf(name));
    if (feat) feats.push({ feat, level: Math.min(character.level, flags?.featLevels[feats.length] ?? 1) });
    else if (!given.has(slugOf(name))) unknown.push(name);
  }
  return { feats, unknown };
}

/** Kinds of weapon whose mastery an actor knows. */
export function masteriesIn({ system }: FoundryActor): string[] {
  const known = new Set(system.traits.weaponProf?.mastery.value ?? []);
  return weapons.filter(({ id }) => known.has(foundryId(id))).map(({ id }) => id);
}
