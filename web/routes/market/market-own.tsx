import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { Publish } from '#web/features/market/publish/publish.tsx';
import { BringPackage } from '#web/features/market/purchases/bring-package.tsx';
import { Purchases } from '#web/features/market/purchases/purchases.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';

/** What one has got on the marketplace. */
export function MarketPurchases() {
  const { person } = useSession();
  return (
    <Page
      title="My Purchases"
      lead="Everything you got on the marketplace or brought in as a file, ready to be installed."
      actions={
        person !== null && (
          <>
            <BringPackage />
            <ButtonLink to="/marketplace" variant="outline">
              Marketplace
            </ButtonLink>
          </>
        )
      }
    >
      <SignedIn promise="What you get on the marketplace is kept with your account.">
        <Purchases />
      </SignedIn>
    </Page>
  );
}

/** What one offers on the marketplace, and the form that offers more. */
export function MarketPublish() {
  const { offer, listing } = useSearch();
  const forms: Readonly<Record<string, string>> = { adventure: 'Offer an adventure', assets: 'Offer a pack of assets' };
  const title = listing === undefined ? (forms[offer ?? ''] ?? 'Your listings') : 'Publish a new version';
  return (
    <Page title={title} lead="What you offer stays yours, and is used by others under the license that you choose.">
      <SignedIn promise="Whoever offers something needs an account, so that others know whose it is.">
        <Publish />
      </SignedIn>
    </Page>
  );
}
