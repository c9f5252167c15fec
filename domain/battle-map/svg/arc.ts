type Dot = readonly [x: number, y: number];

interface Arc {
  rx: number;
  ry: number;
  /** Degrees by which its ellipse is turned. */
  turn: number;
  isLarge: boolean;
  sweeps: boolean;
}

/** An arc of an ellipse from one place to another as curves of a quarter at most, each by its two handles and its end (SVG 2, appendix B.2.4). */
export function arcAsCurves(from: Dot, arc: Arc, to: Dot): (readonly [Dot, Dot, Dot])[] {
  let [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  if (rx === 0 || ry === 0) return [[from, to, to]];
  if (from[0] === to[0] && from[1] === to[1]) return [];
  const angle = (arc.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  // One that does not reach is made as large as it has to be.
  const reach = (x / rx) ** 2 + (y / ry) ** 2;
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)];
  const under = (rx * y) ** 2 + (ry * x) ** 2;
  const far = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under)) * (arc.isLarge === arc.sweeps ? -1 : 1);
  const [midX, midY] = [(far * rx * y) / ry, (-far * ry * x) / rx];
  const begin = Math.atan2((y - midY) / ry, (x - midX) / rx);
  let along = Math.atan2((-y - midY) / ry, (-x - midX) / rx) - begin;
  if (arc.sweeps && along < 0) along += 2 * Math.PI;
  if (!arc.sweeps && along > 0) along -= 2 * Math.PI;
  const [centreX, centreY] = [cos * midX - sin * midY + (from[0] + to[0]) / 2, sin * midX + cos * midY + (from[1] + to[1]) / 2];
  const place = (px: number, py: number): Dot => [centreX + cos * rx * px - sin * ry * py, centreY + sin * rx * px + cos * ry * py];
  const many = Math.max(1, Math.ceil(Math.abs(along) / (Math.PI / 2) - 1e-9));
  const step = along / many;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: many }, (_, n) => {
    const [one, other] = [begin + n * step, begin + (n + 1) * step];
    return [
      place(Math.cos(one) - handle * Math.sin(one), Math.sin(one) + handle * Math.cos(one)),
      place(Math.cos(other) + handle * Math.sin(other), Math.sin(other) - handle * Math.cos(other)),
      n === many - 1 ? to : place(Math.cos(other), Math.sin(other)),
    ] as const;
  });
}
