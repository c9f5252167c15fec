import type { Message, NarrationInfo } from '#domain/chat/message.ts';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { memo, use } from 'react';
import type { ReactNode } from 'react';
import { BelowReply } from './below-reply.ts';
import { ProseText } from './prose-text.tsx';
import { RecapMessage } from './recap-message.tsx';
import { continuedText, fallbackText, tellerText } from './teller-text.ts';

interface NarrationMessageProps {
  message: Message;
  /** Nothing was told after it. */
  newest: boolean;
  campaignName: string;
  time: ReactNode;
  /** What can be done with it, beside the line at its foot. */
  tools: ReactNode;
  /** The dice of this reply. */
  children?: ReactNode;
}

/** What the narrator told: a scene's title when one opens, the prose, its dice, and how it came about. */
export const NarrationMessage = memo(function NarrationMessage(props: NarrationMessageProps) {
  const { message, newest, time, tools, children } = props;
  const scene = message.narration?.scene ?? null;
  const below = use(BelowReply);
  if (message.narration?.cause === 'recap') return <RecapMessage {...props} />;
  return (
    <article aria-label="The narrator" className="py-3">
      {scene && (
        <header className="mb-4 text-center">
          <h2 className="font-display text-[1.75rem] leading-tight font-semibold">{scene.name}</h2>
          {scene.place !== scene.name && <p className="mt-1 text-control text-ink-soft">{scene.place}</p>}
        </header>
      )}
      <ProseText text={message.content} opening={scene !== null} />
      {children}
      {below?.({ message, newest })}
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2 pr-10 text-note text-ink-faint">
        <QuillIcon aria-hidden className="size-3.5" />
        <span>Narrator</span>
        {message.narration && <Marks narration={message.narration} />}
        {time}
        {tools}
      </p>
    </article>
  );
});

function Marks({ narration }: { narration: NarrationInfo }) {
  const teller = tellerText(narration);
  return (
    <>
      {teller !== null && <span>· {teller}</span>}
      {narration.continuedBy !== undefined && <span>· {continuedText(narration.continuedBy)}</span>}
      {narration.ending === 'interrupted' && <span className="font-semibold text-wine">interrupted</span>}
      {narration.ending === 'stopped' && <span className="font-semibold text-wine">stopped</span>}
      {narration.fellBack !== null && <span>· {fallbackText(narration.fellBack)}</span>}
    </>
  );
}
