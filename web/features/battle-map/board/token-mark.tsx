import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { isBody } from '#web/features/battle-map/data/fighter.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import { classNames } from '#web/ui/class-names.ts';
import { initialsOf } from '#web/ui/initials.ts';
import { EyeOff, Flame, Skull } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';

/** Heroes are round, foes square and others cut at the corners, so that no colour is needed to tell them apart. */
const shapes: Record<TokenView['side'], string> = {
  heroes: 'rounded-full border-candle bg-surface text-ink',
  foes: 'rounded-[12%] border-wine bg-wine-wash text-wine',
  others: 'rounded-[38%_4px_38%_4px] border-line-strong border-dashed bg-surface text-ink-soft',
};

const { tokenPart, letterPart, barCellPixels, signCellPixels, nameCellPixels } = battleBoard;

interface TokenMarkProps {
  token: TokenView;
  /** The whole of it in words. */
  label: string;
  fighter: Fighter | null;
  picture: ReactNode;
  /** How many pixels wide a cell is, and where the middle of the token stands. */
  scale: number;
  at: { x: number; y: number };
  chosen: boolean;
  lifted: boolean;
  /** A tool is in hand: presses go through to the map. */
  still: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
    onBlur: () => void;
    onClick: () => void;
  };
}

/** Somebody on the map: a button over their cells. The dead lie beneath who stands there. */
export function TokenMark({ token, label, fighter, picture, scale, at, chosen, lifted, still, handlers }: TokenMarkProps) {
  const side = scale * token.size * tokenPart;
  const place: CSSProperties = { left: at.x - side / 2, top: at.y - side / 2, width: side, height: side };
  const { letters, number } = initialsOf(token.name);
  const isDead = isBody(token, fighter);
  return (
    <button
      type="button"
      data-token={token.id}
      aria-label={label}
      aria-pressed={chosen}
      style={place}
      className={classNames(
        'group absolute touch-none select-none focus-visible:outline-3',
        lifted ? 'z-20 scale-105' : chosen ? 'z-10' : isDead ? 'z-0' : 'z-1',
        still && 'pointer-events-none',
        token.mine && !still && 'cursor-grab active:cursor-grabbing',
      )}
      {...handlers}
      // A browser would take hold of the portrait alone, and let go of the token.
      onDragStart={(event) => event.preventDefault()}
    >
      <span
        aria-hidden
        data-letters={`${letters}${number}`}
        className={classNames(
          'figures flex size-full items-center justify-center overflow-hidden border-2 font-display font-semibold leading-none shadow-card',
          shapes[token.side],
          fighter?.isActive && 'shadow-glow',
          chosen && 'outline-3 outline-offset-2 outline-ember',
          isDead ? 'grayscale' : picture === null && 'before:content-[attr(data-letters)]',
        )}
        style={{ fontSize: side * letterPart }}
      >
        {isDead ? <Skull className="size-3/5" /> : picture}
      </span>
      {token.hidden && <Sign place="-left-1 -top-1" icon={<EyeOff aria-hidden />} />}
      {token.light !== null && scale > signCellPixels && <Sign place="-right-1 -top-1 text-candle" icon={<Flame aria-hidden />} />}
      {fighter !== null && fighter.left !== null && !isDead && scale > barCellPixels && <Bar left={fighter.left} />}
      {fighter !== null && fighter.conditions.length > 0 && scale > signCellPixels && (
        <span
          aria-hidden
          data-count={fighter.conditions.length}
          className="figures absolute -right-1 -bottom-1 flex size-4.5 items-center justify-center rounded-full border border-sea bg-raised text-[0.6875rem] font-semibold text-sea before:content-[attr(data-count)]"
        />
      )}
      <span
        aria-hidden
        className={classNames(
          'pointer-events-none absolute top-full left-1/2 z-30 mt-1.5 max-w-36 -translate-x-1/2 truncate rounded-full border border-line bg-raised/95 px-2 py-0.5 text-note font-semibold text-ink shadow-card',
          scale < nameCellPixels && !chosen && 'hidden group-hover:block group-focus-visible:block',
        )}
      >
        {token.name}
      </span>
    </button>
  );
}

function Sign({ place, icon }: { place: string; icon: ReactNode }) {
  return <span className={`absolute rounded-full border border-line bg-raised p-0.5 [&_svg]:size-3 ${place}`}>{icon}</span>;
}

/** What is left of the hit points. */
function Bar({ left }: { left: number }) {
  return (
    <span aria-hidden className="absolute inset-x-[8%] -bottom-1 h-1.5 overflow-hidden rounded-full border border-line-strong bg-sunken">
      <span className={classNames('block h-full', left > 0.5 ? 'bg-moss' : 'bg-wine')} style={{ width: `${left * 100}%` }} />
    </span>
  );
}
