import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useState } from 'react';
import { QuantityField } from '#web/features/characters/quantity-field.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

interface QuantityDialogProps {
  title: string;
  action: string;
  most: number;
  hand: Hand;
  onDo: (quantity: number) => Promise<boolean>;
  onClose: () => void;
}

/** Asks how many of a pile. */
export function QuantityDialog({ title, action, most, hand, onDo, onClose }: QuantityDialogProps) {
  const [quantity, setQuantity] = useState<number | null>(1);
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={action}
      busy={hand.busy}
      disabled={quantity === null}
      onSubmit={() => quantity !== null && void onDo(quantity).then((done) => done && onClose())}
    >
      <QuantityField most={most} onChange={setQuantity} />
    </FormDialog>
  );
}
