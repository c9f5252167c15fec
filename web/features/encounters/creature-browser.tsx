import type { Creature } from '#domain/encounter/creature.ts';
import { roles, terrains } from '#domain/encounter/terrains.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { challenges } from '#domain/rules/challenges.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { Term } from '#web/lib/terms/term.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pager } from '#web/ui/data-display/pager.tsx';
import { AnyOfField } from '#web/ui/fields/any-of-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { figure } from '#web/ui/format/figures.ts';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { filterCreatures, noFilter } from './creature-filter.ts';
import type { CreatureFilter } from './creature-filter.ts';
import { roleText } from './encounter-words.ts';
import type { Encounter } from './use-encounter.ts';
import { metText } from './where-fields.tsx';

interface CreatureBrowserProps {
  creatures: readonly Creature[];
  encounter: Encounter;
  onOpen: (creature: Creature) => void;
}

/** Every creature there is, to find, to read and to add. */
export function CreatureBrowser({ creatures, encounter, onOpen }: CreatureBrowserProps) {
  const [filter, setFilter] = useState(noFilter);
  const [page, setPage] = useState(1);
  const found = filterCreatures(creatures, useDeferredValue(filter), encounter.place);
  const size = limits.creaturesPerPage;
  const narrow = (change: Partial<CreatureFilter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const isFull = encounter.foes.length >= limits.encounterKinds;
  return (
    <Card as="section" aria-labelledby="encounter-creatures" className="flex min-w-0 flex-col gap-4">
      <h2 id="encounter-creatures" className="font-display text-name font-semibold">
        Creatures
      </h2>
      <FilterFields filter={filter} onChange={narrow} />
      {encounter.place && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 flex-1 text-control text-ink-soft wrap-anywhere">{metText(encounter.place)}</p>
          <Button variant="quiet" size="sm" onClick={() => encounter.go({ loreId: undefined })}>
            Show all
          </Button>
        </div>
      )}
      {isFull && (
        <p role="status" className="text-control text-ink-soft">
          An encounter holds {limits.encounterKinds} kinds of creatures at most. Take one away to add another.
        </p>
      )}
      {found.length === 0 ? (
        <p className="flex items-center gap-2 text-control text-ink-soft">
          <Search aria-hidden className="size-4.5" />
          No results. Try fewer words.
        </p>
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {found.slice((page - 1) * size, page * size).map((creature) => (
              <CreatureRow
                key={creature.id}
                creature={creature}
                chosen={encounter.foes.find(({ id }) => id === creature.id)?.count ?? 0}
                isFull={isFull}
                onAdd={() => encounter.add(creature.id)}
                onOpen={() => onOpen(creature)}
              />
            ))}
          </ul>
          <Pager what={{ one: 'creature', many: 'creatures' }} page={page} size={size} total={found.length} onPage={setPage} />
        </>
      )}
      <p className="text-note text-ink-soft">{srdAttribution} Where creatures live is our own.</p>
    </Card>
  );
}

interface FilterFieldsProps {
  filter: CreatureFilter;
  onChange: (change: Partial<CreatureFilter>) => void;
}

function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const field = (key: keyof CreatureFilter) => ({
    value: filter[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  return (
    <>
      <TextField
        label="Find a creature"
        type="search"
        placeholder="Goblin, undead…"
        maxLength={gameLimits.nameLength}
        {...field('query')}
      />
      <div className="grid grid-pairs gap-3 sm:grid-cols-3">
        <AnyOfField label="Challenge from" options={challenges} {...field('from')} />
        <AnyOfField label="Challenge to" options={challenges} {...field('to')} />
        <AnyOfField label="Type" options={monsterTypes} nameOf={capitalize} {...field('type')} />
        <AnyOfField label="Size" options={sizes} {...field('size')} />
        <AnyOfField label="Terrain" options={terrains} nameOf={capitalize} {...field('terrain')} />
        <AnyOfField label="Role" options={roles} nameOf={(role) => roleText[role]} {...field('role')} />
      </div>
      <p className="text-note text-ink-soft">
        CR is the <Term name="challenge rating" /> of a creature, XP the <Term name="experience" /> that it is worth.
      </p>
    </>
  );
}

interface CreatureRowProps {
  creature: Creature;
  /** How many of it are in the encounter. */
  chosen: number;
  /** No other kind fits into the encounter. */
  isFull: boolean;
  onAdd: () => void;
  onOpen: () => void;
}

function CreatureRow({ creature, chosen, isFull, onAdd, onOpen }: CreatureRowProps) {
  const { name, challenge, size, type, xp } = creature;
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 py-1">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 min-w-0 flex-[1_1_8rem] flex-col items-start justify-center rounded-control px-2 text-left hover:bg-ember-wash"
        onClick={onOpen}
      >
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="figures text-note text-ink-soft">
          CR {challenge} · {figure(xp)} XP · {size} {type}
        </span>
      </button>
      <Button
        variant="outline"
        size="sm"
        icon={<Plus aria-hidden />}
        disabled={chosen === 0 ? isFull : chosen >= limits.monstersAtOnce}
        aria-label={chosen > 0 ? `Add ${name}, ${chosen} so far` : `Add ${name}`}
        onClick={onAdd}
      >
        {chosen > 0 ? `Add (${chosen})` : 'Add'}
      </Button>
    </li>
  );
}
