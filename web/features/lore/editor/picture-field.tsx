import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { uploadFile } from '#web/lib/files/upload-file.ts';
import { useWorldFiles } from '#web/lib/world/use-world-files.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { PictureButton } from '#web/ui/buttons/picture-button.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQueryClient } from '#web/lib/queries/use-query.ts';
import { Images, X } from 'lucide-react';
import { useState } from 'react';
import { pictureUrl } from '#web/features/lore/entry/picture-path.ts';

interface PictureFieldProps {
  worldId: string;
  /** Path among the world's files. */
  value: string | null;
  /** Its link, where that is known already. */
  url: string | null;
  onChange: (path: string | null) => void;
}

/** Sends a picture to the world's files and hands on its path. */
function useUploadPicture(worldId: string, onChange: (path: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => uploadFile(`/api/worlds/${worldId}/pictures`, file),
    onSuccess: async (answer) => {
      const path: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'path') : null;
      await queries.invalidateQueries({ queryKey: calls.worlds.files.key() });
      if (typeof path === 'string') onChange(path);
    },
    onError: (error) => notify.refusal(error, { title: 'Failed to upload file', sentence: 'Please try again.' }),
  });
}

/** The picture of an entry: sent from here, or one that the world has. */
export function PictureField({ worldId, value, url, onChange }: PictureFieldProps) {
  const [picks, setPicks] = useState(false);
  const upload = useUploadPicture(worldId, onChange);
  const files = useWorldFiles(worldId, value !== null || picks);
  const shown = value === null ? null : (url ?? pictureUrl(value, files.data ?? []));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-control font-semibold">Picture</legend>
      {shown !== null && (
        <img src={shown} alt="The entry’s picture" className="max-h-48 w-fit max-w-full rounded-control border border-line" />
      )}
      <div className="flex flex-wrap gap-2">
        <PictureButton size="sm" className="min-h-10" busy={upload.isPending} onPick={(file) => upload.mutate(file)}>
          {upload.isPending ? 'Uploading…' : 'Upload'}
        </PictureButton>
        <Button size="sm" variant="outline" className="min-h-10" icon={<Images aria-hidden />} onClick={() => setPicks(true)}>
          This world’s pictures
        </Button>
        {value !== null && (
          <Button size="sm" variant="quiet" className="min-h-10" icon={<X aria-hidden />} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <PicturePicker
        open={picks}
        files={(files.data ?? []).filter(({ type }) => type.startsWith('image/'))}
        onClose={() => setPicks(false)}
        onPick={(path) => {
          setPicks(false);
          onChange(path);
        }}
      />
    </fieldset>
  );
}

interface PicturePickerProps {
  open: boolean;
  files: readonly { path: string; name: string; url: string }[];
  onClose: () => void;
  onPick: (path: string) => void;
}

function PicturePicker({ open, files, onClose, onPick }: PicturePickerProps) {
  return (
    <Dialog open={open} onClose={onClose} title="This world’s pictures">
      {files.length === 0 && <p>There are no pictures in this world yet. Upload one.</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {files.map(({ path, name, url }) => (
          <li key={path}>
            <button
              type="button"
              className="flex w-full flex-col gap-1 rounded-control border border-line p-1.5 text-left hover:border-ember"
              onClick={() => onPick(path)}
            >
              <img src={url} alt="" loading="lazy" className="aspect-square w-full rounded-sm object-cover" />
              <span className="line-clamp-2 text-note text-ink">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
