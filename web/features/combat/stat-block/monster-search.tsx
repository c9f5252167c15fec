import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import { challenges } from '#domain/rules/challenges.ts';
import { calls } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { AnyOfField } from '#web/ui/fields/any-of-field.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useDeferredValue, useState } from 'react';
import { Fold } from '#web/features/combat/fields/fold.tsx';
import { FoundMonsters } from './found-monsters.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** Creatures of the SRD by words, type and challenge; each opens to its stat block and joins the fight from there. */
export function MonsterSearch({ campaignId, doing }: { campaignId: string; doing: Doing }) {
  const [query, setQuery] = useState('');
  const [type, setType] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [page, setPage] = useState(1);
  const asked = {
    query: useDeferredValue(query.trim()),
    type: monsterTypes.find((each) => each === type),
    from: challenges.find((each) => each === from),
    to: challenges.find((each) => each === to),
  };
  const { data, isPending, isError, refetch } = useQuery(
    calls.combat.findMonsters.queryOptions({
      input: { campaignId, ...asked, offset: (page - 1) * limits.statBlocksPerPage, limit: limits.statBlocksPerPage },
      placeholderData: keepPreviousData,
    }),
  );
  const narrow = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setPage(1);
  };
  return (
    <section aria-label="Add creatures" className="flex flex-col gap-3">
      <TextField
        label="Find a creature"
        type="search"
        placeholder="Goblin, undead, Pack Tactics…"
        maxLength={gameLimits.nameLength}
        value={query}
        onChange={narrow(setQuery)}
      />
      <Fold name="creatures" title="Type and challenge" aside={[type, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(', ')}>
        <div className="grid grid-pairs gap-2">
          <AnyOfField label="Type" className="col-span-2" options={monsterTypes} value={type} onChange={narrow(setType)} />
          <AnyOfField label="Challenge from" options={challenges} value={from} onChange={narrow(setFrom)} />
          <AnyOfField label="Challenge to" options={challenges} value={to} onChange={narrow(setTo)} />
        </div>
      </Fold>
      {isError && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          The search failed. Please try again.
        </ErrorState>
      )}
      {isPending && <Skeleton className="h-40" />}
      {data && (
        <FoundMonsters campaignId={campaignId} found={data} page={page} size={limits.statBlocksPerPage} doing={doing} onPage={setPage} />
      )}
      <p className="text-note text-ink-soft">{srdAttribution}</p>
    </section>
  );
}
