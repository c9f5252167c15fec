import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Pencil, Reply, X } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { imageAddress } from '#web/lib/files/image-address.ts';
import type { useComposer } from './use-composer.ts';
import type { ComposerStore } from './composer-store.ts';

interface ComposerNotesProps {
  campaignId: string;
  composer: ReturnType<typeof useComposer>;
  composerStore: ComposerStore;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Over the box: what is answered or changed, and the pictures that go with the words. Each can be taken away. */
export function ComposerNotes({ campaignId, composer: { replyTo, editing, pictures, remove }, composerStore, box }: ComposerNotesProps) {
  const about = (editing ?? replyTo)?.id;
  useEffect(() => {
    if (about !== undefined) box.current?.focus();
  }, [about, box]);
  return (
    <>
      {replyTo && (
        <Note icon={<Reply aria-hidden />} close="Do not answer this" onClose={composerStore.clear}>
          <b>{replyTo.authorName}</b> {replyTo.content}
        </Note>
      )}
      {editing && (
        <Note icon={<Pencil aria-hidden />} close="Keep the original" onClose={composerStore.clear}>
          You are editing your message. The earlier text is kept in the history.
        </Note>
      )}
      {pictures.length > 0 && (
        <ul aria-label="Pictures" className="flex flex-wrap gap-2">
          {pictures.map(({ id, alt }) => (
            <li key={id} className="flex items-center gap-1 rounded-card border border-line bg-raised pl-1">
              <img src={imageAddress(campaignId, id)} alt={alt} className="size-9 rounded-control object-cover" />
              <IconButton label="Remove this picture" size="sm" icon={<X aria-hidden />} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Note({ icon, close, onClose, children }: { icon: ReactNode; close: string; onClose: () => void; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2 border-l-2 border-ember pl-3 text-note text-ink-soft [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      <p className="min-w-0 flex-1 truncate">{children}</p>
      <IconButton label={close} size="sm" icon={<X aria-hidden />} onClick={onClose} />
    </div>
  );
}
