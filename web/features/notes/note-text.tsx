import { limits } from '#domain/limits/limits.ts';
import { controlLook } from '#web/ui/fields/field.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { WriteAndPreview } from '#web/ui/fields/write-and-preview.tsx';
import { lazy, Suspense, useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { movedCaret } from './note-draft.ts';

const Markdown = lazy(async () => ({ default: (await import('#web/ui/text/markdown.tsx')).Markdown }));

interface NoteTextProps {
  text: string;
  writes: boolean;
  onChange: (text: string) => void;
}

/** The words of a note in Markdown, and how they will look. */
export function NoteText({ text, writes, onChange }: NoteTextProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const noteTyped = useCaretKept(area, text);
  if (!writes) return <Preview text={text} />;
  return (
    <WriteAndPreview
      id={id}
      label="Text"
      field={
        <textarea
          ref={area}
          id={id}
          rows={10}
          maxLength={limits.noteTextLength}
          value={text}
          placeholder="Markdown: # for a heading, - for a list, **bold**"
          className={controlLook(false, '[field-sizing:content] max-h-[60dvh] min-h-48 py-3 font-book leading-[1.6]')}
          onChange={(event) => {
            noteTyped(event.target.value);
            onChange(event.target.value);
          }}
        />
      }
      preview={<Preview text={text} />}
    />
  );
}

/** Keeps the caret where it stood when somebody else's words come in around it. Answers what is to be told what one typed oneself. */
function useCaretKept(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  const before = useRef(text);
  const typed = useRef(text);
  const caret = useRef<[number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = area.current;
    const note = () => (caret.current = [element?.selectionStart ?? 0, element?.selectionEnd ?? 0]);
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [area]);
  useLayoutEffect(() => {
    const element = area.current;
    const old = before.current;
    before.current = text;
    // What one typed oneself stands there already, with the caret after it.
    if (element === null || document.activeElement !== element || old === text || typed.current === text) return;
    const [start, end] = caret.current;
    element.setSelectionRange(movedCaret(old, text, start), movedCaret(old, text, end));
  }, [area, text]);
  return useCallback((text: string) => void (typed.current = text), []);
}

function Preview({ text }: { text: string }) {
  if (text.trim() === '') return <p className="text-control text-ink-soft">This note is empty.</p>;
  return (
    <Suspense fallback={<SkeletonLines lines={4} />}>
      <div className="font-book leading-[1.6] [overflow-wrap:anywhere]">
        <Markdown text={text} headingLevel={3} />
      </div>
    </Suspense>
  );
}
