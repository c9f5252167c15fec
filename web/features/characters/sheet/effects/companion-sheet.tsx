import type { Companion } from '#domain/rules/activity/companion.ts';
import { signed } from '#domain/rules/ability.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { amountIn } from '#web/features/characters/amount-in.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { HeartPlus, Swords } from 'lucide-react';
import { useState } from 'react';

/** Who was called: hit points, and all that a stat block says of them, in a few lines each. */
export function CompanionSheets({ campaignId, companions, hand }: { campaignId: string; companions: readonly Companion[]; hand: Hand }) {
  const creatures = companions.map(({ creature, caller }) => ({ creature, caller }));
  const { data, isError, refetch } = useQuery({
    ...calls.characters.calledCreatures.queryOptions({ input: { campaignId, creatures } }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  if (isError) return <LoadFailed what="creatures" onRetry={() => void refetch()} />;
  return (
    <ul aria-label="Called creatures" aria-busy={data === undefined} className="mt-1.5 flex flex-col gap-2">
      {companions.map((one, at) => (
        <CompanionSheet key={one.id} companion={one} block={data?.[at] ?? undefined} hand={hand} />
      ))}
    </ul>
  );
}

const inFeet = (measures: Record<string, number | undefined>) =>
  Object.entries(measures).flatMap(([name, feet]) =>
    feet === undefined || feet === 0 ? [] : [name === 'walk' ? `${feet} ft` : `${name} ${feet} ft`],
  );

function CompanionSheet({
  companion: { id, name, hitPoints, maxHitPoints, isPeaceful, onCommand },
  block,
  hand,
}: {
  hand: Hand;
  companion: Companion;
  block: StatBlock | undefined;
}) {
  return (
    <li className="flex flex-col gap-0.5 rounded-control border border-line bg-surface px-3 py-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-control font-semibold">
        {name}
        <span className="figures font-normal">
          {hitPoints} of {maxHitPoints} hit points{block && `, AC ${block.armorClass}`}
        </span>
      </p>
      {hand.mayAct && <HitPointActs id={id} name={name} hand={hand} />}
      {block && (
        <>
          <p className="figures text-note text-ink-soft">{numbersOf(block)}</p>
          {!isPeaceful && <Strikes block={block} />}
          {isPeaceful && <p className="text-note text-ink-soft">It never attacks.</p>}
          {onCommand === true && <p className="text-note text-ink-soft">It attacks only in the place of one of your attacks.</p>}
          {block.traits.map((trait) => (
            <p key={trait.name} className="text-note text-ink-soft">
              <span className="font-semibold">{trait.name}.</span> {trait.text}
            </p>
          ))}
        </>
      )}
    </li>
  );
}

/** Damage and healing outside fights. */
function HitPointActs({ id, name, hand: { act, busy } }: { id: string; name: string; hand: Hand }) {
  const [typed, setTyped] = useState('');
  const amount = amountIn(typed);
  const off = busy || amount === null;
  const change = async (way: 'damage' | 'heal') => {
    if (amount !== null && (await act({ kind: 'companionHitPoints', companionId: id, way, amount }))) setTyped('');
  };
  return (
    <form
      className="flex flex-wrap items-stretch gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!off) void change('damage');
      }}
    >
      <TextField
        hideLabel
        label={`Amount for ${name}`}
        inputMode="numeric"
        placeholder="Amount"
        maxLength={4}
        className="basis-24"
        controlClassName="figures text-center"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outline" size="sm" disabled={off} icon={<Swords aria-hidden />}>
        Damage<span className="sr-only"> {name}</span>
      </Button>
      <Button variant="outline" size="sm" disabled={off} icon={<HeartPlus aria-hidden />} onClick={() => void change('heal')}>
        Heal<span className="sr-only"> {name}</span>
      </Button>
    </form>
  );
}

function numbersOf({ speeds: { hover: _hover, ...speeds }, senses, passivePerception, skills }: StatBlock): string {
  const trained = Object.entries(skills).map(([skill, bonus]) => `${skill} ${signed(bonus)}`);
  return [inFeet(speeds).join(', '), [...inFeet(senses), `passive perception ${passivePerception}`].join(', '), trained.join(', ')]
    .filter((part) => part !== '')
    .join(' · ');
}

function Strikes({ block: { attacks, attacksPerTurn, effects } }: { block: StatBlock }) {
  const lines = [
    ...attacks.map(
      ({ name, toHit, reach, range, damage }) =>
        `${name}: ${signed(toHit)} to hit, ${range === null ? `${reach ?? 5} ft` : `${range.normal} ft`}, ${damage.map(({ dice, type }) => `${dice} ${type}`).join(' and ')}`,
    ),
    ...effects.map(
      ({ name, ability, dc, damage }) =>
        `${name}: ${ability} save ${dc}${damage.length === 0 ? '' : `, ${damage.map(({ dice, type }) => `${dice} ${type}`).join(' and ')}`}`,
    ),
  ];
  return (
    <>
      {attacksPerTurn > 1 && <p className="text-note text-ink-soft">{attacksPerTurn} attacks a turn.</p>}
      {lines.map((line) => (
        <p key={line} className="figures text-note">
          {line}
        </p>
      ))}
    </>
  );
}
