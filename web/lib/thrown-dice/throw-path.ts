import { Quaternion, Vector3 } from 'three';
import { heightOf } from './landing.ts';

/** Where one die comes from and ends. Lengths are in radii of a die, times in seconds. */
export interface ThrowPath {
  end: { x: number; z: number };
  /** How it lies at its end. */
  lies: Quaternion;
  /** Where it rolls to, as an angle around the table. */
  heading: number;
  /** How far it rolls. */
  way: number;
  begins: number;
  lasts: number;
  /** How far it turns around itself on the way, besides rolling. */
  spin: number;
}

interface Pose {
  position: Vector3;
  turn: Quaternion;
}

const up = new Vector3(0, 1, 0);
/** How it loses speed. The part of the way that it goes at one speed lets it fall onto its last face, as dice do, and not creep onto it. */
const slowing = { steady: 0.22 };
/** Its bounces: when each ends, as a share of the time, and how high it goes. The first is half of one: it comes flying. */
const bounces = [
  { until: 0.2, high: 3.2 },
  { until: 0.42, high: 1 },
  { until: 0.56, high: 0.28 },
] as const;

/** How much of the way is left at a share of the time. */
const leftAt = (share: number) => (1 - slowing.steady) * (1 - share) ** 2 + slowing.steady * (1 - share);

function bounceAt(share: number): number {
  const at = bounces.findIndex(({ until }) => share < until);
  const bounce = bounces[at];
  if (bounce === undefined) return 0;
  const from = bounces[at - 1]?.until ?? -bounce.until;
  const middle = (from + bounce.until) / 2;
  return bounce.high * (1 - ((share - middle) / (bounce.until - middle)) ** 2);
}

/** Where a die is at a time, and how it is turned. It ends as it lies, and is never below the table. */
export function poseAt(path: ThrowPath, corners: readonly Vector3[], seconds: number): Pose {
  const share = Math.min(1, Math.max(0, (seconds - path.begins) / path.lasts));
  const left = path.way * leftAt(share);
  const along = new Vector3(Math.cos(path.heading), 0, Math.sin(path.heading));
  const axle = up.clone().cross(along);
  const turn = new Quaternion()
    .setFromAxisAngle(axle, -left)
    .multiply(new Quaternion().setFromAxisAngle(up, -path.spin * (1 - share) ** 3))
    .multiply(path.lies);
  const position = new Vector3(path.end.x, 0, path.end.z).addScaledVector(along, -left);
  position.y = heightOf(corners, turn) + bounceAt(share);
  return { position, turn };
}

/** When the last of these dice lies still. */
export const endOf = (paths: readonly ThrowPath[]): number => Math.max(0, ...paths.map(({ begins, lasts }) => begins + lasts));
