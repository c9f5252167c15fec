import { difficulties } from '#domain/encounter/terrains.ts';
import type { EncounterBudget } from '#domain/rules/encounter.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { Term } from '#web/lib/terms/term.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { figure } from '#web/ui/format/figures.ts';

/** What is spent of the budget, with a mark at each difficulty. The line ends a little beyond the high budget. */
export function BudgetMeter({ xp, budget }: { xp: number; budget: EncounterBudget }) {
  const end = budget.high * 1.15;
  const percent = (spent: number) => `${Math.min(100, (spent / end) * 100)}%`;
  return (
    <div className="@container flex flex-col gap-2">
      <p className="figures">
        <strong>
          {figure(xp)} <Term name="experience">XP</Term>
        </strong>{' '}
        <span className="text-ink-soft">of {figure(budget.high)} at most</span>
      </p>
      <div aria-hidden className="relative h-3 overflow-hidden rounded-full bg-line">
        <div
          className={classNames('h-full transition-[width] duration-calm', xp > budget.high ? 'bg-wine' : 'bg-ember')}
          style={{ width: percent(xp) }}
        />
        {difficulties.map((each) => (
          <span key={each} className="absolute inset-y-0 w-0.5 bg-surface" style={{ left: percent(budget[each]) }} />
        ))}
      </div>
      {/* Two lines each, so that neighbours have room below their marks; a list where large text leaves them none. */}
      <dl className="figures relative text-note leading-tight text-ink-soft @min-[13rem]:h-9">
        {difficulties.map((each) => (
          <div
            key={each}
            className="flex gap-2 @min-[13rem]:absolute @min-[13rem]:block @min-[13rem]:-translate-x-1/2 @min-[13rem]:text-center"
            style={{ left: percent(budget[each]) }}
          >
            <dt>{capitalize(each)}</dt>
            <dd>{figure(budget[each])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
