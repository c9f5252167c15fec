import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { SeatList } from '#web/features/campaigns/seat-list.tsx';
import { MyCharacters } from '#web/features/characters/roster/my-characters.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

/** All of one's characters, with the campaigns they live in, and the tables where one has a seat. */
export function AccountCharacters() {
  return (
    <Page
      title="Characters"
      lead="A character is made inside a campaign and belongs to it. Copy it to play the same hero in another campaign."
    >
      <SignedIn promise="Your characters and their campaigns are listed here." loading={<SkeletonLines lines={5} />}>
        <MyCharacters />
        <section aria-labelledby="seats" className="mt-12 max-w-3xl">
          <h2 id="seats" className="mb-4 font-display text-name font-semibold">
            Tables where you have a seat
          </h2>
          <SeatList />
        </section>
      </SignedIn>
    </Page>
  );
}
