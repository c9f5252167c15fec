import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useEffect, useState } from 'react';
import type { UnderPicture } from './scene.ts';
import { underOf } from './under-picture.ts';

/** What is painted of a picture under a map; null while it is not there, and where there is none. */
export function useUnder(picture: MapPicture | null): UnderPicture | null {
  const [painted, setPainted] = useState<{ of: MapPicture; under: UnderPicture } | null>(null);
  useEffect(() => {
    if (picture === null) return undefined;
    let isCurrent = true;
    underOf(picture).then(
      (under) => isCurrent && setPainted({ of: picture, under }),
      () => isCurrent && notify.warn('Error', 'The picture under this map could not be read.'),
    );
    return () => void (isCurrent = false);
  }, [picture]);
  return painted !== null && painted.of === picture ? painted.under : null;
}
