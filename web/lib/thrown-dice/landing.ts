import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Solid } from './die-solids.ts';

const above = new Vector3(0, 1, 0);

/**
 * How a die lies that shows a value: the value looks up, and its number stands upright for whoever looks, turned by an angle.
 * Null for a value that the die does not have.
 */
export function landingOf(solid: Solid, value: number, turn: number): Quaternion | null {
  const result = solid.results.find((each) => each.value === value);
  if (result === undefined) return null;
  const from = basis(result.out, result.up);
  const to = basis(above, new Vector3(Math.sin(turn), 0, -Math.cos(turn)));
  return new Quaternion().setFromRotationMatrix(to.multiply(from.transpose()));
}

/** The turn that leads the axes to these two directions and the one across them. */
function basis(out: Vector3, up: Vector3): Matrix4 {
  return new Matrix4().makeBasis(out.clone().cross(up), out, up);
}

/** How high the middle of a die is whose lowest corner touches the table, when it is turned so. */
export function heightOf(corners: readonly Vector3[], turn: Quaternion): number {
  const corner = new Vector3();
  return -Math.min(...corners.map((each) => corner.copy(each).applyQuaternion(turn).y));
}
