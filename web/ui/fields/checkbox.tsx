import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface CheckboxProps {
  label: string;
  /** Said below the label. */
  hint?: ReactNode;
  checked: boolean;
  /** Where it answers with a promise, the box shows what was pressed until that is settled. */
  onChange: (checked: boolean) => unknown;
  disabled?: boolean;
  className?: string;
}

/** One thing that is so or not. */
export function Checkbox({ label, hint, checked, onChange, disabled = false, className }: CheckboxProps) {
  const id = useId();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const press = (now: boolean) => {
    const done = onChange(now);
    if (!(done instanceof Promise)) return;
    setPressed(now);
    const settle = () => setPressed(null);
    done.then(settle, settle);
  };
  return (
    <div className={classNames('flex items-start gap-3', className)}>
      <input
        type="checkbox"
        id={id}
        checked={pressed ?? checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 size-5 shrink-0"
        onChange={(event) => press(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block min-h-6 text-control font-semibold">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-note text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
