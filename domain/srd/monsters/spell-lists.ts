import { abilities, modifierOf } from '#domain/rules/ability.ts';
import type { CreatureSpell, Spellcasting } from '#domain/rules/spell-data.ts';
import { numberIn, oneOf, readTable, slugOf } from '#domain/srd/read-table.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { StatBlock } from './stat-block.ts';

/**
 * Who casts what: creature, ability, spells at will, and spells a day. A number after a spell is the level it is cast at where that is not
 * its own. `2: A, B` is twice a day each, `3 Divine Aid: A, B` three times a day together.
 */
const table = `
Archmage              | intelligence | Detect Magic, Detect Thoughts, Disguise Self, Invisibility, Light, Mage Armor, Mage Hand, Prestidigitation | 2: Fly, Lightning Bolt 7; 1: Cone of Cold 9, Mind Blank, Scrying, Teleport; 3: Misty Step; 3 Protective Magic: Counterspell, Shield
Mage                  | intelligence | Detect Magic, Light, Mage Armor, Mage Hand, Prestidigitation | 2: Fireball 4, Invisibility; 1: Cone of Cold, Fly; 3: Misty Step; 3 Protective Magic: Counterspell, Shield
Priest                | wisdom       | Light, Thaumaturgy | 1: Spirit Guardians; 3 Divine Aid: Bless, Dispel Magic, Healing Word, Lesser Restoration
Priest Acolyte        | wisdom       | Light, Thaumaturgy | 1 Divine Aid: Bless, Healing Word, Sanctuary
Druid                 | wisdom       | Druidcraft, Speak with Animals | 2: Entangle, Thunderwave; 1: Animal Messenger, Longstrider, Moonbeam
Cultist Fanatic       | wisdom       | Light, Thaumaturgy | 2: Command; 1: Hold Person; 2: Spiritual Weapon
Lich                  | intelligence | Detect Magic, Detect Thoughts, Dispel Magic, Fireball 5, Invisibility, Lightning Bolt 5, Mage Hand, Prestidigitation, Counterspell, Shield | 2: Animate Dead, Dimension Door, Plane Shift; 1: Chain Lightning, Finger of Death, Power Word Kill, Scrying
Mummy Lord            | wisdom       | Dispel Magic, Thaumaturgy | 1: Animate Dead, Harm, Insect Plague 7
Couatl                | wisdom       | Detect Evil and Good, Detect Magic, Detect Thoughts, Shapechange | 1: Create Food and Water, Dream, Greater Restoration, Scrying, Sleep; 2 Divine Aid: Bless, Lesser Restoration, Sanctuary
Deva                  | charisma     | Detect Evil and Good, Shapechange | 1: Commune, Raise Dead; 2 Divine Aid: Cure Wounds, Lesser Restoration, Remove Curse
Planetar              | charisma     | Detect Evil and Good | 1: Commune, Control Weather, Dispel Evil and Good, Raise Dead; 2 Divine Aid: Cure Wounds, Invisibility, Lesser Restoration, Remove Curse
Solar                 | charisma     | Detect Evil and Good | 1: Commune, Control Weather, Dispel Evil and Good, Resurrection; 3 Divine Aid: Cure Wounds 2, Lesser Restoration, Remove Curse
Unicorn               | charisma     | Detect Evil and Good, Druidcraft | 1: Calm Emotions, Dispel Evil and Good, Entangle, Pass without Trace, Word of Recall; 3 Unicorn’s Blessing: Cure Wounds, Lesser Restoration
Guardian Naga         | wisdom       | Thaumaturgy | 1: Clairvoyance, Cure Wounds 6, Flame Strike 6, Geas, True Seeing
Sphinx of Lore        | intelligence | Detect Magic, Identify, Mage Hand, Minor Illusion, Prestidigitation | 1: Dispel Magic, Legend Lore, Locate Object, Plane Shift, Remove Curse, Tongues
Sphinx of Valor       | wisdom       | Detect Evil and Good, Thaumaturgy | 1: Detect Magic, Dispel Magic, Greater Restoration, Heroes’ Feast, Zone of Truth
Incubus               | charisma     | Disguise Self, Etherealness | 1: Dream, Hypnotic Pattern
Spirit Naga           | intelligence | Detect Magic, Mage Hand, Minor Illusion, Water Breathing | 2: Detect Thoughts, Dimension Door, Hold Person 3, Lightning Bolt 4
Glabrezu              | intelligence | Darkness, Detect Magic, Dispel Magic | 1: Confusion, Fly, Power Word Stun
Lamia                 | charisma     | Disguise Self, Minor Illusion | 1: Geas, Major Image, Scrying
Night Hag             | intelligence | Detect Magic, Etherealness, Magic Missile 4 | 2: Phantasmal Killer, Plane Shift
Green Hag             | wisdom       | Dancing Lights, Disguise Self, Invisibility, Minor Illusion, Ray of Sickness 3 |
Oni                   | charisma     | Invisibility | 1: Charm Person, Darkness, Gaseous Form, Sleep
Rakshasa              | charisma     | Detect Magic, Detect Thoughts, Disguise Self, Mage Hand, Minor Illusion | 1: Fly, Invisibility, Major Image, Plane Shift
Djinni                | charisma     | Detect Evil and Good, Detect Magic | 2: Create Food and Water, Tongues, Wind Walk; 1: Creation, Gaseous Form, Invisibility, Major Image, Plane Shift
Efreeti               | charisma     | Detect Magic, Elementalism | 1: Gaseous Form, Invisibility, Major Image, Plane Shift, Tongues, Wall of Fire 7
Dust Mephit           | charisma     | | 1: Sleep
Ice Mephit            | charisma     | | 1: Fog Cloud
Dryad                 | charisma     | Animal Friendship, Charm Monster, Druidcraft | 1: Entangle, Pass without Trace
Cloud Giant           | charisma     | Detect Magic, Fog Cloud, Light, Misty Step | 1: Control Weather, Gaseous Form, Telekinesis
Storm Giant           | wisdom       | Detect Magic, Light | 1: Control Weather
Adult Black Dragon    | charisma     | Acid Arrow 3, Detect Magic, Fear | 1: Speak with Dead, Vitriolic Sphere
Ancient Black Dragon  | charisma     | Acid Arrow 4, Detect Magic, Fear | 1: Create Undead, Speak with Dead, Vitriolic Sphere 5
Adult Blue Dragon     | charisma     | Detect Magic, Invisibility, Mage Hand, Shatter | 1: Scrying, Sending
Ancient Blue Dragon   | charisma     | Detect Magic, Invisibility, Mage Hand, Shatter 3 | 1: Scrying, Sending
Adult Brass Dragon    | charisma     | Detect Magic, Minor Illusion, Scorching Ray, Shapechange, Speak with Animals | 1: Control Weather, Detect Thoughts
Ancient Brass Dragon  | charisma     | Detect Magic, Minor Illusion, Scorching Ray 3, Shapechange, Speak with Animals | 1: Control Weather, Detect Thoughts
Adult Bronze Dragon   | charisma     | Detect Magic, Guiding Bolt 2, Shapechange, Speak with Animals, Thaumaturgy | 1: Detect Thoughts, Water Breathing
Ancient Bronze Dragon | charisma     | Detect Magic, Guiding Bolt 2, Shapechange, Speak with Animals, Thaumaturgy | 1: Control Water, Detect Thoughts, Scrying, Water Breathing
Adult Copper Dragon   | charisma     | Detect Magic, Mind Spike 4, Minor Illusion, Shapechange | 1: Greater Restoration, Major Image
Ancient Copper Dragon | charisma     | Detect Magic, Mind Spike 5, Minor Illusion, Shapechange | 1: Greater Restoration, Major Image, Project Image
Adult Gold Dragon     | charisma     | Detect Magic, Guiding Bolt 2, Shapechange | 1: Flame Strike, Zone of Truth
Ancient Gold Dragon   | charisma     | Detect Magic, Guiding Bolt 4, Shapechange | 1: Flame Strike 6, Word of Recall, Zone of Truth
Adult Green Dragon    | charisma     | Detect Magic, Mind Spike 3 | 1: Geas
Ancient Green Dragon  | charisma     | Detect Magic, Mind Spike 5 | 1: Geas, Modify Memory
Adult Red Dragon      | charisma     | Command 2, Detect Magic, Scorching Ray | 1: Fireball
Ancient Red Dragon    | charisma     | Command 2, Detect Magic, Scorching Ray 3 | 1: Fireball 6, Scrying
Adult Silver Dragon   | charisma     | Detect Magic, Hold Monster, Ice Knife, Shapechange | 1: Ice Storm 5, Zone of Truth
Ancient Silver Dragon | charisma     | Detect Magic, Hold Monster, Ice Knife 2, Shapechange | 1: Control Weather, Ice Storm 7, Teleport, Zone of Truth
`;

