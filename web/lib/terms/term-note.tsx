import { Link } from '#web/ui/router/link.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { explainedTerms } from './terms.ts';
import type { TermName } from './terms.ts';

/** What a word of the game means, and where more is said. Away from the guides that opens a tab of its own, so that a table stays open. */
export function TermNote({ name }: { name: TermName }) {
  const { text, guide } = explainedTerms[name];
  const isReading = usePlace().pathname.startsWith('/learn');
  return (
    <>
      <b className="block font-semibold first-letter:uppercase">{name}</b>
      <span className="mt-1 block">{text}</span>
      <Link
        to="/learn/$guide"
        params={{ guide }}
        className="mt-2 inline-block min-h-6 text-ember underline underline-offset-4 hover:text-ember-strong"
        {...(!isReading && { target: '_blank' })}
      >
        Read more
        {!isReading && <span className="sr-only"> (opens in a new tab)</span>}
      </Link>
    </>
  );
}
