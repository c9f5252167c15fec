import { limits } from '#domain/limits/limits.ts';
import { drawnMap } from '#web/features/battle-map/export/drawn-map.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { calls } from '#web/lib/api.ts';
import { blobOf, smallEnough } from '#web/lib/files/small-enough.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { buildsWorld } from '#web/lib/world/builds-world.ts';
import { setWorldMap, uploadWorldPicture } from '#web/lib/world/world-map.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { fileNameOf } from './file-name-of.ts';
import { LayerBoxes } from './layer-boxes.tsx';
import { NamedChoice } from './named-choice.tsx';
import { pictureOfMap } from './picture/use-map-picture.ts';
import type { OpenMap } from './use-device-maps.ts';

const failed = { title: 'Error', sentence: 'The map could not be set. Please try again.' };

/** Draws a map of this device with what lies under it. */
async function canvasOf({ id, ground }: OpenMap, layers: Layers): Promise<HTMLCanvasElement> {
  const drawn = await drawnMap({ ground, picture: await pictureOfMap(id) });
  return drawn.canvas(layers);
}

/** Keeps the picture of a map among the files of a world, and makes it the world’s map. */
async function set(worldId: string, name: string, canvas: HTMLCanvasElement): Promise<void> {
  const sharp = await blobOf(canvas, 'image/png');
  // Lines stay sharp as PNG; a large picture of many colours has no room as such.
  const blob = sharp !== null && sharp.size <= limits.uploadBytes ? sharp : await smallEnough(canvas, limits.uploadBytes);
  if (blob === null) throw new Error('The picture is too large.');
  const file = new File([blob], fileNameOf(name, blob.type.replace('image/', '')), { type: blob.type });
  const path = await uploadWorldPicture(worldId, file);
  if (path === null) throw new Error('Nobody said where the picture lies.');
  await setWorldMap(worldId, path);
}

export interface WorldMapDialogProps {
  map: OpenMap;
  /** How the map is drawn. */
  draw?: typeof canvasOf;
  onClose: () => void;
}

/** Asks whose map it is to be, and which layers it shows. */
export function WorldMapDialog({ map, draw = canvasOf, onClose }: WorldMapDialogProps) {
  const router = useRouter();
  const [worldId, setWorldId] = useState('');
  const [layers, setLayers] = useState<Layers>({ ...allLayers, grid: false, lights: false, forDm: false });
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => set(worldId, map.ground.name, await draw(map, layers)),
    onSuccess: () => {
      const open = () => void router.navigate({ to: '/world/view/$worldId', params: { worldId } });
      notify.offer('World map set', `“${map.ground.name}” is the world’s map now.`, { label: 'Open the world', act: open });
      onClose();
    },
    onError: (error) => notify.refusal(error, failed),
  });
  return (
    <FormDialog
      title={`Set “${map.ground.name}” as a world’s map`}
      action="Set as map"
      busy={isPending}
      onSubmit={() => {
        setTried(true);
        if (worldId !== '') mutate();
      }}
      onClose={onClose}
    >
      <BuiltWorlds worldId={worldId} error={tried && worldId === '' ? 'Please choose a world.' : undefined} onChange={setWorldId} />
      <LayerBoxes layers={layers} onChange={setLayers} />
      <p className="text-note text-ink-soft">
        The world gets a picture of the map as it is now, in place of the map that it has. Campaigns in it show it too, and keep their pins
        and fog where they are.
      </p>
    </FormDialog>
  );
}

interface BuiltWorldsProps {
  worldId: string;
  /** What is wrong with the choice. */
  error: string | undefined;
  onChange: (worldId: string) => void;
}

/** The worlds that somebody may change, to choose one of. */
function BuiltWorlds({ worldId, error, onChange }: BuiltWorldsProps) {
  const { data, isError, refetch } = useQuery(calls.worlds.list.queryOptions({ input: { sort: 'name' } }));
  return (
    <NamedChoice
      label="World"
      prompt="Choose a world…"
      list={data?.filter(buildsWorld)}
      isFailed={isError}
      retry={() => void refetch()}
      failed="Your worlds could not be loaded. Please try again."
      none={
        <>
          You have no world yet that you may change.{' '}
          <Link to="/world/new" className="font-semibold text-ember underline underline-offset-4">
            Create one
          </Link>
          , or have somebody make you an editor.
        </>
      }
      value={worldId}
      {...{ error, onChange }}
    />
  );
}
