import { Hairline } from '#web/ui/hairline.tsx';
import { locale } from '#web/ui/format/locale.ts';
import { whenUsed } from '#web/ui/format/when-used.ts';
import { useSyncExternalStore } from 'react';

const clock = whenUsed(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));
const full = whenUsed(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }));
const day = whenUsed(() => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }));
const dayWithYear = whenUsed(() => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }));

/** A time of day; the whole date on hover. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={full().format(date)} className={className}>
      {clock().format(date)}
    </time>
  );
}

/** Opens a day in the story. */
export function DayLine({ at }: { at: string }) {
  const today = useSyncExternalStore(everyMinute, midnight);
  return (
    <Hairline className="pt-3 pb-1">
      <time dateTime={localDay(at)} className="text-note font-semibold">
        {dayName(at, new Date(today))}
      </time>
    </Hairline>
  );
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}

/** The beginning of this day, in milliseconds. */
function midnight(): number {
  return new Date().setHours(0, 0, 0, 0);
}

function localDay(at: string): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A day's name: "Today", "Yesterday", else the date. */
export function dayName(at: string, today: Date): string {
  const date = new Date(at);
  const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate());
  const away = Math.round((midnight.getTime() - new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()) / 86_400_000);
  if (away === 0) return 'Today';
  if (away === 1) return 'Yesterday';
  return (date.getFullYear() === today.getFullYear() ? day : dayWithYear)().format(date);
}
