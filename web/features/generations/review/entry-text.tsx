import { Passages } from '#web/lib/text/passages.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';

/** The text of a proposal or an entry as it would be read; its links are only words here. */
export function EntryText({ text }: { text: string }) {
  return text.trim() === '' ? (
    <p className="text-control text-ink-faint">No text.</p>
  ) : (
    <div className="flex max-w-[68ch] flex-col gap-[0.8em] font-book text-body">
      <Passages text={text}>{(text) => <Markdown text={text} headingLevel={4} />}</Passages>
    </div>
  );
}
