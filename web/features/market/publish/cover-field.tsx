import { coverPicture, unreadablePicture } from '#web/lib/files/square-picture.ts';
import { newSeed } from '#web/lib/new-seed.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { PictureButton } from '#web/ui/buttons/picture-button.tsx';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { Shuffle } from 'lucide-react';
import { useEffect } from 'react';
import type { CoverChoice } from './cover-choice.ts';

interface CoverFieldProps {
  seed: string;
  picture: CoverChoice;
  onSeed: (seed: string) => void;
  onPicture: (picture: CoverChoice) => void;
}

/** The cover: a landscape that is drawn from a seed, or a picture of one’s own. */
export function CoverField({ seed, picture, onSeed, onPicture }: CoverFieldProps) {
  const url = picture.kind === 'drawn' ? null : picture.url;
  const isOwn = picture.kind === 'own';
  useEffect(() => (isOwn && url !== null ? () => URL.revokeObjectURL(url) : undefined), [isOwn, url]);

  async function choose(chosen: File) {
    try {
      const { blob, base64 } = await coverPicture(chosen);
      onPicture({ kind: 'own', url: URL.createObjectURL(blob), base64 });
    } catch {
      notify.refusal(null, { title: 'Error', sentence: unreadablePicture });
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-control font-semibold">Cover</p>
      <CoverPicture {...{ url, seed }} className="aspect-[2/1] w-full max-w-96 rounded-card border border-line" />
      <div className="flex flex-wrap gap-3">
        <PictureButton onPick={(chosen) => void choose(chosen)}>{url === null ? 'Choose a picture' : 'Change picture'}</PictureButton>
        {url === null ? (
          <Button variant="outline" icon={<Shuffle aria-hidden />} onClick={() => onSeed(newSeed())}>
            Draw another cover
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => onPicture({ kind: 'drawn' })}>
            Remove picture
          </Button>
        )}
      </div>
      <p className="text-note text-ink-soft">A picture is cut to twice as wide as high. It must be yours to give away under the license.</p>
    </div>
  );
}
