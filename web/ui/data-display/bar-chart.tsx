import { useState } from 'react';
import type { PointerEvent } from 'react';
import { barAt, labelled, marksUpTo } from './chart-scale.ts';
import { classNames } from '#web/ui/class-names.ts';
import { shortFigure } from '#web/ui/format/figures.ts';

export interface Bar {
  id: string;
  /** Under the axis, short. */
  label: string;
  /** The whole sentence about this bar. */
  text: string;
  value: number;
  /** It stands back behind the others. */
  isFaint?: boolean;
}

interface BarChartProps {
  /** What the chart shows, in a sentence that stands for it where it cannot be seen. */
  summary: string;
  bars: readonly Bar[];
  className?: string;
}

/** How much of its place a bar fills. */
const BAR_SHARE = 0.72;

/** Upright bars over a line. Pointing at one says its figures; a table of the same belongs beside it. */
export function BarChart({ summary, bars, className }: BarChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const marks = marksUpTo(Math.max(0, ...bars.map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;

  function point(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setPointed(barAt((event.clientX - box.left) / box.width, bars.length));
  }

  return (
    <figure className={classNames('flex flex-col gap-3', className)}>
      <figcaption className="figures min-h-6 text-control text-ink-soft">
        {(pointed === null ? undefined : bars[pointed]?.text) ?? summary}
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <Marks marks={marks} top={top} />
        <div className="relative h-56" onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
          <svg
            role="img"
            aria-label={summary}
            viewBox={`0 0 ${Math.max(1, bars.length)} 1`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            {marks.map((mark) => (
              <line
                key={mark}
                x1={0}
                x2={bars.length}
                y1={1 - mark / top}
                y2={1 - mark / top}
                vectorEffect="non-scaling-stroke"
                className={mark === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
            ))}
            {bars.map((bar, at) => (
              <rect
                key={bar.id}
                x={at + (1 - BAR_SHARE) / 2}
                width={BAR_SHARE}
                y={1 - bar.value / top}
                height={bar.value / top}
                className={at === pointed ? 'fill-candle' : bar.isFaint ? 'fill-line-strong' : 'fill-ember'}
              />
            ))}
          </svg>
        </div>
        <Labels bars={bars} />
      </div>
    </figure>
  );
}

function Marks({ marks, top }: { marks: readonly number[]; top: number }) {
  return (
    <div aria-hidden className="figures relative min-w-8 text-right text-note text-ink-faint">
      {/* The widest gives the column its width. */}
      <span className="invisible">{shortFigure(top)}</span>
      {marks.map((mark) => (
        <span key={mark} className="absolute right-0 translate-y-1/2 leading-none" style={{ bottom: `${(mark / top) * 100}%` }}>
          {shortFigure(mark)}
        </span>
      ))}
    </div>
  );
}

function Labels({ bars }: { bars: readonly Bar[] }) {
  const chosen = labelled(bars.length, 4);
  return (
    <div aria-hidden className="col-start-2 mt-2 flex justify-between gap-2 text-note whitespace-nowrap text-ink-faint">
      {chosen.map((at, place) => (
        <span
          key={bars[at]?.id ?? at}
          className={classNames(place > 0 && place < chosen.length - 1 && chosen.length > 3 && 'max-sm:hidden')}
        >
          {bars[at]?.label}
        </span>
      ))}
    </div>
  );
}
