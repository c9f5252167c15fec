import type { SeenCard } from '#contract/play/characters-shapes.ts';
import type { Character, Item, Place } from '#domain/character/character.ts';
import type { ShownItem } from '#domain/character/shown/shown-items.ts';
import { itemNumbersOf } from '#domain/character/shown/item-numbers.ts';
import { placeNames } from '#domain/character/inventory/place-names.ts';
import { wareIdOf } from '#domain/srd/items/ware-id.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DescribedName } from '#web/ui/data-display/described.tsx';
import { ItemUses } from '#web/features/characters/item-use/item-uses.tsx';
import { MagicItemText } from './magic-item-text.tsx';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '#web/ui/popups/menu.tsx';
import { Hand as HandIcon, HandHelping, MoreVertical, Scissors, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { GiveItemDialog } from './give-item-dialog.tsx';
import { movesTo, moveText, placesFor, pressPlace } from './items-text.ts';
import { itemFacts } from './item-facts.ts';
import { QuantityDialog } from './quantity-dialog.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

type Asked = 'give' | 'drop' | 'split';

interface ItemRowProps {
  item: Item;
  /** What can be done with it; left out where nothing can. */
  use: ShownItem | undefined;
  character: Character;
  /** Whether who looks leads the table and so reads of curses. */
  leads: boolean;
  hand: Hand;
  others: readonly SeenCard[];
}

/** One item that is carried: what it is, and a press to take it in hand, on or away. */
export function ItemRow({ item, use, character, leads, hand, others }: ItemRowProps) {
  const [asking, setAsking] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const textId = useId();
  const isMagic = wareIdOf(item.catalogId) !== null;
  const press = pressPlace(item);
  const name = <span className="sr-only"> {item.name}</span>;
  const close = () => setAsking(null);
  const drop = (quantity: number) => hand.act({ kind: 'removeItem', itemId: item.id, quantity });
  return (
    <li className="flex flex-wrap items-center gap-2 py-2 pr-1.5 pl-3.5">
      <div className="min-w-0 flex-1">
        <ItemTitle item={item}>
          {isMagic ? <DescribedName name={item.name} controls={textId} isOpen={open} onToggle={() => setOpen(!open)} /> : item.name}
        </ItemTitle>
      </div>
      {hand.mayAct && (
        <>
          {press !== null && (
            <Button
              variant={press === 'pack' ? 'quiet' : 'outline'}
              size="sm"
              className="!min-h-11 !px-2.5 md:!min-h-9"
              disabled={hand.busy}
              onClick={() => void hand.act(...movesTo(character, item, press))}
            >
              {press === 'pack' ? 'Unequip' : 'Equip'}
              {name}
            </Button>
          )}
          <ItemMenu item={item} character={character} hand={hand} others={others} press={press} onAsk={setAsking} />
        </>
      )}
      {use && <ItemUses item={use} character={character} hand={hand} />}
      {isMagic && open && (
        <div id={textId} className="flex basis-full flex-col gap-2 pr-2 pb-1">
          <MagicItemText campaignId={character.campaignId} item={item} leads={leads} hand={hand} />
        </div>
      )}
      {asking === 'give' && <GiveItemDialog item={item} character={character} others={others} onClose={close} />}
      {asking === 'drop' && (
        <QuantityDialog title={`Drop ${item.name}`} action="Drop" most={item.quantity} hand={hand} onDo={drop} onClose={close} />
      )}
      {asking === 'split' && (
        <QuantityDialog
          title={`Split ${item.name}`}
          action="Split"
          most={item.quantity - 1}
          hand={hand}
          onDo={(quantity) => hand.act({ kind: 'splitItem', itemId: item.id, quantity, newId: newId() })}
          onClose={close}
        />
      )}
    </li>
  );
}

/** The name of an item with how many there are, and its facts. */
function ItemTitle({ item, children }: { item: Item; children: ReactNode }) {
  const facts = itemFacts(item, itemNumbersOf(item));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1.5 text-control font-semibold">
        {children}
        {item.quantity > 1 && <span className="figures font-normal text-ink-soft">× {item.quantity}</span>}
        {item.attuned && <Badge tone="seal">Attuned</Badge>}
      </div>
      <p className="text-note text-ink-soft">{item.place === 'pack' ? facts : `${facts} · ${placeNames[item.place]}`}</p>
    </>
  );
}

interface ItemMenuProps extends Omit<ItemRowProps, 'leads' | 'use'> {
  /** Where the button beside the menu puts it. */
  press: Place | null;
  onAsk: (what: Asked) => void;
}

function ItemMenu({ item, character, hand, others, press, onAsk }: ItemMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" className="!size-11 md:!size-9" label={`More about ${item.name}`} icon={<MoreVertical aria-hidden />} />
      }
    >
      {placesFor(item)
        .filter((place) => place !== press)
        .map((place) => (
          <MenuItem key={place} icon={<HandIcon aria-hidden />} onSelect={() => void hand.act(...movesTo(character, item, place))}>
            {moveText[place]}
          </MenuItem>
        ))}
      {others.length > 0 && (
        <MenuItem icon={<HandHelping aria-hidden />} onSelect={() => onAsk('give')}>
          Give to…
        </MenuItem>
      )}
      {item.quantity > 1 && (
        <MenuItem icon={<Scissors aria-hidden />} onSelect={() => onAsk('split')}>
          Split the stack…
        </MenuItem>
      )}
      <MenuRule />
      <MenuItem
        danger
        icon={<Trash2 aria-hidden />}
        onSelect={() => (item.quantity > 1 ? onAsk('drop') : void hand.act({ kind: 'removeItem', itemId: item.id, quantity: 1 }))}
      >
        {item.quantity > 1 ? 'Drop some…' : 'Drop'}
      </MenuItem>
    </Menu>
  );
}
