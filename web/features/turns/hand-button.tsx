import { Button } from '#web/ui/buttons/button.tsx';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';

interface HandButtonProps {
  up: boolean;
  /** Whether the person needs no hand to act, as a Dungeon Master. */
  isSecondary?: boolean;
  pending: boolean;
  /** False until the turn is known. */
  ready: boolean;
  onRaise: () => void;
  onLower: () => void;
}

/** Raises or lowers the person's own hand; while the answer is awaited it shows three dots, and keeps the focus. */
export function HandButton({ up, isSecondary = false, pending, ready, onRaise, onLower }: HandButtonProps) {
  const label = up ? 'Lower Hand' : 'Raise Hand';
  return (
    <Button
      variant={up || isSecondary ? 'outline' : 'primary'}
      icon={<HandIcon aria-hidden className="@max-[15rem]/table:hidden" />}
      data-shortcut="hand"
      busy={pending}
      aria-disabled={!ready}
      aria-label={pending ? `${label}, please wait` : undefined}
      onClick={up ? onLower : onRaise}
    >
      <span className="grid">
        <span className={pending ? 'invisible col-start-1 row-start-1' : 'col-start-1 row-start-1'}>{label}</span>
        {pending && <span className="col-start-1 row-start-1 text-center">...</span>}
      </span>
    </Button>
  );
}
