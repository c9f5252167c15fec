import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { tellEntry } from '#domain/homebrew/tell-entry.ts';
import { withTerms } from '#web/lib/terms/with-terms.tsx';

/** An entry in words: what it is, what it does, and its text. */
export function EntryPreview({ entry }: { entry: HomebrewEntry }) {
  const { facts, deeds } = tellEntry(entry);
  const explained = withTerms([...facts, ...deeds.map(({ text }) => text)]);
  return (
    <div className="flex min-w-0 flex-col gap-3 text-control text-ink [overflow-wrap:anywhere]">
      <p className="font-display text-name font-semibold">{entry.name.trim() === '' ? 'Without a name' : entry.name}</p>
      <ul className="figures flex flex-col gap-0.5 text-ink-soft">
        {facts.map((fact, at) => (
          <li key={fact}>{explained[at]}</li>
        ))}
      </ul>
      {deeds.length > 0 && (
        <ul className="flex flex-col gap-2 border-t border-line pt-3">
          {deeds.map(({ name, text }, at) => (
            <li key={at}>
              <strong>{name}.</strong> <span className="figures">{explained[facts.length + at] ?? text}</span>
            </li>
          ))}
        </ul>
      )}
      {entry.text.trim() !== '' && (
        <div className="flex flex-col gap-2 border-t border-line pt-3 font-book">
          {entry.text.split(/\n{2,}/).map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}
