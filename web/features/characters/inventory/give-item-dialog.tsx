import type { SeenCard } from '#contract/play/characters-shapes.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import { QuantityField } from '#web/features/characters/quantity-field.tsx';
import { ReceiverField } from '#web/features/characters/receiver-field.tsx';
import { useGive } from '#web/features/characters/use-give.ts';

interface GiveItemDialogProps {
  item: Item;
  character: Character;
  others: readonly SeenCard[];
  onClose: () => void;
}

/** Hands an item, or some of a pile, to somebody else. */
export function GiveItemDialog({ item, character, others, onClose }: GiveItemDialogProps) {
  const [to, setTo] = useState(others[0]?.id ?? '');
  const [quantity, setQuantity] = useState<number | null>(1);
  const { mutate, isPending } = useGive(character, onClose);
  return (
    <FormDialog
      title={`Give ${item.name}`}
      onClose={onClose}
      action="Give"
      busy={isPending}
      disabled={quantity === null || to === ''}
      onSubmit={() => quantity !== null && mutate({ to, what: { kind: 'item', itemId: item.id, quantity } })}
    >
      <ReceiverField others={others} value={to} onChange={setTo} />
      {item.quantity > 1 && <QuantityField most={item.quantity} onChange={setQuantity} />}
    </FormDialog>
  );
}
