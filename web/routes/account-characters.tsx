import { SignedIn } from '#web/features/account/signed-in.tsx';
import { SeatList } from '#web/features/campaigns/seat-list.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

/** Where one's characters live: in the campaigns. */
export function AccountCharacters() {
  return (
    <Page
      title="Characters"
      width="narrow"
      lead="A character is made inside a campaign and belongs to it. These are the tables where you have a seat."
    >
      <SignedIn promise="Your characters and their campaigns are listed here." loading={<SkeletonLines lines={5} />}>
        <SeatList />
      </SignedIn>
    </Page>
  );
}
