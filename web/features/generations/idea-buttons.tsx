import type { Idea } from './world-ideas.ts';

interface IdeaButtonsProps {
  label: string;
  ideas: readonly Idea[];
  /** What is typed now: the idea it is shows as chosen. */
  prompt: string;
  onChoose: (prompt: string) => void;
}

/** Ideas to start from; one fills the prompt, where it can be changed. */
export function IdeaButtons({ label, ideas, prompt, onChoose }: IdeaButtonsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-2">
      <p aria-hidden className="text-control font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {ideas.map((idea) => (
          <button
            key={idea.label}
            type="button"
            aria-pressed={idea.prompt === prompt}
            className="min-h-9 rounded-full border border-line-strong px-3.5 text-control font-semibold text-ink-soft transition-colors duration-quick hover:border-ember hover:text-ink aria-pressed:border-ember aria-pressed:bg-ember-wash aria-pressed:text-ink"
            onClick={() => onChoose(idea.prompt)}
          >
            {idea.label}
          </button>
        ))}
      </div>
    </div>
  );
}
