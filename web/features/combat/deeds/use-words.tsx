import { answeredBy, concentrationEndedBy } from '#domain/combat/deeds/activity-use.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';

/** What a reaction answers: it is used by hand only if that has happened. */
export function Answering({ use }: { use: ActivityUse }) {
  const answers = answeredBy(use);
  if (answers === null) return null;
  return <p className="text-control">Only when {answers}. It is offered by itself then: use it here if that happened at the table.</p>;
}

/** That whoever uses it no longer concentrates on an earlier spell. */
export function Ending({ use, actor }: { use: ActivityUse; actor: Actor }) {
  const ended = concentrationEndedBy(use, actor);
  if (ended === null) return null;
  return (
    <p className="text-control font-semibold">
      It ends {ended}: {actor.name} concentrates on one spell at a time.
    </p>
  );
}

/** What something does, in words. */
export function WhatItDoes({ note, text }: { note: string | undefined; text: readonly string[] }) {
  return (
    <>
      {note !== undefined && <p className="text-control">{note}</p>}
      {text.length > 0 && (
        <section aria-label="What it does" className="flex flex-col gap-2 border-t border-line pt-3 text-control wrap-anywhere">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
    </>
  );
}
