import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { refreshSession } from '#web/lib/session/session.ts';
import { squarePicture, unreadablePicture } from '#web/lib/files/square-picture.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PictureButton } from '#web/ui/buttons/picture-button.tsx';
import { Token } from '#web/ui/token.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useEffect, useState } from 'react';

interface Preview {
  url: string;
  base64: string;
}

/** Saves a picture, or takes it away. */
function useSaveAvatar(onSaved: () => void) {
  return useMutation(
    calls.account.saveAvatar.mutationOptions({
      onSuccess: async (_saved, { image }) => {
        await refreshSession();
        onSaved();
        notify.done(image === null ? 'Picture removed' : 'Picture saved');
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The picture could not be saved. Please try again.' }),
    }),
  );
}

/** The person's picture: chosen, looked at, then saved. */
export function AvatarField() {
  const person = usePerson();
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview.url)), [preview]);
  const save = useSaveAvatar(() => setPreview(null));

  async function choose(chosen: File) {
    try {
      const { blob, base64 } = await squarePicture(chosen);
      setPreview({ url: URL.createObjectURL(blob), base64 });
    } catch {
      notify.refusal(null, { title: 'Error', sentence: unreadablePicture });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Token name={person.name} id={person.id} image={preview?.url ?? person.avatarUrl} size="xl" />
      <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          {preview === null ? (
            <Choosing busy={save.isPending} onChoose={(chosen) => void choose(chosen)} onRemove={() => save.mutate({ image: null })} />
          ) : (
            <>
              <Button busy={save.isPending} onClick={() => save.mutate({ image: preview.base64 })}>
                Save picture
              </Button>
              <Button variant="outline" onClick={() => setPreview(null)}>
                Cancel
              </Button>
            </>
          )}
        </div>
        <p className="text-note text-ink-soft">
          {preview === null ? 'It is cropped to a square. Others at your tables see it.' : 'This is how others will see you.'}
        </p>
      </div>
    </div>
  );
}

interface ChoosingProps {
  busy: boolean;
  onChoose: (picture: File) => void;
  onRemove: () => void;
}

function Choosing({ busy, onChoose, onRemove }: ChoosingProps) {
  const { avatarUrl } = usePerson();
  return (
    <>
      <PictureButton onPick={onChoose}>{avatarUrl === null ? 'Choose a picture' : 'Change picture'}</PictureButton>
      {avatarUrl !== null && (
        <Button variant="quiet" busy={busy} onClick={onRemove}>
          Remove picture
        </Button>
      )}
    </>
  );
}
