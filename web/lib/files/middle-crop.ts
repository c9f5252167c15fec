interface Sides {
  width: number;
  height: number;
}

/** The largest part in the middle of a picture that has the form of `wanted`. */
export function middleCrop({ width, height }: Sides, wanted: Sides): Sides & { x: number; y: number } {
  const scale = Math.min(width / wanted.width, height / wanted.height);
  const part = { width: Math.round(wanted.width * scale), height: Math.round(wanted.height * scale) };
  return { x: Math.floor((width - part.width) / 2), y: Math.floor((height - part.height) / 2), ...part };
}
