import { numberIn, oneOf, readTable, slugOf } from '#domain/srd/read-table.ts';

/** How things are sorted on the items tab. */
export const itemTypes = ['Weapon', 'Armor', 'Consumable', 'Gear', 'Treasure'] as const;
export type ItemType = (typeof itemTypes)[number];

export interface Gear {
  id: string;
  name: string;
  type: ItemType;
  /** Pounds for one. */
  weight: number;
  /** Copper pieces for one; 0 when it is only sold by the lot. */
  cost: number;
}

const table = `
Acid                     | Consumable | 1     |   2500
Alchemist's Fire         | Consumable | 1     |   5000
Alchemist's Supplies     | Gear       | 8     |   5000
Antitoxin                | Consumable | 0     |   5000
Arcane Focus, Crystal    | Gear       | 1     |   1000
Arcane Focus, Orb        | Gear       | 3     |   2000
Arcane Focus, Rod        | Gear       | 2     |   1000
Arcane Focus, Staff      | Gear       | 4     |    500
Arcane Focus, Wand       | Gear       | 1     |   1000
Arrow                    | Consumable | 0.05  |      5
Backpack                 | Gear       | 5     |    200
Bagpipes                 | Gear       | 6     |   3000
Ball Bearings            | Gear       | 2     |    100
Barrel                   | Gear       | 70    |    200
Basket                   | Gear       | 2     |     40
Bedroll                  | Gear       | 7     |    100
Bell                     | Gear       | 0     |    100
Blanket                  | Gear       | 3     |     50
Block and Tackle         | Gear       | 5     |    100
Bolt                     | Consumable | 0.075 |      5
Book                     | Gear       | 5     |   2500
Bottle, Glass            | Gear       | 2     |    200
Brewer's Supplies        | Gear       | 9     |   2000
Bucket                   | Gear       | 2     |      5
Bullet, Firearm          | Consumable | 0.2   |     30
Bullet, Sling            | Consumable | 0.075 |      0
Burglar's Pack           | Gear       | 42    |   1600
Calligrapher's Supplies  | Gear       | 5     |   1000
Caltrops                 | Gear       | 2     |    100
Candle                   | Consumable | 0     |      1
Carpenter's Tools        | Gear       | 6     |    800
Cartographer's Tools     | Gear       | 6     |   1500
Case, Crossbow Bolt      | Gear       | 1     |    100
Case, Map or Scroll      | Gear       | 1     |    100
Chain                    | Gear       | 10    |    500
Chest                    | Gear       | 25    |    500
Climber's Kit            | Gear       | 12    |   2500
Clothes, Fine            | Gear       | 6     |   1500
Clothes, Traveler's      | Gear       | 4     |    200
Cobbler's Tools          | Gear       | 5     |    500
Component Pouch          | Gear       | 2     |   2500
Cook's Utensils          | Gear       | 8     |    100
Costume                  | Gear       | 4     |    500
Crowbar                  | Gear       | 5     |    200
Diplomat's Pack          | Gear       | 39    |   3900
Dice, Gaming Set         | Gear       | 0     |     10
Disguise Kit             | Gear       | 3     |   2500
Druidic Focus, Mistletoe | Gear       | 0     |    100
Druidic Focus, Staff     | Gear       | 4     |    500
Druidic Focus, Wand      | Gear       | 1     |   1000
Drum                     | Gear       | 3     |    600
Dulcimer                 | Gear       | 10    |   2500
Dungeoneer's Pack        | Gear       | 55    |   1200
Entertainer's Pack       | Gear       | 58.5  |   4000
Explorer's Pack          | Gear       | 55    |   1000
Flask                    | Gear       | 1     |      2
Flute                    | Gear       | 1     |    200
Forgery Kit              | Gear       | 5     |   1500
Glassblower's Tools      | Gear       | 5     |   3000
Grappling Hook           | Gear       | 4     |    200
Healer's Kit             | Consumable | 3     |    500
Herbalism Kit            | Gear       | 3     |    500
Holy Symbol, Amulet      | Gear       | 1     |    500
Holy Symbol, Emblem      | Gear       | 0     |    500
Holy Symbol, Reliquary   | Gear       | 2     |    500
Holy Water               | Consumable | 1     |   2500
Horn                     | Gear       | 2     |    300
Hunting Trap             | Gear       | 25    |    500
Ink                      | Consumable | 0     |   1000
Ink Pen                  | Gear       | 0     |      2
Jeweler's Tools          | Gear       | 2     |   2500
Jug                      | Gear       | 4     |      2
Ladder                   | Gear       | 25    |     10
Lamp                     | Gear       | 1     |     50
Lantern, Bullseye        | Gear       | 2     |   1000
Lantern, Hooded          | Gear       | 2     |    500
Leatherworker's Tools    | Gear       | 5     |    500
Lock                     | Gear       | 1     |   1000
Lute                     | Gear       | 2     |   3500
Lyre                     | Gear       | 2     |   3000
Magnifying Glass         | Gear       | 0     |  10000
Manacles                 | Gear       | 6     |    200
Map                      | Gear       | 0     |    100
Mason's Tools            | Gear       | 8     |   1000
Mirror                   | Gear       | 0.5   |    500
Navigator's Tools        | Gear       | 2     |   2500
Needle                   | Consumable | 0.02  |      2
Net                      | Gear       | 3     |    100
Oil                      | Consumable | 1     |     10
Painter's Supplies       | Gear       | 5     |   1000
Pan Flute                | Gear       | 2     |   1200
Paper                    | Consumable | 0     |     20
Parchment                | Consumable | 0     |     10
Perfume                  | Consumable | 0     |    500
Playing Cards            | Gear       | 0     |     50
Poison, Basic            | Consumable | 0     |  10000
Poisoner's Kit           | Gear       | 2     |   5000
Pole                     | Gear       | 7     |      5
Pot, Iron                | Gear       | 10    |    200
Potion of Healing        | Consumable | 0.5   |   5000
Potter's Tools           | Gear       | 3     |   1000
Pouch                    | Gear       | 1     |     50
Priest's Pack            | Gear       | 29    |   3300
Quiver                   | Gear       | 1     |    100
Ram, Portable            | Gear       | 35    |    400
Rations                  | Consumable | 2     |     50
Robe                     | Gear       | 4     |    100
Rope                     | Gear       | 5     |    100
Sack                     | Gear       | 0.5   |      1
Scholar's Pack           | Gear       | 22    |   4000
Shawm                    | Gear       | 1     |    200
Shovel                   | Gear       | 5     |    200
Signal Whistle           | Gear       | 0     |      5
Smith's Tools            | Gear       | 8     |   2000
Spell Scroll, Cantrip    | Consumable | 0     |   3000
Spell Scroll, Level 1    | Consumable | 0     |   5000
Spellbook                | Gear       | 3     |   5000
Spikes, Iron             | Gear       | 5     |    100
Spyglass                 | Gear       | 1     | 100000
String                   | Gear       | 0     |     10
Tent                     | Gear       | 20    |    200
Thieves' Tools           | Gear       | 1     |   2500
Tinderbox                | Gear       | 1     |     50
Tinker's Tools           | Gear       | 10    |   5000
Torch                    | Consumable | 1     |      1
Vial                     | Gear       | 0     |    100
Viol                     | Gear       | 1     |   3000
Waterskin                | Gear       | 5     |     20
Weaver's Tools           | Gear       | 5     |    100
Woodcarver's Tools       | Gear       | 5     |    100
`;

/** Adventuring gear of SRD 5.2. Columns: name, type, pounds, copper pieces. */
export const gear: readonly Gear[] = readTable(table, 4).map(([name = '', type, weight, cost]) => ({
  id: slugOf(name),
  name,
  type: oneOf(itemTypes, type),
  weight: numberIn(weight),
  cost: numberIn(cost),
}));

export function findGear(id: string | null): Gear | undefined {
  return gear.find((item) => item.id === id);
}
