import type { MessageImage } from '#domain/chat/message.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { imageAddress } from '#web/lib/files/image-address.ts';

/** A picture as large as the window allows, with the words that describe it. */
export function EnlargedPicture({ campaignId, image, onClose }: { campaignId: string; image: MessageImage; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={image.alt}>
      <img
        src={imageAddress(campaignId, image.id)}
        alt={image.alt}
        className="mx-auto max-h-[70dvh] max-w-full rounded-card object-contain"
      />
      <p className="pt-3 text-note">
        <a href={imageAddress(campaignId, image.id)} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </p>
    </Dialog>
  );
}
