import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { RotateCcw, SendHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { GuideTalk } from './guide-talk.ts';
import { useGuide } from './use-guide.ts';

/** The narrator asks who comes to the table; suggestions are a press away. */
export function GuideChat({ campaignId, me }: { campaignId: string; me: string }) {
  const guide = useGuide(campaignId, me);
  const { talk, typed, type, waiting, failed, answer, beginAgain } = guide;
  if (talk.said.length === 0 && failed)
    return (
      <ErrorState title="Creation Failed" onRetry={beginAgain}>
        <p>The narrator could not be reached.</p>
      </ErrorState>
    );
  if (talk.said.length === 0) return <SkeletonLines lines={4} />;
  return (
    <div className="flex flex-col gap-4">
      <Said talk={talk} waiting={waiting} />
      <div className="flex flex-wrap gap-2">
        {talk.suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            variant="outline"
            size="sm"
            className="!whitespace-normal"
            disabled={waiting}
            onClick={() => answer(suggestion)}
          >
            {suggestion}
          </Button>
        ))}
      </div>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          answer(typed);
        }}
      >
        <TextField
          hideLabel
          label="Your answer"
          placeholder="Continue character creation..."
          autoComplete="off"
          maxLength={500}
          className="min-w-0 flex-1"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" busy={waiting} icon={<SendHorizontal aria-hidden />} className="!min-h-11">
          <span className="sr-only">Send</span>
        </Button>
      </form>
      {talk.said.length > 1 && (
        <Button variant="quiet" size="sm" icon={<RotateCcw aria-hidden />} className="self-start" disabled={waiting} onClick={beginAgain}>
          Begin again
        </Button>
      )}
    </div>
  );
}

function Said({ talk, waiting }: { talk: GuideTalk; waiting: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which is nothing an effect may return.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [talk.said.length]);
  return (
    <div role="log" aria-label="Character creation" className="flex flex-col gap-3">
      {talk.said.map(({ by, text }, index) =>
        by === 'narrator' ? (
          <div key={index} className="font-book text-[1.0625rem] leading-relaxed">
            <Markdown text={text} />
          </div>
        ) : (
          <p key={index} className="max-w-[85%] self-end rounded-card bg-ember-wash px-3.5 py-2 text-control">
            <span className="sr-only">You: </span>
            {text}
          </p>
        ),
      )}
      <div ref={end}>{waiting && <SkeletonLines lines={2} />}</div>
    </div>
  );
}
