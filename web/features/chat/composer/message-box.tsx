import { classNames } from '#web/ui/class-names.ts';
import { controlLook } from '#web/ui/fields/field.tsx';
import { useId, useLayoutEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { CommandList, offerId, offersFor } from './command-list.tsx';
import type { Offer } from './command-list.tsx';

interface MessageBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  whisper: boolean;
  /** Written out of character. */
  aside: boolean;
  wrong: boolean;
  placeholder: string;
  describedBy: string;
  /** Those whom an @ can name. */
  names: readonly string[];
  onChange: (text: string) => void;
  onEnter: () => void;
}

const LINE_PIXELS = 24;
const FRAME_PIXELS = 20;
const LINES_SHOWN = 6;

/** The box one writes in: grows to six lines; Enter sends and Shift+Enter breaks the line. After a slash or an @ it offers what can follow. */
export function MessageBox({ ref, value, whisper, aside, wrong, placeholder, describedBy, names, onChange, onEnter }: MessageBoxProps) {
  const listId = useId();
  const [at, setAt] = useState({ text: '', chosen: 0, isClosed: false });
  const { chosen, isClosed } = at.text === value ? at : { chosen: 0, isClosed: false };
  const offers = isClosed ? [] : offersFor(value, names);
  useLayoutEffect(() => {
    const box = ref.current;
    // Browsers that let it grow by themselves need not measure the page at each key.
    if (!box || growsByItself()) return;
    box.style.height = '0';
    box.style.height = `${Math.min(box.scrollHeight + 2, LINES_SHOWN * LINE_PIXELS + FRAME_PIXELS + 2)}px`;
  }, [ref, value]);
  const take = (offer: Offer) => {
    onChange(offer.text);
    ref.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const offer = offers[chosen];
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (offer && move !== 0) setAt({ text: value, chosen: (chosen + move + offers.length) % offers.length, isClosed: false });
    else if (offer && event.key === 'Escape') setAt({ text: value, chosen: 0, isClosed: true });
    else if (offer && ((event.key === 'Tab' && !event.shiftKey) || (event.key === 'Enter' && offer.text.trim() !== value.trim())))
      take(offer);
    else if (event.key === 'Enter' && !event.shiftKey) onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative min-w-0 flex-1">
      {offers.length > 0 && <CommandList id={listId} offers={offers} chosen={chosen} onTake={take} />}
      <textarea
        ref={ref}
        rows={1}
        aria-label="Message"
        data-shortcut="message"
        aria-describedby={describedBy}
        aria-invalid={wrong || undefined}
        aria-autocomplete="list"
        aria-controls={offers.length > 0 ? listId : undefined}
        aria-activedescendant={offers.length > 0 ? offerId(listId, chosen) : undefined}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={controlLook(
          wrong,
          classNames(
            'block overflow-x-hidden placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap max-h-[10.375rem] min-h-11 w-full resize-none py-2.5 !leading-6 [field-sizing:content]',
            whisper && 'border-dashed !border-sea',
            aside && 'border-dashed !text-ink-soft',
          ),
        )}
      />
    </div>
  );
}

const growsByItself = () => CSS.supports('field-sizing', 'content');