/** Creatures keep a shape they take without concentrating. */
const effortless = 'Shapechange';

/** A spell as it is written in a list, with its level where that is not its own; refuses one the SRD does not have. */
export function spellOf(written: string, uses: number | null = null, pool: string | null = null): CreatureSpell {
  const [, name = '', level] = /^(.+?)(?: (\d))?$/.exec(written.trim()) ?? [];
  const spell = findSpell(slugOf(name));
  if (!spell) throw new Error(`no spell is called ${name}`);
  const concentration = spell.concentration && spell.name !== effortless;
  return { name: spell.name, level: level === undefined ? spell.level : Number(level), uses, pool, concentration };
}

function spellsIn(cell: string, uses: number | null = null, pool: string | null = null): CreatureSpell[] {
  return cell === '' ? [] : cell.split(', ').map((written) => spellOf(written, uses, pool));
}

function dailyIn(cell: string): CreatureSpell[] {
  if (cell === '') return [];
  return cell.split('; ').flatMap((group) => {
    const [, uses, pool = '', list = ''] = /^(\d) ?([^:]*): (.+)$/.exec(group) ?? [];
    return spellsIn(list, numberIn(uses), pool === '' ? null : pool);
  });
}

const lists = new Map(
  readTable(table, 4).map(([name = '', ability, atWill = '', daily = '']) => [
    slugOf(name),
    { ability: oneOf(abilities, ability), spells: [...spellsIn(atWill), ...dailyIn(daily)] },
  ]),
);

/** The SRD prints one less for this one than its charisma gives. */
const printed: Record<string, number> = { 'adult-bronze-dragon': 17 };

/** The spells of a creature, with a save DC of 8 + proficiency + ability; null for creatures that cast none. */
export function spellcastingOf({ id, abilities: scores, proficiency }: StatBlock): Spellcasting | null {
  const list = lists.get(id);
  if (!list) return null;
  const toHit = proficiency + modifierOf(scores[list.ability]);
  return { ...list, dc: printed[id] ?? 8 + toHit, toHit };
}
