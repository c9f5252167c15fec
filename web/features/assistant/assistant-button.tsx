import { ToolButton } from '#web/ui/buttons/tool-button.tsx';
import { Sparkles } from 'lucide-react';

interface AssistantButtonProps {
  open: boolean;
  onToggle: () => void;
}

/** Opens the DM's private assistant; phones have it in their menu. */
export function AssistantButton({ open, onToggle }: AssistantButtonProps) {
  return (
    <ToolButton aria-label="DM Assistant" aria-expanded={open} className="narrow:hidden" icon={<Sparkles aria-hidden />} onClick={onToggle}>
      Assistant
    </ToolButton>
  );
}
