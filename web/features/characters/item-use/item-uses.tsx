import type { Character } from '#domain/character/character.ts';
import type { ShownItem } from '#domain/character/shown/shown-items.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { lazy, Suspense } from 'react';
import type { Hand } from '#web/features/characters/use-act.ts';
import { useItemPress } from './use-item-press.ts';

const UseDialog = lazy(() => import('#web/features/characters/use/use-dialog.tsx').then((part) => ({ default: part.UseDialog })));

interface ItemUsesProps {
  item: ShownItem;
  character: Character;
  hand: Hand;
}

const ScrollPress = lazy(() => import('./scroll-press.tsx').then((part) => ({ default: part.ScrollPress })));

/** What can be done with an item that is carried, to press; its charges, whether one must attune to it, or why it cannot be used as it is. */
export function ItemUses({ item, character, hand }: ItemUsesProps) {
  const { id, name, charges, why, ways, attunes, recharge, blankScroll } = item;
  const notes = [attunes ? 'Needs attunement' : '', charges, why].filter((each) => each !== '');
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      {notes.length > 0 && <p className="figures min-w-0 flex-1 text-note text-ink-soft">{notes.join('. ')}</p>}
      {hand.mayAct && attunes && (
        <Button
          variant="outline"
          size="sm"
          disabled={hand.busy}
          onClick={() => void hand.act({ kind: 'attune', itemId: id, attuned: true })}
        >
          Attune<span className="sr-only"> to {name}</span>
        </Button>
      )}
      {hand.mayAct && blankScroll !== null && (
        <Suspense>
          <ScrollPress item={item} character={character} level={blankScroll} hand={hand} />
        </Suspense>
      )}
      {hand.mayAct && blankScroll === null && ways.length > 0 && why === '' && <UseButtons item={item} character={character} hand={hand} />}
      {hand.mayAct && recharge !== null && (
        <Button
          variant="quiet"
          size="sm"
          disabled={hand.busy}
          onClick={() => void hand.act({ kind: 'setCharges', itemId: id, left: recharge })}
        >
          Recharge<span className="sr-only"> {name}</span>
        </Button>
      )}
    </div>
  );
}

function UseButtons({ item, character, hand }: ItemUsesProps) {
  const pressing = useItemPress(character, item.id, hand);
  const { press, asking, close, use } = pressing;
  const [only, ...more] = item.ways;
  if (!only) return null;
  return (
    <>
      {more.length === 0 ? (
        <Button variant="soft" size="sm" disabled={hand.busy || !only.canPay} onClick={() => void press(only)}>
          {only.name === item.name ? 'Use' : only.label}
          <span className="sr-only"> {item.name}</span>
        </Button>
      ) : (
        <Menu
          trigger={
            <Button variant="soft" size="sm" disabled={hand.busy || !item.ways.some(({ canPay }) => canPay)}>
              Use<span className="sr-only"> {item.name}</span>
            </Button>
          }
        >
          {item.ways
            .filter(({ canPay }) => canPay)
            .map((way) => (
              <MenuItem key={way.key} onSelect={() => void press(way)}>
                {way.label}
              </MenuItem>
            ))}
        </Menu>
      )}
      <AskAgain item={item} pressing={pressing} busy={hand.busy} />
      <Suspense>
        {asking && (
          <UseDialog
            title={`${item.name}: ${asking.way.name}`}
            action="Use"
            character={character}
            offers={asking.offers}
            points={asking.way.most}
            busy={hand.busy}
            onUse={use}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Asks once more before something is used for nothing. */
function AskAgain({ item, pressing, busy }: { item: ShownItem; pressing: ReturnType<typeof useItemPress>; busy: boolean }) {
  const { warned, keep, useAllTheSame } = pressing;
  if (!warned) return null;
  return (
    <ConfirmDialog
      open
      tone="plain"
      title={`${item.name}: ${warned.name}`}
      question={warned.warns ?? ''}
      action="Use it all the same"
      busy={busy}
      onConfirm={useAllTheSame}
      onClose={keep}
    />
  );
}
