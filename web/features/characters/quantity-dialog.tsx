import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useState } from 'react';
import { QuantityField } from './quantity-field.tsx';
import type { Hand } from './use-act.ts';

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
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={hand.busy}
            disabled={quantity === null}
            onClick={() => quantity !== null && void onDo(quantity).then((done) => done && onClose())}
          >
            {action}
          </Button>
        </>
      }
    >
      <QuantityField most={most} onChange={setQuantity} />
    </Dialog>
  );
}
