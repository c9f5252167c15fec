import { Passages } from '#web/lib/text/passages.tsx';
import { InlineLink } from '#web/ui/buttons/inline-link.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { lazy, Suspense } from 'react';

const Markdown = lazy(async () => ({ default: (await import('#web/ui/text/markdown.tsx')).Markdown }));

interface LoreTextProps {
  text: string;
  /** What is said where nothing is written. */
  nothing: string;
  /** The entry a name leads to; null where there is none. */
  find?: (name: string) => string | null;
  onOpen?: (entryId: string) => void;
}

/** The words of an entry. Links lead on where somebody may read what they lead to. */
export function LoreText({ text, nothing, find, onOpen }: LoreTextProps) {
  if (text.trim() === '') return <p className="text-control text-ink-soft">{nothing}</p>;
  const link = (name: string, text: string) => {
    const entryId = find?.(name) ?? null;
    return entryId === null || !onOpen ? text : <InlineLink onFollow={() => onOpen(entryId)}>{text}</InlineLink>;
  };
  return (
    <Suspense fallback={<SkeletonLines lines={5} />}>
      <div className="flex flex-col gap-[0.8em] font-book leading-[1.6] text-ink [overflow-wrap:anywhere]">
        <Passages text={text}>{(text) => <Markdown text={text} headingLevel={3} link={link} />}</Passages>
      </div>
    </Suspense>
  );
}
