import type { Character, Item } from '#domain/character/character.ts';
import { wayText } from '#domain/character/effects/feature-ways.ts';
import { chargesOf } from '#domain/character/item-use/item-charges.ts';
import { mostAtOnce, readyWith, wareOf, waysOfItem } from '#domain/character/item-use/item-ways.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { canPayWithItem } from '#domain/character/item-use/pay-with-item.ts';
import { scrollCopy, scrollLevelOf } from '#domain/character/item-use/scrolls.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { warningOf } from './warning.ts';

/** One thing that can be done with an item. */
export interface ShownItemWay {
  key: string;
  name: string;
  /** With what it does: "Drink: heal 2d4+2". */
  label: string;
  activity: Activity;
  /** Whether it is drunk, or given to another to drink. */
  isDrunk: boolean;
  /** How many of a pile can be used at one press. */
  most: number;
  /** Whether enough is left to pay for it. */
  canPay: boolean;
  /** What is said before it is used for nothing; null where it is used for something. */
  warns: string | null;
}

/** An item that is carried, with what can be done with it or has to be. */
export interface ShownItem {
  id: string;
  name: string;
  quantity: number;
  /** "6 of 7 charges"; empty where it has none. */
  charges: string;
  /** Why it cannot be used as it is, in words; empty where it can. */
  why: string;
  ways: ShownItemWay[];
  /** Whether it must be attuned to and is not. */
  attunes: boolean;
  /** Of a scroll on which nobody has said which spell stands: of what level that is. */
  blankScroll: number | null;
  /** How many charges somebody may bring back by hand; null for none. */
  recharge: number | null;
}

function chargesText(item: Item, ware: MagicWare): string {
  const charges = chargesOf(item, ware);
  if (charges === null || ware.charges === null) return '';
  if (charges.most === null) return `${ware.charges.most} charges, rolled with the first use`;
  return `${charges.left} of ${charges.most} ${ware.isMundane ? 'uses' : 'charges'}`;
}

/** Charges that no rest brings back: somebody says when it is time. */
function rechargeOf(item: Item, ware: MagicWare): number | null {
  const charges = chargesOf(item, ware);
  if (ware.charges?.when !== 'other' || charges?.most == null || charges.left >= charges.most) return null;
  return charges.most;
}

function shownWay(character: Character, way: ItemWay): ShownItemWay {
  const { key, name, activity, ware } = way;
  const told = wayText({ activity, scales: undefined, class: null }, character);
  const isDrunk = ware.kind === 'potion' && activity.reach?.kind === 'touch';
  return {
    key,
    name,
    label: told === '' ? name : `${name}: ${told}`,
    activity,
    isDrunk,
    most: mostAtOnce(way),
    canPay: canPayWithItem(way),
    warns: warningOf(character, activity),
  };
}

/** The items that are carried and can do something, have charges or ask for attunement. */
export function shownItems(character: Character, catalogue: MagicCatalogue): ShownItem[] {
  return character.inventory.flatMap((item): ShownItem[] => {
    const ware = wareOf(item, catalogue);
    const ways = ware ? waysOfItem(item, ware) : [];
    const [first] = ways;
    const attunes = ware !== null && ware.attunement !== false && !item.attuned;
    if (!ware || (first === undefined && ware.charges === null && !attunes)) return [];
    const ready = first && readyWith(character.name, first);
    return [
      {
        id: item.id,
        name: item.name,
        quantity: item.quantity,
        charges: chargesText(item, ware),
        why: ready && !ready.ok ? tellCharacterRefusal(ready.refused) : '',
        // Copying a scroll is for the wizard whose book can hold its spell.
        ways: ways.filter((way) => scrollCopy(character, way).ok).map((way) => shownWay(character, way)),
        attunes,
        blankScroll: item.spell === undefined ? scrollLevelOf(ware) : null,
        recharge: rechargeOf(item, ware),
      },
    ];
  });
}
