import { Fragment } from 'react';

const keys = [
  { keys: ['j', 'k'], what: 'move' },
  { keys: ['a'], what: 'accept' },
  { keys: ['e'], what: 'edit' },
  { keys: ['m'], what: 'merge' },
  { keys: ['r'], what: 'reject' },
];

/** Which keys work while the focus is on the review. */
export function ReviewHint() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-soft max-md:hidden">
      <span className="sr-only">Keys:</span>
      {keys.map((entry) => (
        <span key={entry.what} className="inline-flex items-center gap-1">
          {entry.keys.map((key) => (
            <Fragment key={key}>
              <kbd className="min-w-5 rounded-sm border border-line-strong bg-raised px-1 text-center font-sans text-note font-semibold text-ink">
                {key}
              </kbd>
            </Fragment>
          ))}
          {entry.what}
        </span>
      ))}
    </p>
  );
}
