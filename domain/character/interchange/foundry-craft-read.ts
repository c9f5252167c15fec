import type { Character, KnownSpell } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { FoundryActor, FoundryItem } from './foundry-actor.ts';
import type { FoundryFlags } from './foundry-flags.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { givenSpells } from '#domain/character/sheet/known-spells.ts';
import { isUseOf } from './foundry/uses.ts';
import { foundryId } from './foundry-terms.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { featIds } from '#domain/srd/feats.ts';
import { spellOfEntry } from '#domain/homebrew/spell-of-entry.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** Whether an actor has a spell ready, in either way of writing it. */
function isReady({ level, preparation, prepared, method }: FoundryItem['system'], of: ClassId | null): boolean {
  if (level === 0 || of !== 'wizard') return true;
  const mode = preparation?.mode ?? method;
  return (mode !== undefined && mode !== 'prepared' && mode !== 'spell') || preparation?.prepared === true || (prepared ?? 0) > 0;
}

/** The class that an actor names as the one a spell is of, or whose slots it is written under; null where it does not. */
function classNamed({ preparation, method, ...system }: FoundryItem['system']): ClassId | null {
  const named = [system['sourceClass'], system['sourceItem']].map((each) => (typeof each === 'string' ? each.replace(/^class:/, '') : ''));
  const found = classIds.find((id) => named.includes(id));
  return found ?? ((preparation?.mode ?? method) === 'pact' ? 'warlock' : null);
}

/** The class a spell is of: the one that is named, or the first whose list has it. */
function classOfSpell(spell: Spell, system: FoundryItem['system'], { classes: taken }: Pick<Character, 'classes'>): ClassId | null {
  const named = classNamed(system);
  if (named !== null && taken.some((each) => each.class === named)) return named;
  return taken.find((each) => spell.classes.includes(each.class))?.class ?? null;
}

/** The spell of the SRD that an item is. */
export const knownSpell = ({ name, system }: FoundryItem): Spell | undefined =>
  findSpell(system.identifier ?? '') ?? findSpell(slugOf(name));

/** The spells of an actor that the catalogue knows or that are homebrew, and the names of the others. */
export function spellsIn(
  { items }: FoundryActor,
  character: Character,
  flags: FoundryFlags | null,
  own: ReadonlyMap<FoundryItem, HomebrewEntry>,
): { spells: KnownSpell[]; unknown: string[] } {
  const spells = new Map<string, KnownSpell>();
  const unknown: string[] = [];
  const given = new Set(flags?.givenSpells ?? givenSpells(character).map(({ spell }) => spell));
  const isOfSpecies = ({ id }: Spell, system: FoundryItem['system']) => given.has(id) && classNamed(system) === null;
  for (const item of items.filter(({ type }) => type === 'spell')) {
    const { name, system } = item;
    const entry = own.get(item);
    const spell = entry?.kind === 'spell' ? spellOfEntry(entry) : knownSpell(item);
    if (!spell) unknown.push(name);
    else if (!isOfSpecies(spell, system)) {
      const isOurs = flags !== null && classNamed(system) === null && !flags.classSpells.includes(spell.id);
      const of = isOurs ? null : classOfSpell(spell, system, character);
      const ofClass = flags ? flags.classSpells.includes(spell.id) : of !== null && spell.classes.includes(of);
      const noted = system.preparation?.prepared ?? (system.prepared === undefined ? true : system.prepared > 0);
      const prepared = flags ? noted : isReady({ ...system, level: spell.level }, of);
      const isOfFeat = flags?.featSpells.includes(spell.id) === true;
      const known: KnownSpell = { spell: spell.id, prepared, from: ofClass ? 'class' : 'other', class: of };
      const isOfBook = flags?.bookSpells.includes(spell.id) === true;
      spells.set(spell.id, { ...known, ...(isOfFeat && { ofFeat: true }), ...(isOfBook && { ofBook: true }) });
    }
  }
  return { spells: [...spells.values()], unknown };
}

const isOfClassOrSpecies = ({ system }: FoundryItem): boolean => {
  const kind = new Map<string, unknown>(Object.entries(system['type'] ?? {})).get('value');
  return kind === 'class' || kind === 'race';
};

/** Tells which items of an actor are feats that are known, features that class and species give, or uses of those. */
export function isKnownFeature(character: Character): (item: FoundryItem) => boolean {
  const given = new Set(featuresOf(character).map(({ name }) => slugOf(name)));
  const isUse = isUseOf(character);
  return (item) => {
    const slug = slugOf(item.name);
    return given.has(slug) || isUse(item) || featIds.some((id) => id === item.system.identifier || id === slug);
  };
}

/** The feats of an actor that are known, the features of homebrew, and the names of features that are neither feats nor given by class and species. */
export function featsIn(
  { items }: FoundryActor,
  character: Character,
  flags: FoundryFlags | null,
  own: ReadonlyMap<FoundryItem, HomebrewEntry>,
): { feats: Character['feats']; givenFeatures: string[]; unknown: string[] } {
  const owned = items.filter(({ type }) => type === 'feat').flatMap((item) => own.get(item) ?? []);
  const givenFeatures = [...new Set(owned.map(({ id }) => contentIdOf(id)))];
  const given = new Set(featuresOf(character).map(({ name }) => slugOf(name)));
  const feats: Character['feats'] = [];
  const unknown: string[] = [];
  const isUse = isUseOf(character);
  for (const item of items.filter((each) => each.type === 'feat' && !own.has(each))) {
    const { name, system } = item;
    const feat =
      isOfClassOrSpecies(item) && given.has(slugOf(name))
        ? undefined
        : featIds.find((id) => id === system.identifier || id === slugOf(name));
    const list = flags?.featLists[feats.length] ?? null;
    const level = Math.min(levelOf(character), flags?.featLevels[feats.length] ?? 1);
    if (feat) feats.push({ feat, level, ...(list !== null && { list }) });
    else if (!given.has(slugOf(name)) && !isUse(item)) unknown.push(name);
  }
  return { feats, givenFeatures, unknown };
}

/** Kinds of weapon whose mastery an actor knows. */
export function masteriesIn({ system }: FoundryActor): string[] {
  const known = new Set(system.traits.weaponProf?.mastery.value ?? []);
  return weapons.filter(({ id }) => known.has(foundryId(id))).map(({ id }) => id);
}
