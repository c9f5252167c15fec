import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { X } from 'lucide-react';
import type { KeptIdea } from './kept-ideas.ts';

interface KeptListProps {
  ideas: readonly KeptIdea[];
  onRemove: (idea: KeptIdea) => void;
  onForget: () => void;
}

/** What was kept on this device. */
export function KeptList({ ideas, onRemove, onForget }: KeptListProps) {
  return (
    <Card as="section" aria-labelledby="ideas-kept" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="ideas-kept" className="font-display text-name font-semibold">
          Kept
        </h2>
        {ideas.length > 0 && (
          <Button variant="quiet" size="sm" onClick={onForget}>
            Forget all
          </Button>
        )}
      </div>
      {ideas.length === 0 ? (
        <p className="text-control text-ink-soft">What you keep stands here, on this device.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {ideas.map((idea) => (
            <li key={idea.text} className="flex items-start gap-2">
              <details className="min-w-0 flex-1">
                <summary className="min-h-10 cursor-pointer py-2 wrap-anywhere">
                  {idea.kind}: {idea.title}
                </summary>
                <p className="pb-2 text-control whitespace-pre-line text-ink-soft">{idea.text}</p>
              </details>
              <IconButton label={`Remove ${idea.title}`} icon={<X aria-hidden />} onClick={() => onRemove(idea)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
