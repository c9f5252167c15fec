import type { Message } from '#domain/chat/message.ts';
import { useFold } from '#web/lib/use-fold.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ProseText } from './prose-text.tsx';

interface RecapMessageProps {
  message: Message;
  /** Nothing was told after it: it is open for whoever comes back. */
  newest: boolean;
  campaignName: string;
  time: ReactNode;
  tools: ReactNode;
}

/** The recap of a session, at its place in the story. It folds, and folds by itself once the story goes on. */
export function RecapMessage({ message, newest, campaignName, time, tools }: RecapMessageProps) {
  const [isOpen, toggle] = useFold(`recap-${message.id}`, newest);
  const textId = useId();
  const title = `Previously on ${campaignName}`;
  return (
    <section aria-label={title} className="my-2 rounded-card border border-line bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          className="flex min-h-11 w-full items-center gap-3 rounded-card py-2 pr-12 pl-4 text-left font-display text-name font-semibold hover:bg-ember-wash focus-visible:-outline-offset-2"
          onClick={toggle}
        >
          <span className="min-w-0 flex-1 break-words">{title}</span>
          <ChevronDown aria-hidden className={classNames('size-5 shrink-0 text-ink-soft', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id={textId} hidden={!isOpen} className="px-4 pb-3">
        <ProseText text={message.content} />
        <p className="mt-2 flex flex-wrap items-center gap-x-2 pr-10 text-note text-ink-faint">
          {message.narration?.spokenBy ?? message.authorName} {time}
          {tools}
        </p>
      </div>
    </section>
  );
}
