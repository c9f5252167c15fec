import { classNames } from '#web/ui/class-names.ts';
import { controlLook } from '#web/ui/field.tsx';
import { useLayoutEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

interface MessageBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  whisper: boolean;
  wrong: boolean;
  placeholder: string;
  describedBy: string;
  onChange: (text: string) => void;
  onEnter: () => void;
}

const LINE_PIXELS = 24;
const FRAME_PIXELS = 20;
const MOST_LINES = 6;

/** The box one writes in: grows to six lines; Enter sends and Shift+Enter breaks the line. */
export function MessageBox({ ref, value, whisper, wrong, placeholder, describedBy, onChange, onEnter }: MessageBoxProps) {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.style.height = '0';
    box.style.height = `${Math.min(box.scrollHeight + 2, MOST_LINES * LINE_PIXELS + FRAME_PIXELS + 2)}px`;
  }, [ref, value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <textarea
      ref={ref}
      rows={1}
      aria-label="Message"
      aria-describedby={describedBy}
      aria-invalid={wrong || undefined}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className={controlLook(wrong, classNames('min-h-11 flex-1 resize-none py-2.5 !leading-6', whisper && 'border-dashed !border-sea'))}
    />
  );
}
