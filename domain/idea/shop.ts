import { armors } from '#domain/srd/equipment/armor.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { between, drawOf, oneOf, shuffled } from './draw.ts';
import { anyStyle, nameOf } from './idea.ts';
import type { Idea } from './idea.ts';
import { magicWorth, priceText } from './price.ts';
import type { Ware } from './choices.ts';
import type { IdeaTables } from './tables.ts';

interface Priced {
  name: string;
  /** Copper pieces. */
  cost: number;
}

const remedies = /^(acid|alchemist|antitoxin|healer|herbalism|holy water|perfume|poison)/i;
const shots = /^(arrow|bolt|bullet|needle|quiver|case, crossbow)/i;
const potions = /^potion/i;
const magical = /^(potion|spell scroll)/i;

/** What of the SRD's equipment a shop of some kind has to sell, at what it costs there. */
function stockOf(ware: Ware, magic: readonly MagicWare[]): Priced[] {
  const sold = gear.filter(({ cost }) => cost > 0);
  switch (ware) {
    case 'weapon':
      return weapons.filter(({ reach, cost }) => reach === 'melee' && cost > 0);
    case 'ranged':
      return weapons.filter(({ reach, cost }) => reach === 'ranged' && cost > 0);
    case 'armor':
      return armors.filter(({ cost }) => cost > 0);
    case 'ammunition':
      return sold.filter(({ name }) => shots.test(name));
    case 'remedy':
      return sold.filter(({ name }) => remedies.test(name));
    case 'potion':
      return sold.filter(({ name }) => potions.test(name));
    case 'magic':
      return magic.flatMap((each) => {
        const cost = each.rarity === 'common' || each.rarity === 'uncommon' || each.rarity === 'rare' ? magicWorth(each) : null;
        return cost === null ? [] : [{ name: each.name, cost }];
      });
    case 'gear':
      return sold.filter(({ name }) => !magical.test(name));
  }
}

/** A shop of a kind with its keeper, what is on the shelf and at what price. `magic` are the magic items it may have. */
export function drawShop(tables: IdeaTables, kindId: string, magic: readonly MagicWare[], seed: string): Idea {
  const draw = drawOf(`shop ${kindId} ${seed}`);
  const { kinds, prices, oddities, services } = tables.shops;
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0];
  const price = oneOf(prices, draw, { factor: 1, say: '' });
  const style = anyStyle(tables.names, draw);
  const keeper = style ? nameOf(style, draw) : '';
  const title = oneOf(kind?.titles ?? [], draw, '');
  const shelf = shuffled(
    (kind?.sells ?? []).flatMap((ware) => shuffled(stockOf(ware, magic), draw).slice(0, 10)),
    draw,
  );
  const sold = shelf
    .slice(0, between(7, 11, draw))
    .map(({ name, cost }) => `${name}, ${priceText(Math.max(1, Math.round(cost * price.factor)))}`);
  return {
    title: title.startsWith('The ') ? title : `${keeper.split(' ')[0] ?? ''}’s ${title}`,
    parts: [
      { label: 'Keeper', lines: [`${keeper}: ${oneOf(tables.people.looks, draw, '')}; ${oneOf(tables.people.manners, draw, '')}`] },
      { label: 'Prices', lines: [price.say] },
      { label: 'On the shelf', lines: sold.toSorted() },
      { label: 'Also', lines: [oneOf(services, draw, ''), oneOf(oddities, draw, '')] },
    ],
  };
}
