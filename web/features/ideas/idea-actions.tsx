import { Button } from '#web/ui/buttons/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Bookmark, Copy, Dices } from 'lucide-react';
import { useState } from 'react';

interface IdeaActionsProps {
  /** What is copied; null while there is nothing. */
  text: string | null;
  onAnother: () => void;
  onKeep: () => void;
}

/** Another one, to keep, to take away. */
export function IdeaActions({ text, onAnother, onKeep }: IdeaActionsProps) {
  const [copied, setCopied] = useState<{ text: string; done: boolean } | null>(null);
  async function copy() {
    if (text === null) return;
    const done = await copyText(text);
    setCopied({ text, done });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={<Dices aria-hidden />} onClick={onAnother}>
        Draw another
      </Button>
      <Button variant="outline" icon={<Bookmark aria-hidden />} disabled={text === null} onClick={onKeep}>
        Keep
      </Button>
      <Button variant="outline" icon={<Copy aria-hidden />} disabled={text === null} onClick={() => void copy()}>
        Copy
      </Button>
      <p role="status" className="text-control text-ink-soft">
        {copied !== null && copied.text === text && (copied.done ? 'Copied.' : 'Your browser does not allow copying.')}
      </p>
    </div>
  );
}
