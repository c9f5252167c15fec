import { hungerDifficulty, needsPerDay } from '#domain/rules/needs/needs.ts';
import type { DayTaken } from '#domain/rules/needs/needs.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { offerToastMilliseconds } from '#domain/limits/toast-time.ts';
import { countText } from '#domain/text/count-text.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';

/** A hero for whom a day ends. */
export interface Fed {
  id: string;
  campaignId: string;
  name: string;
  /** Nights that went by since a day last ended for them. */
  openDays?: number | undefined;
  /** For how many days they carry Rations. */
  rations?: number | undefined;
}

const water: readonly (readonly [DayTaken['water'], string])[] = [
  ['all', 'Enough'],
  ['half', 'At least half'],
  ['less', 'Less than half'],
];
/** What was eaten: so much, or a day’s Rations off the sheet as long as there are some, and then nothing. */
type Eaten = DayTaken['food'] | 'rations';
const food: readonly (readonly [Eaten, string])[] = [...water, ['none', 'Nothing'], ['rations', 'Rations they carry']];
interface Taken {
  water: DayTaken['water'];
  food: Eaten;
}

const enough: Taken = { water: 'all', food: 'all' };

/** Ends a day for some heroes at one press: each with what they drank and ate. */
export function EndDayDialog({ heroes, onClose }: { heroes: readonly Fed[]; onClose: () => void }) {
  const [taken, setTaken] = useState<Readonly<Record<string, Taken>>>({});
  const [days, setDays] = useState(() => Math.max(1, ...heroes.map(({ openDays = 1 }) => openDays)));
  const [done, setDone] = useState<readonly string[]>([]);
  const left = heroes.filter(({ id }) => !done.includes(id));
  const ending = useEndDay(onClose, (id) => setDone((now) => [...now, id]));
  return (
    <FormDialog
      title="A day ends"
      action={days === 1 ? 'End the day' : `End ${days} days`}
      busy={ending.isPending}
      onSubmit={() => ending.mutate(left.map((hero) => ({ hero, taken: taken[hero.id] ?? enough, days })))}
      onClose={onClose}
    >
      <p>
        A hero needs {needsPerDay.Medium} gallon of water and {needsPerDay.Medium} pound of food each day. Less than half of the water
        brings a level of exhaustion; less than half of the food does where a Constitution save of DC {hungerDifficulty} fails.
      </p>
      <SelectField label="Days" hint={nightsText(heroes)} value={String(days)} onChange={({ target }) => setDays(Number(target.value))}>
        {allDays.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      {left.map((hero) => (
        <DayOf
          key={hero.id}
          hero={hero}
          days={days}
          isAlone={heroes.length === 1}
          taken={taken[hero.id] ?? enough}
          onChange={(change) => setTaken((now) => ({ ...now, [hero.id]: { ...(now[hero.id] ?? enough), ...change } }))}
        />
      ))}
    </FormDialog>
  );
}

interface DayOfProps {
  hero: Fed;
  days: number;
  /** Whether the day ends for nobody else, so that the name says nothing. */
  isAlone: boolean;
  taken: Taken;
  onChange: (change: Partial<Taken>) => void;
}

/** What one hero drank and ate. */
function DayOf({ hero: { name, rations = 0 }, days, isAlone, taken, onChange }: DayOfProps) {
  const without = taken.food === 'rations' ? withoutText({ name, rations, days }) : undefined;
  return (
    <fieldset>
      <legend className={isAlone ? 'sr-only' : 'mb-1.5 text-control font-semibold'}>{name}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        <SelectField label="Water" value={taken.water} onChange={({ target }) => onChange({ water: chosen(water, target.value) })}>
          {water.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Food"
          hint={rations === 0 ? 'Carries no Rations.' : `Carries Rations for ${countText(rations, 'day')}.`}
          value={taken.food}
          onChange={({ target }) => onChange({ food: chosen(food, target.value) })}
        >
          {food.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="mt-1 text-note text-wine empty:hidden">
        {without}
      </p>
    </fieldset>
  );
}

/** What is said before Rations are eaten that do not last; nothing where they do. */
function withoutText({ name, rations, days }: { name: string; rations: number; days: number }): string | undefined {
  if (rations >= days) return undefined;
  const missing = days - rations;
  const which = rations > 0 ? `the other ${missing === 1 ? 'day' : `${missing} days`}` : days === 1 ? 'this day' : `all ${days} days`;
  return `${name} eats nothing on ${which}.`;
}

const allDays = Array.from({ length: gameLimits.daysAtOnce }, (_, index) => index + 1);

/** How many nights went by since a day last ended, where some did. */
function nightsText(heroes: readonly Fed[]): string | undefined {
  const nights = Math.max(0, ...heroes.map(({ openDays = 0 }) => openDays));
  return nights === 0 ? undefined : `${countText(nights, 'long rest')} since a day last ended.`;
}

const chosen = <Each extends string>(all: readonly (readonly [Each, string])[], value: string): Each | undefined =>
  all.find(([id]) => id === value)?.[0];

/** Ends it for one after another; whoever had it is not asked for again where another could not be told. */
function useEndDay(onDone: () => void, onEnded: (id: string) => void) {
  return useMutation({
    mutationFn: async (ended: readonly { hero: Fed; taken: Taken; days: number }[]) => {
      const told: string[] = [];
      for (const { hero, taken, days } of ended) {
        const { id: characterId, campaignId } = hero;
        const eats = taken.food === 'rations' ? { food: 'none' as const, rations: true as const } : { food: taken.food };
        const act = { kind: 'endDay' as const, water: taken.water, ...eats, ...(days > 1 && { days }) };
        const changed = await askOnce({ campaignId, id: characterId }, act, (id) =>
          api.characters.act({ campaignId, characterId, id, act }),
        );
        takeSheet(changed);
        onEnded(characterId);
        told.push(...changed.sentences);
      }
      const days = Math.max(...ended.map((each) => each.days));
      notify.done(days === 1 ? 'A day ends' : `${days} days end`, told.join(' '), offerToastMilliseconds);
      onDone();
    },
    onError: (error) =>
      notify.refusal(error, { title: 'Not ended for all', sentence: 'The server did not answer. Please try again: it is done only once.' }),
  });
}
