import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import type { GuideAbout } from './guides.ts';

interface NextGuideProps {
  guides: readonly GuideAbout[];
  read: readonly string[];
  last: string | null;
}

/** What to read next: the guide that was left open, else the first after it that is not read. Null when all are read. */
export function nextGuideOf({ guides, read, last }: NextGuideProps): GuideAbout | null {
  const at = guides.findIndex(({ slug }) => slug === last);
  const inOrder = [...guides.slice(Math.max(0, at)), ...guides.slice(0, Math.max(0, at))];
  return inOrder.find(({ slug }) => !read.includes(slug)) ?? null;
}

/** The way on, for somebody who has begun to read. */
export function NextGuide(props: NextGuideProps) {
  const next = nextGuideOf(props);
  const { guides, read, last } = props;
  const hasBegun = last !== null || read.length > 0;
  const known = guides.filter(({ slug }) => read.includes(slug)).length;
  return (
    <section
      aria-label="Continue reading"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-candle-wash p-5"
    >
      <p className="min-w-0">
        <b className="block">{next === null ? 'You have read all guides' : hasBegun ? 'Continue reading' : 'New here? Begin with this'}</b>
        <span className="figures text-control text-ink-soft">
          {hasBegun ? `${known} of ${guides.length} guides read on this device` : 'It takes a few minutes, and you need nothing else.'}
        </span>
      </p>
      {next !== null && (
        <ButtonLink to="/learn/$guide" params={{ guide: next.slug }} icon={<ArrowRight aria-hidden />} className="max-sm:whitespace-normal">
          {next.title}
        </ButtonLink>
      )}
    </section>
  );
}
