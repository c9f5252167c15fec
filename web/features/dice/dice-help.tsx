import { withTerms } from '#web/lib/terms/with-terms.tsx';
import { Card } from '#web/ui/card.tsx';

const lines: readonly [written: string, does: string][] = [
  ['2d6 + 3', 'two dice and a number'],
  ['1d20+5 adv', 'advantage; dis is disadvantage'],
  ['4d6kh3', 'keep the 3 highest, as k3 does; kl, dh and dl too'],
  ['2d6ro<3', 'roll a face below 3 again, once; rr or r until it fits'],
  ['1d6!', 'explode, !=5 on a 5; !! adds to the die, !p adds one less'],
  ['1d20min10', 'a lower face counts as 10; max too'],
  ['5d10cs>=8', 'count dice of 8 or more; df=1 takes the ones off'],
  ['{2d6, 1d12}kh1', 'the better of two rolls'],
  ['8d6 // 2', 'half, rounded down'],
  ['[[1d4 + 1]] * 2', 'a roll within a roll; in a chat message it is rolled where it stands'],
  ['1d20 + @str', 'a number of your hero, at a table; @prof and @level too'],
  ['d%, 4dF', 'percentile and Fate dice'],
  ['1d8[fire] # bite', 'what dice and rolls are for'],
];

/** What can be written, in short. */
export function DiceHelp() {
  const explained = withTerms(lines.map(([, does]) => does));
  return (
    <Card as="section" aria-label="What you can write">
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-ember md:min-h-9">What you can write</summary>
        <dl className="mt-2 flex flex-col divide-y divide-line text-control">
          {lines.map(([written], at) => (
            <div key={written} className="flex flex-wrap gap-x-4 py-1.5">
              <dt className="figures w-36 shrink-0 font-semibold">{written}</dt>
              <dd className="min-w-40 flex-1 text-ink-soft">{explained[at]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
