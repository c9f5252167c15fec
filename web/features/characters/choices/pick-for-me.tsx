import { Button } from '#web/ui/buttons/button.tsx';
import { WandSparkles } from 'lucide-react';

interface PickForMeProps {
  /** Whether what would suit is still worked out. */
  busy: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** Fills what a step asks with what suits; all of it is shown, and can be changed, before anything is kept. */
export function PickForMe({ busy, disabled = false, onPress }: PickForMeProps) {
  return (
    <Button
      variant="soft"
      size="sm"
      icon={<WandSparkles aria-hidden />}
      className="self-start"
      disabled={disabled}
      busy={busy}
      onClick={onPress}
    >
      Pick for me
    </Button>
  );
}
