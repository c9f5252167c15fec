import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { base64Length } from '#domain/limits/units.ts';
import { pictureTypes } from '#domain/picture-types.ts';
import { isNumber, isOneOf, isShape, isText } from '#web/lib/drafts/stored-shape.ts';
import type { Guard } from '#web/lib/drafts/stored-shape.ts';

const { pictureBytes, pictureCells, pictureCellsLeast } = battleMapLimits;

const isFrom =
  (least: number): Guard<number> =>
  (kept): kept is number =>
    isNumber(kept) && kept >= least && kept <= pictureCells;

const isPicture = isShape<MapPicture>({
  type: isOneOf(pictureTypes),
  base64: (kept): kept is string => isText(kept) && kept !== '' && kept.length <= base64Length(pictureBytes),
  x: isFrom(-pictureCells),
  y: isFrom(-pictureCells),
  width: isFrom(pictureCellsLeast),
  height: isFrom(pictureCellsLeast),
});

/** A picture out of what was kept in a browser or a file, where anything may stand; null where it is none. */
export function readMapPicture(kept: unknown): MapPicture | null {
  if (!isPicture(kept)) return null;
  const { type, base64, x, y, width, height } = kept;
  return { type, base64, x, y, width, height };
}
