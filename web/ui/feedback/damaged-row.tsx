import { TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';

interface DamagedRowProps {
  name: string;
  /** What can be said of it and of the way back. */
  children: ReactNode;
  /** Brings it back; absent for who may not. */
  onBringBack?: (() => void) | undefined;
  busy?: boolean;
}

/** Something stored that cannot be read, as a row among those that can. */
export function DamagedRow({ name, children, onBringBack, busy = false }: DamagedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-wine bg-wine-wash px-4 py-3 sm:px-5">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-wine" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-control text-ink-soft">{children}</p>
      </div>
      {onBringBack && (
        <Button
          size="sm"
          variant="outline"
          icon={<Undo2 aria-hidden />}
          aria-label={`Bring it back: ${name}`}
          className="min-h-9"
          busy={busy}
          onClick={onBringBack}
        >
          Bring it back
        </Button>
      )}
    </li>
  );
}
