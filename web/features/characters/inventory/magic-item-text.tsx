import type { Item } from '#domain/character/character.ts';
import { holdsBearer } from '#domain/character/inventory/curse.ts';
import { wareOf } from '#domain/character/item-use/item-ways.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { MagicWareText } from './magic-ware-text.tsx';
import { useMagicCatalogue } from '#web/features/characters/item-use/use-magic-catalogue.ts';

interface MagicItemTextProps {
  campaignId: string;
  item: Item;
  leads: boolean;
  hand: Hand;
}

/** The text of a magic item that is carried, and a press to end an attunement; its row has the one to attune. */
export function MagicItemText({ campaignId, item, leads, hand }: MagicItemTextProps) {
  const { data, failed, retry } = useMagicCatalogue(campaignId);
  const ware = data && wareOf(item, data);
  const isHeld = holdsBearer(item) && !leads;
  return (
    <>
      <MagicWareText name={item.name} ware={ware} leads={leads} failed={failed} onRetry={retry} />
      {hand.mayAct && isHeld && (
        <p className="text-control">
          <strong>Cursed.</strong> The attunement does not end by your will: Remove Curse or the like ends it, or the Dungeon Master.
        </p>
      )}
      {hand.mayAct && item.attuned && !isHeld && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          disabled={hand.busy}
          onClick={() => void hand.act({ kind: 'attune', itemId: item.id, attuned: false })}
        >
          End attunement
          <span className="sr-only"> to {item.name}</span>
        </Button>
      )}
    </>
  );
}
