import { useId } from 'react';
import { SceneStory } from './scene-story.tsx';
import { SceneTable } from './scene-table.tsx';
import { scenePaint } from './scene-paint.ts';
import { FarArms, FarSitters, NearSitters, SideSitters } from './scene-sitters.tsx';

/** People around a table at night (by day: in a library); a fire burns on an open book, and out of it a story rises. */
export function HearthScene({ className }: { className?: string }) {
  const glow = useId();
  return (
    <svg
      role="img"
      aria-label="Six people sit around a table. A fire burns on an open book in its middle, and its smoke opens into a landscape with a castle, a river and a dragon."
      viewBox="0 0 800 720"
      className={className}
    >
      <radialGradient id={glow} cx="50%" cy="50%" r="50%">
        <stop offset="0" stopColor={scenePaint.pool} />
        <stop offset="0.55" stopColor={scenePaint.pool} stopOpacity="0.55" />
        <stop offset="1" stopColor={scenePaint.pool} stopOpacity="0" />
      </radialGradient>
      <ellipse cx="400" cy="500" rx="400" ry="250" fill={`url(#${glow})`} />
      <SceneStory />
      <FarSitters />
      <SceneTable />
      <FarArms />
      <SideSitters />
      <NearSitters />
    </svg>
  );
}
