import { ArrowLeft, ArrowRight, Check, Play, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { guides, readerGroups } from './guides.ts';
import type { GuideAbout, GuideBody } from './guides.ts';
import { GuideText } from './guide-text.tsx';
import { Practice } from './practice/practice.tsx';
import { noteOpened, useReadMarks } from './read-marks.ts';

/** One guide: contents, text, practice, and the ways on. */
export function GuidePage({ guide, body }: { guide: GuideAbout; body: GuideBody }) {
  const { read, mark } = useReadMarks();
  useEffect(() => noteOpened(guide.slug), [guide.slug]);
  const isRead = read.includes(guide.slug);
  const group = readerGroups.find(({ readers }) => readers === guide.readers);
  return (
    <Page title={guide.title} lead={guide.summary} width="narrow">
      <p className="-mt-4 mb-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-soft">
        <Link to="/learn" className="inline-flex min-h-6 items-center text-ember underline underline-offset-4 print:hidden">
          All guides
        </Link>
        <span>{group?.title}</span>
        <span className="figures">{guide.minutes} minutes</span>
        {guide.video !== undefined && (
          <Link
            to="/learn/videos"
            hash={`video-${guide.video}`}
            className="inline-flex min-h-6 items-center gap-1 text-ember underline underline-offset-4 print:hidden"
          >
            <Play aria-hidden className="size-4" />
            Watch the video
          </Link>
        )}
      </p>
      <Contents body={body} hasPractice={guide.practice !== undefined} />
      <article className="flex max-w-[68ch] flex-col gap-4 font-book text-story [overflow-wrap:anywhere] print:text-body [&_table]:[overflow-wrap:break-word]">
        <GuideText text={body.lead} />
        {body.sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id} className="flex flex-col gap-3 print:break-inside-avoid-page">
            <h2 id={id} tabIndex={-1} className="mt-6 scroll-mt-24 font-display text-[1.5rem] leading-tight font-semibold">
              {title}
            </h2>
            <GuideText text={text} />
          </section>
        ))}
      </article>
      {guide.practice !== undefined && (
        <section id="practice" aria-labelledby="practice-title" className="mt-12 scroll-mt-24 print:hidden">
          <Practice name={guide.practice} />
        </section>
      )}
      <div className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8 print:hidden">
        <Button
          variant={isRead ? 'soft' : 'primary'}
          icon={<Check aria-hidden />}
          aria-pressed={isRead}
          onClick={() => mark(guide.slug, !isRead)}
        >
          {isRead ? 'Read' : 'Mark as read'}
        </Button>
        <Button variant="outline" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print this guide
        </Button>
      </div>
      <Neighbours guide={guide} />
      <p className="mt-10 text-note text-ink-soft [overflow-wrap:anywhere]">{srdAttribution}</p>
    </Page>
  );
}

function Contents({ body, hasPractice }: { body: GuideBody; hasPractice: boolean }) {
  return (
    <nav aria-label="In this guide" className="mb-8 rounded-card border border-line bg-surface p-5 print:hidden">
      <p className="text-control font-semibold">In this guide</p>
      <ol className="mt-2 gap-x-8 text-control sm:columns-2">
        {body.sections.map(({ id, title }) => (
          <li key={id}>
            <ContentsLink id={id} title={title} />
          </li>
        ))}
        {hasPractice && (
          <li>
            <ContentsLink id="practice" title="Try it" />
          </li>
        )}
      </ol>
    </nav>
  );
}

const ContentsLink = ({ id, title }: { id: string; title: string }) => (
  <Link hash={id} replace className="inline-flex min-h-8 items-center text-ember underline-offset-4 hover:underline">
    {title}
  </Link>
);

/** The guides before and after this one. */
function Neighbours({ guide }: { guide: GuideAbout }) {
  const at = guides.findIndex(({ slug }) => slug === guide.slug);
  const [before, after] = [guides[at - 1], guides[at + 1]];
  const look = 'flex min-h-11 flex-1 basis-64 flex-col gap-0.5 rounded-card border border-line bg-surface p-4 hover:border-ember';
  return (
    <nav aria-label="Other guides" className="mt-6 flex flex-wrap gap-4 print:hidden">
      {before && (
        <Link to="/learn/$guide" params={{ guide: before.slug }} className={look}>
          <span className="inline-flex items-center gap-1.5 text-note text-ink-soft">
            <ArrowLeft aria-hidden className="size-4" />
            Previous
          </span>
          <span className="font-semibold">{before.title}</span>
        </Link>
      )}
      {after && (
        <Link to="/learn/$guide" params={{ guide: after.slug }} className={`${look} items-end text-right`}>
          <span className="inline-flex items-center gap-1.5 text-note text-ink-soft">
            Next
            <ArrowRight aria-hidden className="size-4" />
          </span>
          <span className="font-semibold">{after.title}</span>
        </Link>
      )}
    </nav>
  );
}
