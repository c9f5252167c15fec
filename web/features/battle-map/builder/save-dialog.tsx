import { squaresOver, writeVtt } from '#domain/battle-map/vtt/write-vtt.ts';
import { pngCarrying, shownPart, svgCarrying } from '#web/features/battle-map/export/carried-map.ts';
import { underShown } from '#web/features/battle-map/export/under-shown.ts';
import { drawnMap } from '#web/features/battle-map/export/drawn-map.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { saveText } from '#web/lib/files/save-text.ts';
import { blobOf } from '#web/lib/files/small-enough.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { useState } from 'react';
import { fileNameOf } from './file-name-of.ts';
import { LayerBoxes } from './layer-boxes.tsx';
import { pictureOfMap } from './picture/use-map-picture.ts';
import type { OpenMap } from './use-device-maps.ts';

const formats = [
  { id: 'png', label: 'PNG' },
  { id: 'svg', label: 'SVG' },
  { id: 'dd2vtt', label: 'Universal VTT' },
] as const;
type Format = (typeof formats)[number]['id'];

const hints: Record<Format, string> = {
  png: 'A picture of dots, to print or to send, which can be opened here as a map again.',
  svg: 'A picture of lines, sharp at any size, which can be opened here as a map again.',
  dd2vtt: 'A picture with walls, doors and lights, for other virtual tables and for this page. It holds the DM’s layer.',
};

const hexHint =
  'Universal VTT knows squares alone. The file has squares that cover this map; walls, doors and lights lie where its hexes have them. Elsewhere, set the grid to hexes in rows, or turn it off. Opened here, it is a map of hexes again.';

const notDrawn = { title: 'Error', sentence: 'This browser could not draw the map as a picture.' };

/** A picture without lights and grid: other tables bring their own. */
const bare: Layers = { ...allLayers, grid: false, lights: false, forDm: false };

async function save({ id, ground }: OpenMap, format: Format, layers: Layers): Promise<void> {
  const picture = await pictureOfMap(id);
  const map = await drawnMap({ ground, picture });
  const fileName = fileNameOf(ground.name, format);
  if (format === 'dd2vtt') {
    const canvas = map.canvas(bare, squaresOver(ground.grid));
    const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
    return saveText(fileName, writeVtt(ground, { base64, pixelsPerCell: map.pixelsPerCell }, picture));
  }
  // Whoever gets the picture learns no more of the map than what it shows.
  const under = picture === null || layers.forDm ? picture : await underShown(ground, picture);
  const shown = { ground: shownPart(ground, layers), picture: under };
  if (format === 'svg') return saveText(fileName, await svgCarrying(map.svg(layers), shown), 'image/svg+xml');
  const blob = await blobOf(map.canvas(layers), 'image/png');
  if (blob === null) throw new Error(notDrawn.sentence);
  return saveFile(fileName, await pngCarrying(blob, shown));
}

/** Saves a map as a picture, or as a file that other virtual tables read. */
export function SaveDialog({ map, onClose }: { map: OpenMap; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('png');
  const [layers, setLayers] = useState<Layers>({ ...allLayers, lights: false, forDm: false });
  const submit = () => void save(map, format, layers).then(onClose, () => notify.refusal(null, notDrawn));
  return (
    <FormDialog title={`Save “${map.ground.name}”`} action="Save" onSubmit={submit} onClose={onClose}>
      <SegmentField label="Format" options={formats} hint={hints[format]} value={format} onChange={setFormat} />
      {format !== 'dd2vtt' && <LayerBoxes layers={layers} onChange={setLayers} />}
      {format !== 'dd2vtt' && (
        <p className="text-note text-ink-soft">
          The map in the file has walls, doors and lights; of drawings, texts and the DM’s layer it has what the picture shows.
        </p>
      )}
      {format === 'dd2vtt' && map.ground.grid.kind === 'hex' && <p className="text-note text-ink-soft">{hexHint}</p>}
    </FormDialog>
  );
}
