import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Minus, Plus } from 'lucide-react';

interface StepperProps {
  label: string;
  hideLabel?: boolean;
  value: number;
  lowest: number;
  highest: number;
  onChange: (value: number) => void;
}

/** A small whole number that is counted up and down by thumb. */
export function Stepper({ label, hideLabel = false, value, lowest, highest, onChange }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {!hideLabel && <span className="text-control font-semibold">{label}</span>}
      <span className="flex items-center gap-1">
        <IconButton
          label={`${label}: one less`}
          icon={<Minus aria-hidden />}
          className="border border-line-strong"
          disabled={value <= lowest}
          onClick={() => onChange(value - 1)}
        />
        <output className="figures min-w-10 text-center font-display text-name font-semibold text-ink">{value}</output>
        <IconButton
          label={`${label}: one more`}
          icon={<Plus aria-hidden />}
          className="border border-line-strong"
          disabled={value >= highest}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </div>
  );
}
