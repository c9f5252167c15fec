import type { World } from '#domain/world/world.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useWorldMap } from './use-world-map.ts';

interface MapDialogProps {
  world: Pick<World, 'id' | 'name' | 'mapUrl' | 'mapName'>;
  onClose: () => void;
}

/** A world’s map: a new picture, or one of those the world holds. Shown while it is in the page. */
export function MapDialog({ world, onClose }: MapDialogProps) {
  const { pictures, share, refusal, busy, upload, choose } = useWorldMap(world.id, onClose);
  return (
    <Dialog open onClose={onClose} title="World map">
      <div className="flex flex-col gap-6">
        {world.mapUrl !== null && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-[1_1_12rem] break-words">
              The map is <strong className="font-semibold text-ink">{world.mapName ?? 'a picture'}</strong>.
            </p>
            <Button variant="outline" size="sm" busy={busy} onClick={() => void choose(null)}>
              Remove map
            </Button>
          </div>
        )}
        <FileField
          label="A new picture"
          hint="PNG, JPEG or WebP, up to 10 MB."
          accept="image/png,image/jpeg,image/webp"
          file={null}
          error={refusal}
          disabled={busy}
          onFile={(file) => void upload(file)}
        />
        {share !== null && (
          <div role="status">
            <Progress label="Uploading the picture" value={share} />
          </div>
        )}
        <section aria-labelledby="world-pictures" className="flex flex-col gap-2">
          <h3 id="world-pictures" className="text-control font-semibold text-ink">
            Pictures of this world
          </h3>
          <Pictures pictures={pictures} busy={busy} onChoose={(path) => void choose(path)} />
        </section>
      </div>
    </Dialog>
  );
}

interface PicturesProps {
  pictures: ReturnType<typeof useWorldMap>['pictures'];
  busy: boolean;
  onChoose: (path: string) => void;
}

function Pictures({ pictures, busy, onChoose }: PicturesProps) {
  if (pictures.isPending) return <SkeletonLines lines={2} />;
  if (pictures.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void pictures.refetch()}>
        <p>The pictures could not be loaded.</p>
      </ErrorState>
    );
  }
  if (pictures.data.length === 0) {
    return <p className="text-control">None yet. A picture with “map” in its name becomes the map automatically.</p>;
  }
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {pictures.data.map(({ path, name, url }) => (
        <li key={path}>
          <button
            type="button"
            aria-label={`Use ${name} as the map`}
            aria-disabled={busy}
            className="flex w-full flex-col gap-1 rounded-control border border-line bg-surface p-1.5 text-left text-note hover:border-ember"
            onClick={() => onChoose(path)}
          >
            <img src={url} alt="" loading="lazy" className="aspect-[4/3] w-full rounded-[0.375rem] object-cover" />
            <span className="truncate">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
