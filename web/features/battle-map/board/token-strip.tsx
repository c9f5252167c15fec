import type { TokenView } from '#domain/battle-map/view.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface TokenStripProps {
  token: TokenView;
  /** All of it in words. */
  text: string;
  /** Whether a press on the map moves them. */
  moves: boolean;
  actions: ReactNode;
  onClose: () => void;
}

/** Who was chosen on the map, and what to do about them. */
export function TokenStrip({ token, text, moves, actions, onClose }: TokenStripProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised/95 py-1 pr-1 pl-3 text-control shadow-card">
      <p className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <strong>{text}</strong>
        {moves && <span className="text-ink-soft"> · Press a cell, drag, or use the arrow keys.</span>}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {actions}
        <IconButton size="sm" label={`Leave ${token.name}`} icon={<X aria-hidden />} onClick={onClose} />
      </div>
    </div>
  );
}
