import { Button } from '#web/ui/buttons/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { RotateCw } from 'lucide-react';

/** The page shown when a screen could not be drawn at all. */
export function Crash({ error }: { error: unknown }) {
  return (
    <Page title="Unexpected Application Error!" hideTitle>
      <div role="alert" className="mx-auto flex max-w-lg flex-col items-center gap-5 py-16 text-center">
        <h1 className="font-display text-title font-semibold">Unexpected Application Error!</h1>
        <p className="text-ink-soft">This page could not be shown. Nothing you saved is lost; loading it again usually helps.</p>
        <pre className="max-w-full overflow-x-auto rounded-control border border-line bg-sunken px-4 py-3 text-left text-note whitespace-pre-wrap text-ink-soft">
          {error instanceof Error ? error.message : String(error)}
        </pre>
        <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </Page>
  );
}
