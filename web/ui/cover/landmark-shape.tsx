import type { ReactNode } from 'react';
import type { Landmark } from './cover-plan.ts';

interface LandmarkShapeProps {
  kind: Landmark;
  /** Where its foot stands. */
  x: number;
  y: number;
  scale: number;
  /** Colour of lit windows. */
  glow: string;
}

/** One landmark as a silhouette in the colour around it, its foot at (0, 0) before it is moved. */
export function LandmarkShape({ kind, x, y, scale, glow }: LandmarkShapeProps) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{shapes[kind](glow)}</g>;
}

/** Every foot reaches down to y = 22, so that it stands in the ground where the ridge slopes away. */
const shapes: Record<Landmark, (glow: string) => ReactNode> = {
  tower: (glow) => (
    <>
      <path d="M-7 22V-30h-3v-7h4v3h3v-3h4v3h3v-3h4v7h-2v8h3V22zM9 22v-36h12V22zM7-14l8-10 8 10z" />
      <path d="M-2-24h3v6h-3zM13-8h3v5h-3z" fill={glow} />
    </>
  ),
  pines: () => (
    <path d="M-28 22l8-22h-4l6-10h-3l7-13 7 13h-3l6 10h-4l6 22zM-8 22l7-30h-5l7-12h-4l9-17 9 17h-4l7 12h-5l7 30zM16 22l7-22h-3l5-9h-3l6-11 6 11h-3l5 9h-3l7 22z" />
  ),
  stones: () => <path d="M-28 22l4-34h7l3 34zM-9 22v-40h7v40zM7 22v-40h7v40zM-12-18h29v-6h-29zM22 22l2-28 6 2 3 26z" />,
  sails: (glow) => (
    <>
      <path d="M-8 22l4-40h8l4 40zM-5-18l5-6 5 6z" />
      <g transform="translate(0 -18) rotate(22)">
        <path d="M-1-22h2v44h-2zM-22-1h44v2h-44zM1-22h6v15h-6zM-7 7h6v15h-6zM7 1h15v6H7zM-22-7h15v6h-15z" />
      </g>
      <path d="M-1.500-6h3v6h-3z" fill={glow} />
    </>
  ),
  arch: () => (
    <path
      fillRule="evenodd"
      transform="translate(0 -8)"
      d="M-46-14h92v36h-92zM-38 22V3a10 10 0 0 1 20 0v19zM-10 22V3a10 10 0 0 1 20 0v19zM18 22V3a10 10 0 0 1 20 0v19zM-46-17h4v3h-4zM-20-17h4v3h-4zM16-17h4v3h-4zM42-17h4v3h-4z"
    />
  ),
  village: (glow) => (
    <>
      <path d="M-28 22v-28l9-9 9 9v28zM-10 22v-33l10-11 10 11v33zM13 22V-6l8-8 8 8v28zM5-20v-6h3v9z" />
      <path d="M-21-3h4v5h-4zM-2-7h4v6h-4zM19-3h4v5h-4z" fill={glow} />
    </>
  ),
};
