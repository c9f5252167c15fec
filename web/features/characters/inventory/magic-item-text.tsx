import type { Item } from '#domain/character/character.ts';
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
  return (
    <>
      <MagicWareText name={item.name} ware={ware} leads={leads} failed={failed} onRetry={retry} />
      {hand.mayAct && item.attuned && (
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
