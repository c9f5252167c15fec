import { abilities } from '#domain/rules/ability.ts';
import type { Character, ClassLevels } from '#domain/character/character.ts';
import { featureItems } from './foundry/feature-items.ts';
import { gearItem } from './foundry/gear-item.ts';
import { spellItem } from './foundry/spell-item.ts';
import type { FoundryContent } from './foundry/content.ts';
import type { Losses } from './foundry/owner.ts';
import type { WrittenItem } from './foundry/written-item.ts';
import { foundryAbility, foundryId } from './foundry-terms.ts';
import { givenBeside } from '#domain/character/sheet/known-spells.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { classes } from '#domain/srd/classes.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { species } from '#domain/srd/species.ts';

const foundryIdLength = 16;

/** The id of the item of a class; an actor names by it the class that came first. */
export const foundryClassId = (id: ClassId): string => foundryId(id).padEnd(foundryIdLength, '0');

/** Spent hit dice of each class: those of one size are spent in the order in which classes were taken. */
function spentIn({ classes: taken, hitDiceSpent }: Character): Map<ClassId, number> {
  const open = new Map(Object.entries(hitDiceSpent));
  return new Map(
    taken.map(({ class: id, level }): [ClassId, number] => {
      const size = `d${classes[id].hitDie}`;
      const spent = Math.min(level, open.get(size) ?? 0);
      open.set(size, (open.get(size) ?? 0) - spent);
      return [id, spent];
    }),
  );
}

function classOf({ class: id, level, hitPointGains }: ClassLevels, isFirst: boolean, spent: number): WrittenItem {
  const { hitDie, primary, eitherPrimary = false, name, casting } = classes[id];
  const gains = Object.fromEntries(hitPointGains.map((gain, index) => [index + (isFirst ? 2 : 1), gain]));
  const value = abilities.filter((ability) => primary.includes(ability)).map((ability) => foundryAbility[ability]);
  return {
    _id: foundryClassId(id),
    name,
    type: 'class',
    system: {
      identifier: id,
      levels: level,
      hd: { denomination: `d${hitDie}`, spent },
      primaryAbility: { value, all: !eitherPrimary },
      spellcasting: { progression: casting?.kind ?? 'none', ability: casting ? foundryAbility[casting.ability] : '' },
      advancement: [{ type: 'HitPoints', value: isFirst ? { 1: 'max', ...gains } : gains }],
    },
  };
}

/** The classes of an actor, each with its path. */
function classesOf(character: Character): WrittenItem[] {
  const spent = spentIn(character);
  return character.classes.flatMap((taken, index) => [
    classOf(taken, index === 0, spent.get(taken.class) ?? 0),
    ...(taken.subclass === null
      ? []
      : [
          {
            name: classes[taken.class].subclass.name,
            type: 'subclass',
            system: { identifier: slugOf(classes[taken.class].subclass.name), classIdentifier: taken.class },
          },
        ]),
  ]);
}

/** The species with the line of ancestors, as its item is called: "Wood Elf", "Elf (Drow)". */
function speciesName({ species: id, lineage }: Character): string {
  const { name } = species[id];
  if (lineage === null) return name;
  return lineage.includes(name) ? lineage : `${name} (${lineage})`;
}

/** Everything an actor has: its classes and paths, species, background, features, feats, spells and gear. */
export function writeFoundryItems(character: Character, content: FoundryContent, losses: Losses): WrittenItem[] {
  const { background, spells, inventory } = character;
  return [
    ...classesOf(character),
    { name: speciesName(character), type: 'race', system: { identifier: character.species } },
    ...(background ? [{ name: backgrounds[background].name, type: 'background', system: { identifier: background } }] : []),
    ...featureItems(character, content, losses),
    ...[...spells, ...givenBeside(character)].flatMap((known) => spellItem(known, character, content, losses)),
    ...inventory.map((item) => gearItem(character, item, content, losses)),
  ];
}
