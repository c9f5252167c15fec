import { Passages } from '#web/lib/text/passages.tsx';
import { plainParagraphs } from '#web/lib/text/plain-text.ts';

/** The text of a proposal in plain paragraphs, which is what an expansion writes. */
export function PlainEntryText({ text }: { text: string }) {
  return text.trim() === '' ? (
    <p className="text-control text-ink-faint">No text.</p>
  ) : (
    <div className="flex max-w-[68ch] flex-col gap-[0.8em] font-book text-body">
      <Passages text={text}>
        {(text) => (
          <div className="flex flex-col gap-[0.8em] [overflow-wrap:anywhere]">
            {plainParagraphs(text).map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        )}
      </Passages>
    </div>
  );
}
