import type { LevelGains } from '#domain/character/advancement/level-gains.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { darkvisionOf } from '#domain/character/sheet/senses.ts';
import { speciesSpeedOf } from '#domain/character/sheet/speed.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { backgroundIds, backgrounds } from '#domain/srd/backgrounds.ts';
import type { BackgroundId } from '#domain/srd/backgrounds.ts';
import type { ClassId, ClassRules, Kit } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { feats } from '#domain/srd/feats.ts';
import { species } from '#domain/srd/species.ts';
import { listText } from '#domain/text/list-text.ts';
import { severalText } from '#domain/text/noun-text.ts';
import type { CreationDraft } from './creation-draft.ts';

/** Something that is had, by its name, with a sentence about it. */
interface Given {
  name: string;
  line: string;
}

/** What a species gives. */
export interface BornAs {
  name: string;
  speed: number;
  /** How far one sees in the dark, in feet; 0 for not at all. */
  darkvision: number;
  traits: Given[];
}

/** What a species gives with a lineage of it; null while none is chosen. */
export function bornAs({ species: id }: Pick<CreationDraft, 'species'>, lineage: string | null): BornAs | null {
  if (id === null) return null;
  const { name, traits } = species[id];
  const born = { species: id, lineage };
  return {
    name,
    speed: speciesSpeedOf(born),
    darkvision: darkvisionOf(born),
    traits: traits.map(([level, trait, line]) => ({ name: level > 1 ? `${trait} (level ${level})` : trait, line })),
  };
}

/** What the first level of a class gives. */
export type CalledTo = Pick<ClassRules, 'name' | 'hitDie' | 'primary' | 'saves' | 'armor' | 'martial' | 'order'> & { features: Given[] };

/** What the first level of the chosen class gives; null while none is chosen. */
export function calledTo({ class: id }: Pick<CreationDraft, 'class'>, gains: LevelGains | null): CalledTo | null {
  if (id === null) return null;
  const { name, hitDie, primary, saves, armor, martial, order } = classes[id];
  const features = (gains?.features ?? []).map(([, feature, line]) => ({ name: feature, line }));
  return { name, hitDie, primary, saves, armor, martial, order, features };
}

/** What a background brings. */
export interface BackgroundCard {
  id: BackgroundId;
  name: string;
  abilities: readonly Ability[];
  skills: readonly string[];
  tool: string;
  feat: Given;
  /** The list of spells that its feat learns from. */
  list: string | null;
}

/** All backgrounds with what each brings. */
export function backgroundCards(): BackgroundCard[] {
  return backgroundIds.map((id) => {
    const { name, abilities, feat, featList, skills, tool } = backgrounds[id];
    return { id, name, abilities, skills, tool, feat: { name: feats[feat].name, line: feats[feat].line }, list: featList };
  });
}

/** The ways to be equipped of a class or a background. */
export interface KitOffer {
  of: ClassId | BackgroundId;
  name: string;
  /** By what tells one from the others, with all that is in it. */
  kits: { label: string; items: string[]; gold: number }[];
}

/** The ways to be equipped that the chosen class and background have. */
export function kitsOf({ class: calling, background }: Pick<CreationDraft, 'class' | 'background'>): KitOffer[] {
  const offer = (of: KitOffer['of'], { name, kits }: { name: string; kits: readonly Kit[] }): KitOffer => ({
    of,
    name,
    kits: kits.map(toldKit),
  });
  return [
    ...(calling === null ? [] : [offer(calling, classes[calling])]),
    ...(background === null ? [] : [offer(background, backgrounds[background])]),
  ];
}

const nameOf = (catalogId: string) => itemOf(catalogId, 1, catalogId).name;

function toldKit({ items, gold }: Kit): KitOffer['kits'][number] {
  const label = items.length === 0 ? `${gold} gold pieces` : kitName(items);
  return { label, items: items.map(([catalogId, quantity]) => severalText(quantity, nameOf(catalogId))), gold };
}

/** A kit by what tells it from others: its armor and first weapon, or the first things in it. */
function kitName(items: Kit['items']): string {
  const ids = items.map(([catalogId]) => catalogId);
  const armed = [ids.find((id) => findArmor(id) !== undefined), ids.find((id) => findWeapon(id) !== undefined)];
  const telling = [...new Set([...armed.filter((id) => id !== undefined), ...ids])].slice(0, 2);
  return listText(telling.map(nameOf));
}
