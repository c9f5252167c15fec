import { LostPage } from '#web/app/lost-page.tsx';
import { GuidePage } from '#web/features/learn/guide-page.tsx';
import { guideNow, guides, loadGuide } from '#web/features/learn/guides.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { useParam, useRouter } from '#web/ui/router/router-view.tsx';

/** Fetches the guide that an address names, before it shows. */
export const loadGuideAt = (pathname: string): Promise<void> => loadGuide(pathname.replace(/^\/learn\/|\/+$/gi, ''));

/** One guide at its own address. */
export function LearnGuide() {
  const slug = useParam('guide');
  const router = useRouter();
  const guide = guides.find((each) => each.slug === slug);
  const body = guideNow(slug);
  if (guide === undefined) return <LostPage />;
  if (body !== null) return <GuidePage key={slug} guide={guide} body={body} />;
  return (
    <Page title={guide.title} width="narrow">
      <ErrorState title="The guide could not be loaded" onRetry={() => void router.invalidate()}>
        Your connection may be lost. Nothing else is missing.
      </ErrorState>
    </Page>
  );
}
