import type { Character, Item } from '#domain/character/character.ts';
import { chargesOf } from '#domain/character/item-use/item-charges.ts';
import { readyWith, wareOf, waysOfItem } from '#domain/character/item-use/item-ways.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import { canPayWithItem } from '#domain/character/item-use/pay-with-item.ts';
import { wayText } from '#domain/character/effects/feature-ways.ts';
import { tellCharacterRefusal } from '#domain/character/refusals.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { lazy, Suspense } from 'react';
import { useMagicCatalogue } from './use-magic-catalogue.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { ScrollPress } from './scroll-press.tsx';
import { scrollLevelOf } from '#domain/character/item-use/scrolls.ts';
import { mostAtOnce, useItemPress } from './use-item-press.ts';

const UseDialog = lazy(() => import('#web/features/characters/use/use-dialog.tsx').then((part) => ({ default: part.UseDialog })));

/** The charges of an item in words: "6 of 7 charges"; empty where it has none. */
function chargesText(item: Item, ware: MagicWare): string {
  const charges = chargesOf(item, ware);
  if (charges === null || ware.charges === null) return '';
  return charges.most === null ? `${ware.charges.most} charges, rolled with the first use` : `${charges.left} of ${charges.most} charges`;
}

interface ItemUsesProps {
  item: Item;
  character: Character;
  hand: Hand;
}

/** What can be done with an item that is carried, to press; its charges, or why it cannot be used as it is. */
export function ItemUses({ item, character, hand }: ItemUsesProps) {
  const { data } = useMagicCatalogue(character.campaignId);
  const ware = data && wareOf(item, data);
  const ways = ware ? waysOfItem(item, ware) : [];
  const [first] = ways;
  if (!ware || (first === undefined && ware.charges === null)) return null;
  const ready = first && readyWith(character.name, first);
  const level = scrollLevelOf(ware);
  const charges = chargesText(item, ware);
  const note = ready && !ready.ok ? tellCharacterRefusal(ready.refused) : '';
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      {(charges !== '' || note !== '') && (
        <p className="figures min-w-0 flex-1 text-note text-ink-soft">{[charges, note].filter((each) => each !== '').join('. ')}</p>
      )}
      {hand.mayAct && level !== null && item.spell === undefined && (
        <ScrollPress item={item} character={character} level={level} hand={hand} />
      )}
      {hand.mayAct && (level === null || item.spell !== undefined) && ready?.ok === true && (
        <UseButtons ways={ways} character={character} hand={hand} />
      )}
      {hand.mayAct && <Recharge item={item} ware={ware} hand={hand} />}
    </div>
  );
}

/** Brings charges back that no rest does: somebody says when it is time. */
function Recharge({ item, ware, hand }: { item: Item; ware: MagicWare; hand: Hand }) {
  const charges = chargesOf(item, ware);
  const isByHand = ware.charges?.when === 'other';
  if (!isByHand || charges?.most == null || charges.left >= charges.most) return null;
  const left = charges.most;
  return (
    <Button variant="quiet" size="sm" disabled={hand.busy} onClick={() => void hand.act({ kind: 'setCharges', itemId: item.id, left })}>
      Recharge<span className="sr-only"> {item.name}</span>
    </Button>
  );
}

interface UseButtonsProps {
  ways: readonly ItemWay[];
  character: Character;
  hand: Hand;
}

const labelOf = (way: ItemWay, character: Character): string => {
  const told = wayText({ activity: way.activity, scales: undefined, class: null }, character);
  return told === '' ? way.name : `${way.name}: ${told}`;
};

function UseButtons({ ways, character, hand }: UseButtonsProps) {
  const { press, asking, close, use } = useItemPress(character, hand);
  const [only, ...more] = ways;
  if (!only) return null;
  return (
    <>
      {more.length === 0 ? (
        <Button variant="soft" size="sm" disabled={hand.busy || !canPayWithItem(only)} onClick={() => void press(only)}>
          {only.name === only.item.name ? 'Use' : labelOf(only, character)}
          <span className="sr-only"> {only.item.name}</span>
        </Button>
      ) : (
        <Menu
          trigger={
            <Button variant="soft" size="sm" disabled={hand.busy || !ways.some(canPayWithItem)}>
              Use<span className="sr-only"> {only.item.name}</span>
            </Button>
          }
        >
          {ways.filter(canPayWithItem).map((way) => (
            <MenuItem key={way.key} onSelect={() => void press(way)}>
              {labelOf(way, character)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Suspense>
        {asking && (
          <UseDialog
            title={`${asking.way.item.name}: ${asking.way.name}`}
            action="Use"
            character={character}
            offers={asking.offers}
            points={mostAtOnce(asking.way)}
            busy={hand.busy}
            onUse={use}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
