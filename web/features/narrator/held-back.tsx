import { tellObjection } from '#domain/narration/reply-check/objection.ts';
import type { Objection } from '#domain/narration/reply-check/objection.ts';
import { countText } from '#domain/text/count-text.ts';

/** What the reply check held back of a reply, folded away: a line with how much it was, and each with its sentence. */
export function HeldBack({ objections }: { objections: readonly Objection[] }) {
  if (objections.length === 0) return null;
  return (
    <details className="mt-2 min-w-0 text-note text-ink-soft">
      <summary className="w-fit cursor-pointer py-1.5 font-semibold select-none hover:text-ink">
        Held back: {countText(objections.length, 'claim')}, only for Dungeon Masters
      </summary>
      <ul aria-label="Held back" className="flex flex-col gap-0.5">
        {objections.map((each) => (
          <li key={JSON.stringify(each)} className="break-words">
            Held back: {tellObjection(each)}
          </li>
        ))}
      </ul>
    </details>
  );
}
