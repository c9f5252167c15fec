import { classNames } from '#web/ui/class-names.ts';
import { memo } from 'react';
import { paragraphsOf } from './prose.ts';
import type { ProseRun } from '#domain/text/prose-runs.ts';

interface ProseTextProps {
  text: string;
  /** Opens a scene: the first letter stands large. */
  opening?: boolean;
}

const dropCap =
  'first-letter:float-left first-letter:mr-2 first-letter:mt-1 first-letter:font-display first-letter:text-[3.4em] first-letter:leading-[0.8] ' +
  'first-letter:font-semibold first-letter:text-ember';

/** Book prose: at most 68 characters a line, text only. Lines break as they come, so that words do not move while more arrive. */
export const ProseText = memo(function ProseText({ text, opening = false }: ProseTextProps) {
  return (
    <div className="flex max-w-[33.5em] flex-col gap-[0.8em] font-book text-story text-ink">
      {paragraphsOf(text).map((runs, index) => (
        <p key={index} className={classNames('[text-wrap:wrap] whitespace-pre-line', opening && index === 0 && dropCap)}>
          <Runs runs={runs} />
        </p>
      ))}
    </div>
  );
});

function Runs({ runs }: { runs: readonly ProseRun[] }) {
  return runs.map(({ text, look }, index) => {
    if (look === 'stressed') return <em key={index}>{text}</em>;
    if (look === 'strong')
      return (
        <strong key={index} className="font-semibold">
          {text}
        </strong>
      );
    return <span key={index}>{text}</span>;
  });
}
