import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { OrderTile } from './order-tile.tsx';
import { moveAmongRows } from './roving-rows.ts';

/** Draws the picture of somebody in a fight; nothing for who has none. */
export type PictureOf = (id: string) => ReactNode;

interface OrderStripProps {
  figures: readonly Figure[];
  active: string | null;
  /** Their own hero's id. */
  mine: string | null;
  target: string | null;
  pictureOf: PictureOf;
  /** Left out where nobody is attacked. */
  onTarget?: (id: string) => void;
  /** Left out for those who do not lead. */
  onDamage?: (id: string) => void;
  menuOf?: (figure: Figure) => ReactNode;
}

/** Everybody in one line, in the order in which they act; whose turn it is stands in sight. Tab reaches one, the arrow keys the others. */
export function OrderStrip({ figures, active, mine, target, pictureOf, onTarget, onDamage, menuOf }: OrderStripProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const acting = strip?.querySelector<HTMLElement>('[aria-current]');
    // Who acted before stays half in sight.
    if (strip && acting) strip.scrollLeft = acting.offsetLeft - acting.offsetWidth / 2;
  }, [active]);
  const entry = figures.some(({ id }) => id === target) ? target : figures.some(({ id }) => id === active) ? active : figures[0]?.id;
  return (
    <ol
      ref={list}
      aria-label="Turn order"
      className="relative flex min-w-0 flex-1 gap-1 overflow-x-auto p-1 [scrollbar-width:thin]"
      // Whoever can press nothing in it still scrolls it.
      tabIndex={onTarget || menuOf ? undefined : 0}
      onKeyDown={moveAmongRows}
    >
      {figures.map((figure) => (
        <OrderTile
          key={figure.id}
          figure={figure}
          active={figure.id === active}
          mine={figure.id === mine}
          target={figure.id === target}
          first={figure.id === entry}
          picture={pictureOf(figure.id) ?? undefined}
          onTarget={onTarget && (() => onTarget(figure.id))}
          onDamage={onDamage && figure.health !== 'dead' ? () => onDamage(figure.id) : undefined}
          menu={menuOf?.(figure)}
        />
      ))}
    </ol>
  );
}
