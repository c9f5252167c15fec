import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { LostPage } from '#web/app/lost-page.tsx';
import { notYetPages } from './not-yet-pages.ts';

/** A page whose feature is still to come: what it will be, and what to do until then. */
export function NotYet() {
  const path = usePlace().pathname.replace(/\/+$/, '');
  const page = notYetPages[path];
  if (page === undefined) return <LostPage />;
  return (
    <Page title={page.title} width="narrow">
      <div className="flex flex-col items-start gap-5 rounded-panel border border-line bg-surface p-6 shadow-card md:p-10">
        <CandleIcon className="size-10 text-ember" />
        <p className="font-display text-name font-semibold">Coming soon</p>
        <p className="max-w-[58ch] font-book text-story">{page.will}</p>
        <p className="max-w-[58ch] text-ink-soft">{page.meanwhile}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={page.step.to}>{page.step.label}</ButtonLink>
          <ButtonLink to="/" variant="outline">
            Home
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
