import { classNames } from '#web/ui/class-names.ts';
import { controlLook } from '#web/ui/fields/field.tsx';
import { useCombobox } from '#web/ui/popups/combobox.ts';
import { useLayoutEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { CommandList, offersFor } from './command-list.tsx';

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
  /** Enter was pressed; with Ctrl, or ⌘, to act at once. */
  onEnter: (atOnce: boolean) => void;
}

const LINE_PIXELS = 24;
const FRAME_PIXELS = 20;
const LINES_SHOWN = 6;

/** The box one writes in: grows to six lines; Enter sends, Ctrl+Enter acts and Shift+Enter breaks the line. After a slash or an @ it offers what can follow. */
export function MessageBox({ ref, value, whisper, aside, wrong, placeholder, describedBy, names, onChange, onEnter }: MessageBoxProps) {
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const offers = closedAt === value ? [] : offersFor(value, names);
  const combobox = useCombobox({
    count: offers.length,
    query: value,
    takesTab: true,
    onTake: (index, key) => {
      const offer = offers[index];
      // What stands there already is sent.
      if (!offer || (key === 'Enter' && offer.text.trim() === value.trim())) return false;
      onChange(offer.text);
      ref.current?.focus();
      return true;
    },
    onEscape: () => setClosedAt(value),
  });
  useLayoutEffect(() => {
    const box = ref.current;
    // Browsers that let it grow by themselves need not measure the page at each key.
    if (!box || growsByItself()) return;
    box.style.height = '0';
    box.style.height = `${Math.min(box.scrollHeight + 2, LINES_SHOWN * LINE_PIXELS + FRAME_PIXELS + 2)}px`;
  }, [ref, value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.press(event) || event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onEnter(event.ctrlKey || event.metaKey);
  };
  return (
    <div className="relative min-w-0 flex-1 @max-[15rem]/table:min-w-32">
      {offers.length > 0 && <CommandList combobox={combobox} offers={offers} />}
      <textarea
        ref={ref}
        rows={1}
        aria-label="Message"
        data-shortcut="message"
        aria-describedby={describedBy}
        aria-invalid={wrong || undefined}
        {...combobox.field}
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
