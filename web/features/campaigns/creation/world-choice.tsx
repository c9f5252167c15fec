import { limits } from '#domain/limits/limits.ts';
import type { WorldCard } from '#domain/world/world.ts';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

export type World = Pick<WorldCard, 'id' | 'name' | 'description' | 'mapUrl' | 'isOwner' | 'isTemplate'>;

interface WorldChoiceProps {
  worlds: readonly World[];
  /** The id of the chosen world, or nothing. */
  value: string;
  error: string | undefined;
  onChange: (worldId: string) => void;
}

/** The world a campaign plays in, as cards of which one is chosen. The chosen one stays in sight whatever is searched for. */
export function WorldChoice({ worlds, value, error, onChange }: WorldChoiceProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = worlds.filter(
    ({ id, name, description }) => id === value || `${name}\n${description}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-control font-semibold">World</legend>
      {error !== undefined && <p className="text-note font-medium text-wine">{error}</p>}
      {worlds.length > limits.listWithoutSearch && (
        <TextField type="search" label="Search worlds" value={search} onChange={(event) => setSearch(event.target.value)} />
      )}
      <p role="status" className="sr-only">
        {wanted !== '' && `${shown.length} worlds shown`}
      </p>
      {shown.length === 0 && <p className="text-control text-ink-soft">No worlds match.</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((world) => (
          <WorldOption key={world.id} world={world} checked={world.id === value} onChoose={() => onChange(world.id)} />
        ))}
      </div>
    </fieldset>
  );
}

/** Whose it is: an installed world is called as the one that it came from. */
function whoseWorld({ isOwner, isTemplate }: World): string {
  if (isOwner) return 'Your own world';
  return isTemplate ? 'Open to everyone' : 'Shared with you';
}

function WorldOption({ world, checked, onChoose }: { world: World; checked: boolean; onChoose: () => void }) {
  return (
    <label className="relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-line-strong bg-surface has-checked:border-ember has-checked:shadow-[0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-candle">
      <CoverPicture url={world.mapUrl} seed={world.id} className="aspect-[3/1]" />
      <span className="flex items-start gap-3 p-4">
        <input
          type="radio"
          name="world"
          value={world.id}
          checked={checked}
          aria-label={world.name}
          className="mt-1 size-4.5 shrink-0"
          onChange={onChoose}
        />
        <span className="min-w-0">
          <span className="block font-display text-name font-semibold break-words">{world.name}</span>
          <span className="block text-note text-ink-soft">{whoseWorld(world)}</span>
          <span className="line-clamp-3 text-control text-ink-soft">{world.description}</span>
        </span>
      </span>
    </label>
  );
}
