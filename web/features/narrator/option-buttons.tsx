import type { ReplyOption } from '#domain/chat/message.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface OptionButtonsProps {
  options: readonly ReplyOption[];
  /** Who reads them: options for heroes in another place are not for them. */
  me: string;
  /** Nothing can be said at this moment. */
  disabled: boolean;
  onChoose: (text: string) => void;
}

/** Below the last reply: what one could do next. A press says the words. */
export function OptionButtons({ options, me, disabled, onChoose }: OptionButtonsProps) {
  const own = options.filter((option) => option.for?.includes(me) ?? true);
  if (own.length === 0) return null;
  return (
    <div role="group" aria-label="What you could do" className="mt-3 flex flex-wrap gap-2">
      {own.map(({ id, words }) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          long
          className="narrow:!min-h-11 short:!min-h-11"
          aria-disabled={disabled}
          onClick={() => onChoose(words)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
