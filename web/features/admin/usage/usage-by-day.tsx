import { figure } from '#web/ui/format/figures.ts';
import { dayText } from './usage-bars.ts';
import type { UsageDay } from './usage-bars.ts';

const heading = 'sticky top-0 bg-surface py-2 text-note font-semibold text-ink-soft';

/** The figures of the chart, newest day first; days on which nothing was told are left out. */
export function UsageByDay({ days }: { days: readonly UsageDay[] }) {
  const usedDays = days.filter(({ replies }) => replies > 0).toReversed();
  return (
    <div
      role="region"
      aria-label="Figures per day"
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-control border border-line px-3"
    >
      <table className="figures w-full text-note">
        <thead>
          <tr>
            <th scope="col" className={`${heading} text-left`}>
              Day
            </th>
            <th scope="col" className={`${heading} text-right`}>
              Replies
            </th>
            <th scope="col" className={`${heading} text-right`}>
              Read
            </th>
            <th scope="col" className={`${heading} text-right`}>
              Written
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {usedDays.map((day) => (
            <tr key={day.day}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {dayText(day.day)}
              </th>
              <td className="py-1.5 pl-2 text-right">{figure(day.replies)}</td>
              <td className="py-1.5 pl-2 text-right">{figure(day.input)}</td>
              <td className="py-1.5 pl-2 text-right">{figure(day.output)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
