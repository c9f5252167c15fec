import { stampWork } from '#domain/limits/battle-map-limits.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ArrowDownToLine, ArrowUpToLine, Copy, Eye, EyeOff, Minus, Plus, RotateCcw, RotateCw, Trash2, Type, X } from 'lucide-react';
import { useState } from 'react';
import { stampText } from './stamp-layer.tsx';
import { grown, turnedBy } from './stamp-strokes.ts';
import { StampTextDialog } from './stamp-text-dialog.tsx';
import type { Arranging } from './use-arranging.ts';
import { useDrawings } from './use-drawings.ts';

/** The drawing or text that was chosen, and what to do about it. */
export function StampStrip({ scene, arranging }: { scene: Scene; arranging: Arranging }) {
  const { chosen, put, remove, copy, pile, leave } = arranging;
  const drawings = useDrawings(chosen !== null, scene.map.drawings);
  const [isWriting, setWriting] = useState(false);
  if (chosen === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised/95 py-1 pr-1 pl-3 text-control shadow-card">
      <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        <strong>{stampText(scene.grid, drawings, chosen)}</strong>
      </p>
      <div className="flex flex-wrap items-center">
        <IconButton
          size="sm"
          label="Turn to the left"
          icon={<RotateCcw aria-hidden />}
          onClick={() => put({ ...chosen, turn: turnedBy(chosen.turn, scene.grid, -1) })}
        />
        <IconButton
          size="sm"
          label="Turn to the right"
          icon={<RotateCw aria-hidden />}
          onClick={() => put({ ...chosen, turn: turnedBy(chosen.turn, scene.grid, 1) })}
        />
        <IconButton size="sm" label="Smaller" icon={<Minus aria-hidden />} onClick={() => put(grown(chosen, 1 / stampWork.growth))} />
        <IconButton size="sm" label="Larger" icon={<Plus aria-hidden />} onClick={() => put(grown(chosen, stampWork.growth))} />
        <IconButton size="sm" label="Over all others" icon={<ArrowUpToLine aria-hidden />} onClick={() => pile(chosen, true)} />
        <IconButton size="sm" label="Under all others" icon={<ArrowDownToLine aria-hidden />} onClick={() => pile(chosen, false)} />
        <IconButton
          size="sm"
          label={chosen.forDm ? 'Show to everybody' : 'Put on the DM’s layer'}
          icon={chosen.forDm ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          onClick={() => put({ ...chosen, forDm: !chosen.forDm })}
        />
        <IconButton size="sm" label="Copy" icon={<Copy aria-hidden />} onClick={() => copy(chosen)} />
        <Button size="sm" variant="quiet" icon={<Type aria-hidden />} onClick={() => setWriting(true)}>
          Text
        </Button>
        <IconButton
          size="sm"
          label="Remove from the map"
          className="!text-wine"
          icon={<Trash2 aria-hidden />}
          onClick={() => remove(chosen)}
        />
        <IconButton size="sm" label="Leave it" icon={<X aria-hidden />} onClick={leave} />
      </div>
      {isWriting && (
        <StampTextDialog
          stamp={chosen}
          onSave={(text) => {
            put({ ...chosen, text });
            setWriting(false);
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
