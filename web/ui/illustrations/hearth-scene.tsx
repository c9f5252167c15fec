import { useId } from 'react';

/** Drawn for both themes; what is cut out or shaded by reference stands below, since such references do not reach into a file. */
const drawing = new URL('./hearth-scene.svg', import.meta.url).href;
const pool = 'light-dark(oklch(0.9 0.06 78), oklch(0.3 0.06 52))';
/** The smoke of the fire. */
const cloud =
  'M396 452c-26-22-8-44 4-60 12-18 2-34-22-36-36-2-62-8-84-26-34 14-78 6-98-22-42 2-76-26-78-62-34-22-34-68-2-88-6-40 26-72 66-70 14-34 62-48 96-26 28-30 82-32 110-4 30-24 80-18 100 14 40-10 80 14 86 52 38 6 60 46 44 80 26 30 14 76-24 88-8 34-46 54-80 44-24 24-66 28-92 10-6 24-14 32-8 50 8 24 4 42-18 56z';

/** People around a table at night (by day: in a library); a fire burns on an open book, and out of it a story rises. */
export function HearthScene({ className }: { className?: string }) {
  const glow = useId();
  const smoke = useId();
  return (
    <svg
      role="img"
      aria-label="Six people sit around a table. A fire burns on an open book in its middle, and its smoke opens into a landscape with a castle, a river and a dragon."
      viewBox="0 0 800 720"
      className={className}
    >
      <radialGradient id={glow} cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor={pool} />
        <stop offset="0.55" stopColor={pool} stopOpacity="0.55" />
        <stop offset="1" stopColor={pool} stopOpacity="0" />
      </radialGradient>
      <ellipse cx="400" cy="500" rx="400" ry="250" fill={`url(#${glow})`} />
      <clipPath id={smoke}>
        <path d={cloud} />
      </clipPath>
      <g clipPath={`url(#${smoke})`}>
        <use href={`${drawing}#country`} />
      </g>
      <use href={`${drawing}#hearth`} />
    </svg>
  );
}
