import { soundEndings } from '#domain/battle-map/sound/sound-types.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { mebibyte } from '#domain/limits/units.ts';
import { calls } from '#web/lib/api.ts';
import { uploadFile } from '#web/lib/files/upload-file.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useState } from 'react';
import { soundsAt } from './sound-file-of.ts';

const mostMegabytes = battleMapLimits.soundBytes / mebibyte;
const notKept = { title: 'Error', sentence: 'The sound could not be kept. Please try again.' };

export interface OwnSoundFieldProps {
  campaignId: string;
  map: Pick<BattleMapView, 'id' | 'ownSound'>;
}

/** The sound file of a map: sends one, which the map sounds with from then on, and takes it away. */
export function OwnSoundField({ campaignId, map: { id: mapId, ownSound } }: OwnSoundFieldProps) {
  const [wrong, setWrong] = useState<string>();
  const [isSending, setSending] = useState(false);
  const remove = useMutation(calls.battleMaps.removeSound.mutationOptions({ onError: (error) => notify.refusal(error, notKept) }));
  async function send(file: File) {
    setWrong(undefined);
    if (file.size > battleMapLimits.soundBytes) return setWrong(`A sound file has at most ${mostMegabytes} MB.`);
    setSending(true);
    await uploadFile(soundsAt(campaignId, mapId), file).catch((error: unknown) => notify.refusal(error, notKept));
    setSending(false);
  }
  return (
    <div className="flex flex-col gap-2">
      <FileField
        label={ownSound === null ? 'Own sound' : 'Another sound'}
        accept={soundEndings.join(',')}
        hint={`Ogg, MP3, WAV or M4A, up to ${mostMegabytes} MB. It is played again and again.`}
        file={null}
        error={wrong}
        disabled={isSending}
        onFile={(file) => void send(file)}
      />
      {ownSound !== null && (
        <div className="flex items-center gap-2">
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{ownSound.name}</span>
          <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate({ campaignId, mapId })}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}
