import { Button } from '#web/ui/buttons/button.tsx';
import { Pause, Play } from 'lucide-react';

interface PauseButtonProps {
  paused: boolean;
  busy: boolean;
  onPause: (paused: boolean) => void;
}

/** Lets time stand still at the table, or go on. */
export function PauseButton({ paused, busy, onPause }: PauseButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      busy={busy}
      icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
      onClick={() => onPause(!paused)}
    >
      {paused ? 'Continue' : 'Pause'}
    </Button>
  );
}
