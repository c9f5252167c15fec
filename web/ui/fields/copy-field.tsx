import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { copyText } from '#web/ui/copy-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { controlLook, Field } from './field.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  hint?: ReactNode;
}

type Copied = 'no' | 'yes' | 'failed';

const notes: Record<Copied, string> = {
  no: '',
  yes: 'Copied.',
  failed: 'Your browser does not allow copying. The text is selected: press Ctrl+C (⌘C on a Mac) to copy it.',
};

/** Selects all of it, with its start in sight: the end of a link says nothing. */
function selectAll(input: HTMLInputElement): void {
  input.select();
  requestAnimationFrame(() => input.scrollTo({ left: 0 }));
}

/** Text to take away: to select by hand, or copied by a button. Pages without https may not use the clipboard, so it selects first. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>('no');

  async function copy() {
    if (input.current !== null) selectAll(input.current);
    const done = await copyText(value);
    setCopied(done || document.execCommand('copy') ? 'yes' : 'failed');
  }

  return (
    <Field id={id} label={label} hint={hint}>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          className={controlLook(false, 'min-h-11 min-w-0 flex-1 font-mono text-control')}
          onFocus={({ currentTarget }) => selectAll(currentTarget)}
        />
        <Button
          variant="outline"
          className="min-h-11 shrink-0"
          aria-label={`${copied === 'yes' ? 'Copied' : 'Copy'} ${label.toLocaleLowerCase()}`}
          icon={copied === 'yes' ? <Check aria-hidden className="text-moss" /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className={copied === 'failed' ? 'text-note text-ink-soft' : 'sr-only'}>
        {notes[copied]}
      </p>
    </Field>
  );
}
