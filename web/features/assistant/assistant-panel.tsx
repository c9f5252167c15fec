import type { AssistantMessage } from '#domain/chat/assistant-message.ts';
import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { ClipboardCopy, SendHorizontal, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { AnswerText } from './answer-text.tsx';
import { useAssistant } from './use-assistant.ts';

interface AssistantPanelProps {
  campaignId: string;
  personId: string;
  onCopy: (text: string) => void;
  onClose: () => void;
}

const ideas = [
  'Who is here, and what do they hide?',
  'What does the party know, and what not yet?',
  'Ideas for the next scene',
  'An encounter they can face',
  'Rumours that people tell here',
];

/** The DM's private conversation, in the room that its place gives it. No player reads a word of it. */
export function AssistantPanel({ campaignId, personId, onCopy, onClose }: AssistantPanelProps) {
  const assistant = useAssistant(campaignId, personId);
  return (
    <aside
      aria-label="DM Assistant"
      className="flex min-h-0 flex-1 flex-col bg-room text-left"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className="flex items-center gap-2 border-b border-line px-4 py-2.5">
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-name font-semibold">DM Assistant</h2>
          <p className="text-note text-ink-soft">Only you read this. {assistant.label !== '' && `Answers: ${assistant.label}`}</p>
        </div>
        <IconButton label="Close the assistant" icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <Conversation assistant={assistant} onCopy={onCopy} />
      <Question assistant={assistant} />
    </aside>
  );
}

type Assistant = ReturnType<typeof useAssistant>;

function Conversation({ assistant, onCopy }: { assistant: Assistant; onCopy: (text: string) => void }) {
  const { lines, isPending, failed, retry, setText, asking } = assistant;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [lines.length, asking]);
  return (
    <div
      role="log"
      aria-label="Conversation with the assistant"
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-4 focus-visible:-outline-offset-2"
    >
      {failed && (
        <ErrorState title="Failed to load chat history" onRetry={retry}>
          The conversation is safe on the server.
        </ErrorState>
      )}
      {isPending && <Skeleton className="h-24" />}
      {!isPending && !failed && lines.length === 0 && asking === null && <Beginning onPick={(idea) => setText(() => idea)} />}
      {lines.map((line) => (
        <Line key={line.id} line={line} onCopy={onCopy} />
      ))}
      {asking !== null && (
        <>
          <p className="ml-8 self-end rounded-card bg-sea-wash px-3.5 py-2 text-control whitespace-pre-wrap opacity-75">{asking}</p>
          <p role="status" className="text-control text-ink-soft">
            Thinking it over…
          </p>
        </>
      )}
      <div ref={end} />
    </div>
  );
}

function Question({ assistant: { words: text, setText, asking, ask } }: { assistant: Assistant }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void ask();
  };
  return (
    <form
      aria-label="Ask the assistant"
      className="flex items-end gap-2 border-t border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <TextareaField
        ref={box}
        label="Question"
        hideLabel
        rows={2}
        placeholder="Ask your DM assistant..."
        className="min-w-0 flex-1"
        controlClassName="resize-none"
        maxLength={limits.messageLength}
        value={text}
        onChange={(event) => setText(() => event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="submit"
        aria-label="Ask"
        icon={<SendHorizontal aria-hidden />}
        disabled={text.trim() === '' || asking !== null}
        className="!min-h-11"
      />
    </form>
  );
}

function Beginning({ onPick }: { onPick: (idea: string) => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-control text-ink-soft">Ask about the scene and its secrets, or for something to put into it.</p>
      {ideas.map((idea) => (
        <Button key={idea} variant="outline" size="sm" className="text-left" onClick={() => onPick(idea)}>
          {idea}
        </Button>
      ))}
    </div>
  );
}

function Line({ line, onCopy }: { line: AssistantMessage; onCopy: (text: string) => void }) {
  if (line.role === 'dm') {
    return (
      <p className="ml-8 self-end rounded-card bg-sea-wash px-3.5 py-2 text-control break-words whitespace-pre-wrap">{line.content}</p>
    );
  }
  return (
    <article aria-label="The assistant" className="flex flex-col items-start gap-1 text-control break-words">
      <AnswerText text={line.content} />
      <p className="flex flex-wrap items-center gap-2 text-note text-ink-faint">
        {line.spokenBy}
        <Button variant="quiet" size="sm" icon={<ClipboardCopy aria-hidden />} onClick={() => onCopy(plainText(line.content))}>
          Copy to the composer
        </Button>
      </p>
    </article>
  );
}

/** The words without the marks of Markdown: the composer writes plain words. */
function plainText(markdown: string): string {
  return markdown.replaceAll(/\*\*?([^*]+)\*\*?/g, '$1').replaceAll(/^#+ /gm, '');
}
