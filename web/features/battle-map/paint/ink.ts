/** What a map is drawn with: a canvas, or whatever writes down the same strokes. */
export type Ink = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'globalAlpha'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'imageSmoothingEnabled'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'closePath'
  | 'rect'
  | 'arc'
  | 'fillRect'
  | 'createRadialGradient'
> & {
  fill: () => void;
  stroke: () => void;
  drawImage: (image: HTMLCanvasElement | HTMLImageElement, x: number, y: number, width: number, height: number) => void;
};
