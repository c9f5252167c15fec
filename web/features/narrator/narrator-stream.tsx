import { Button } from '#web/ui/buttons/button.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { BookOpen, EyeOff, Square } from 'lucide-react';
import { useState } from 'react';
import type { NarrationStore } from './narration-store.ts';
import { ProseText } from './prose-text.tsx';
import { useRevealed } from './use-revealed.ts';
import { useTelling } from './use-narrator.ts';

interface NarratorStreamProps {
  narration: NarrationStore;
  mayStop: boolean;
  onStop: (narrationId: string) => Promise<void>;
}

/** The reply while it is told. Screen readers hear that the narrator speaks, and the whole reply once it is done. */
export function NarratorStream({ narration, mayStop, onStop }: NarratorStreamProps) {
  const { speaking } = useTelling(narration);
  const [hiddenId, setHiddenId] = useState<string | null>(null);
  const [stopping, setStopping] = useState(false);
  const text = useRevealed(speaking?.text ?? '');
  if (speaking === null || text.trim() === '') return <Thinking />;
  const hidden = hiddenId === speaking.id;
  const stop = () => {
    setStopping(true);
    void onStop(speaking.id).finally(() => setStopping(false));
  };
  return (
    <article aria-label="The narrator is speaking" className="py-3">
      <div aria-hidden aria-busy>
        {hidden ? (
          <p className="font-book text-ink-soft italic">The narrator continues. You paused the text.</p>
        ) : (
          <ProseText text={text} />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          icon={hidden ? <BookOpen aria-hidden /> : <EyeOff aria-hidden />}
          onClick={() => setHiddenId(hidden ? null : speaking.id)}
        >
          {hidden ? 'Show the text' : 'Pause the text'}
        </Button>
        {mayStop && (
          <Button variant="quiet" size="sm" icon={<Square aria-hidden />} disabled={stopping} onClick={stop}>
            Stop the narrator
          </Button>
        )}
      </div>
    </article>
  );
}

/** A reply is due, and nothing is heard of it yet. */
function Thinking() {
  return (
    <p className="flex items-center gap-2 py-4 font-book text-story text-ink-soft italic">
      <QuillIcon aria-hidden className="size-5 shrink-0 text-ember motion-safe:animate-[breathe_1.8s_ease-in-out_infinite]" />
      The narrator is thinking…
    </p>
  );
}
