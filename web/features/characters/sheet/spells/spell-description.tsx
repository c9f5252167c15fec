import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { Description } from '#web/ui/data-display/described.tsx';
import { useContent } from '#web/lib/use-content.ts';

/** What a spell does, in full. The descriptions of its level are fetched once, when the first of them is opened. */
export function SpellDescription({ spell: { name, level, details: own } }: { spell: Spell }) {
  const { data, failed, retry } = useContent('spell-details', level, () => loadSpellDetails(level));
  const details = own ?? data?.get(name);
  return (
    <Description
      text={data === undefined && own === undefined ? undefined : (details?.text ?? `${name} has no description.`)}
      of={name}
      failed={failed && own === undefined}
      onRetry={retry}
    >
      {details?.higher !== undefined && (
        <p>
          <strong>{level === 0 ? 'At higher levels.' : 'With a higher slot.'}</strong> {details.higher}
        </p>
      )}
      {details?.material !== undefined && <p className="text-note text-ink-soft">Material: {details.material}.</p>}
    </Description>
  );
}
