import type { ReactNode } from 'react';
import { TimeLeft } from './time-left.tsx';

interface QuestionCardProps {
  /** What the whole is called for those who do not see it. */
  label: string;
  title: string;
  /** The time that it leaves, as `TimeLeft` shows it. */
  time: { label: string; endsAt: string | null; seconds: number };
  children: ReactNode;
}

/** Something that a fight waits for, above all else that can be done. In a low window title and time share a line, so that the answer is in sight. */
export function QuestionCard({ label, title, time, children }: QuestionCardProps) {
  return (
    <section
      aria-label={label}
      className="sticky top-0 z-20 flex flex-col gap-3 rounded-card border-2 border-candle bg-surface px-4 py-3 shadow-glow short:gap-1 short:py-1.5"
    >
      <div className="flex flex-col gap-3 short:flex-row short:flex-wrap short:items-center short:gap-y-1">
        <h3 className="font-display text-name font-semibold wrap-anywhere">{title}</h3>
        <div className="short:min-w-40 short:flex-1">
          <TimeLeft {...time} />
        </div>
      </div>
      {children}
    </section>
  );
}
