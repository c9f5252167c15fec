import { classIds } from '#domain/srd/class-rules.ts';
import { armors } from '#domain/srd/equipment/armor.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { classes } from '#domain/srd/classes.ts';
import { loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import { itemKinds } from '#domain/srd/items/item-kinds.ts';
import { loadMagicItems } from '#domain/srd/items/load-magic-items.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { species } from '#domain/srd/species.ts';
import { spells } from '#domain/srd/spells.ts';

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

/** What the program holds of the SRD, by kind: a name for each entry, in the order in which it is written. */
export async function srdEntries(): Promise<Record<string, readonly string[]>> {
  const items = await Promise.all(itemKinds.map(loadMagicItems));
  const features = await Promise.all(classIds.map(loadFeatureDetails));
  return {
    spells: names(spells),
    monsters: names(monsters),
    'magic items': names(items.flat()),
    feats: names(await loadFeatureDetails('feats')),
    species: names(Object.values(species)),
    'traits of species': (await loadFeatureDetails('species')).map(({ name, of }) => `${of}: ${name}`),
    backgrounds: names(Object.values(backgrounds)),
    classes: names(Object.values(classes)),
    'features of classes and subclasses': features.flatMap((rows, at) => rows.map(({ name }) => `${classIds[at]}: ${name}`)),
    weapons: names(weapons),
    armor: names(armors),
    gear: names(gear),
  };
}
