import { listText } from '#domain/text/list-text.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Encounter, EncounterSources } from './use-encounter.ts';
import type { WorldLore } from './use-world-lore.ts';

interface WhereFieldsProps {
  encounter: Pick<Encounter, 'choices' | 'go'>;
  /** To choose a world of; null in a campaign, which has one. */
  world: WorldLore | null;
  lore: EncounterSources['lore'];
}

/** Where in a world it is: the world, and its place, faction or other lore that says who is met. */
export function WhereFields({ encounter: { choices, go }, world, lore }: WhereFieldsProps) {
  const chosen = lore.find(({ id }) => id === choices.loreId);
  if (world === null && lore.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {world !== null && world.worlds.length > 0 && (
        <SelectField
          label="World"
          value={world.worldId ?? ''}
          onChange={({ target }) => go({ worldId: target.value === '' ? undefined : target.value, loreId: undefined })}
        >
          <option value="">Any</option>
          {world.worlds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {lore.length > 0 && (
        <SelectField
          label="Place or faction"
          value={chosen?.id ?? ''}
          onChange={({ target }) => go({ loreId: target.value === '' ? undefined : target.value })}
        >
          <option value="">Any</option>
          {groups.map(({ label, isIn }) => (
            <LoreGroup key={label} label={label} lore={lore.filter(({ category }) => isIn(category))} />
          ))}
        </SelectField>
      )}
      {world?.isFailed === true && (
        <ErrorState title="Error" onRetry={world.retry}>
          Your worlds could not be loaded.
        </ErrorState>
      )}
      {world !== null && world.worldId !== undefined && !world.isLoading && !world.isFailed && lore.length === 0 && (
        <p className="self-center text-control text-ink-soft">
          Nothing in this world says who is met: it names no creature and no terrain.
        </p>
      )}
    </div>
  );
}

type Lore = EncounterSources['lore'][number];
const groups: readonly { label: string; isIn: (category: Lore['category']) => boolean }[] = [
  { label: 'Factions', isIn: (category) => category === 'factions' },
  { label: 'Places', isIn: (category) => category === 'geography' },
  { label: 'Other lore', isIn: (category) => category !== 'factions' && category !== 'geography' },
];

function LoreGroup({ label, lore }: { label: string; lore: readonly Lore[] }) {
  if (lore.length === 0) return null;
  return (
    <optgroup label={label}>
      {lore.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

/** Whom an entry of lore leads to, in a sentence. */
export function metText({ name, creatures, terrains }: Lore): string {
  const reasons = [
    ...(creatures.length > 0 ? ['are named in its lore'] : []),
    ...(terrains.length > 0 ? [`live in such terrain (${listText(terrains)})`] : []),
  ];
  return `Only creatures of “${name}”: those that ${reasons.join(', or ')}.`;
}
