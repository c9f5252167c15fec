import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import { Page } from '#web/ui/page.tsx';

/** The page of an address nothing answers to. */
export function LostPage() {
  return (
    <Page title="Page not found" hideTitle>
      <div className="mx-auto flex max-w-md flex-col items-center gap-5 py-16 text-center">
        <CandleIcon className="size-12 text-ember" />
        <p className="figures text-control font-semibold tracking-wide text-ink-faint">404</p>
        <h1 className="font-display text-title font-semibold">Oops! Page not found</h1>
        <p className="text-ink-soft">Nothing is written at this address. The link may be old, or a letter may be missing.</p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </Page>
  );
}
