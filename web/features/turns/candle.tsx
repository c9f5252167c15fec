interface CandleProps {
  /** From 1 (whole) to 0 (burnt down). */
  left: number;
  className?: string;
}

const FLAME_TOP = 14;
const FLAME_FOOT = 44;

/** The turn's candle: its wax is as high as the time that is left. Drawn without motion; each second sets it anew. */
export function Candle({ left, className }: CandleProps) {
  const top = FLAME_FOOT - (FLAME_FOOT - FLAME_TOP) * Math.max(0.06, Math.min(1, left));
  return (
    <svg aria-hidden viewBox="0 0 28 50" className={className}>
      <path d="M4 46h20M8 49h12" fill="none" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      <rect
        x="9"
        y={top}
        width="10"
        height={FLAME_FOOT - top + 1}
        rx="2"
        fill="color-mix(in oklch, var(--candle) 45%, var(--raised))"
        stroke="var(--candle)"
        strokeWidth="1.5"
      />
      <path d={`M19 ${top + 2}c0 2.500 1.500 2 1.500 4.500`} fill="none" stroke="var(--candle)" strokeWidth="1.500" strokeLinecap="round" />
      <path d={`M14 ${top}v-3`} stroke="var(--ink-soft)" strokeWidth="1.500" strokeLinecap="round" />
      {left > 0 && (
        <path
          d={`M14 ${top - 12}c2.300 2.600 3.300 4.200 3.300 6a3.300 3.300 0 0 1-6.600 0c0-1.800 1-3.400 3.300-6z`}
          fill="var(--ember)"
          className="origin-bottom motion-safe:transition-opacity motion-safe:duration-calm"
        />
      )}
    </svg>
  );
}
