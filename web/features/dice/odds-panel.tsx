import { parseDice } from '#domain/dice/expression/expression.ts';
import { chanceOfAtLeast, distributionOf, meanOf } from '#domain/dice/expression/odds.ts';
import type { Distribution } from '#domain/dice/expression/odds.ts';
import { tellNumber } from '#domain/dice/explain.ts';
import { limits } from '#domain/limits/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/data-display/bar-chart.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { figure } from '#web/ui/format/figures.ts';
import { useEffect, useState } from 'react';
import { oddsBars, percent, totalsText } from './odds-bars.ts';
import type { OddsBar } from './odds-bars.ts';
import { browserDice } from '#web/lib/browser-dice.ts';

/** The odds of what is written, null where it is no roll; they are reckoned once nothing is typed for a moment. */
function useOdds(text: string): { text: string; odds: Distribution } | null {
  const [known, setKnown] = useState<{ text: string; odds: Distribution } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const parsed = parseDice(text.trim());
      setKnown(parsed.ok ? { text: parsed.value.text, odds: distributionOf(parsed.value, browserDice) } : null);
    }, limits.oddsPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return known;
}

const barText = (bar: OddsBar) =>
  `${totalsText(bar)}: ${percent(bar.chance)}. At least ${totalsText({ from: bar.from, to: bar.from })}: ${percent(bar.atLeast)}.`;

/** How likely each total is, and how likely one of at least so much. */
export function OddsPanel({ text }: { text: string }) {
  const known = useOdds(text);
  const [wanted, setWanted] = useState('');
  return (
    <Card as="section" aria-labelledby="dice-odds" className="flex min-h-96 min-w-0 flex-col gap-4">
      <h2 id="dice-odds" className="font-display text-name font-semibold">
        Odds
      </h2>
      {known === null ? (
        <p className="text-ink-soft">How likely each total is stands here once there is a roll.</p>
      ) : (
        <Odds key={known.text} known={known} wanted={wanted} onWant={setWanted} />
      )}
    </Card>
  );
}

interface OddsProps {
  known: { text: string; odds: Distribution };
  wanted: string;
  onWant: (wanted: string) => void;
}

function Odds({ known: { text, odds }, wanted, onWant }: OddsProps) {
  const mean = meanOf(odds);
  const least = /^-?\d+$/.test(wanted.trim()) ? Number(wanted) : Math.round(mean);
  const bars = oddsBars(odds);
  const [low, high] = [odds.totals[0]?.total ?? 0, odds.totals.at(-1)?.total ?? 0];
  const summary = `${text}: ${tellNumber(low)} to ${tellNumber(high)}, ${tellNumber(mean)} on average.`;
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label="At least"
          inputMode="numeric"
          value={wanted}
          placeholder={String(least)}
          className="w-24"
          onChange={({ currentTarget }) => onWant(currentTarget.value)}
        />
        <p role="status" className="figures pb-1.5 font-display text-title leading-none font-semibold">
          <span className="sr-only">At least {least}: </span>
          {percent(chanceOfAtLeast(odds, least))}
        </p>
      </div>
      <BarChart
        summary={summary}
        bars={bars.map((bar) => ({
          id: `${bar.from}`,
          label: totalsText(bar).replace(' to ', '–'),
          text: barText(bar),
          value: bar.chance * 100,
          isFaint: bar.to < least,
        }))}
      />
      <p className="text-note text-ink-soft">
        {odds.samples === null
          ? 'Exact, in per cent.'
          : `In per cent, counted from ${figure(odds.samples)} rolls: these dice are not reckoned exactly.`}
      </p>
      <OddsTable bars={bars} />
    </>
  );
}

function OddsTable({ bars }: { bars: readonly OddsBar[] }) {
  return (
    <details className="text-control">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-ember md:min-h-9">All odds</summary>
      <table className="figures mt-2 w-full">
        <thead>
          <tr className="border-b border-line text-left text-note text-ink-soft">
            <th scope="col" className="py-1.5 font-semibold">
              Total
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              This
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              At least this
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row" className="py-1 text-left font-normal">
                {totalsText(bar)}
              </th>
              <td className="py-1 text-right">{percent(bar.chance)}</td>
              <td className="py-1 text-right">{percent(bar.atLeast)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
