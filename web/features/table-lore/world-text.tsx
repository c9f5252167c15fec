import { LoreText } from './lore-text.tsx';

/** The world’s version of an entry of which the campaign has its own version. */
export function WorldText({ world: { name, text }, isRenamed }: { world: { name: string; text: string }; isRenamed: boolean }) {
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 px-3.5 py-2.5 text-control font-semibold text-ink-soft">
        {isRenamed ? `The world’s version of ${name}` : 'The world’s version'}
      </summary>
      <div className="border-t border-line p-3.5">
        <LoreText text={text} nothing="It is empty." />
      </div>
    </details>
  );
}
