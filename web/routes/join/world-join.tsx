import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { InvitationEntry } from './invitation-entry.tsx';

/** The way into a world that somebody else is building. */
export function WorldJoin() {
  return (
    <Page
      title="Join a World"
      width="narrow"
      lead="The owner of a world gives you a link or a code. With it you read their world, or build it together with them."
    >
      <div className="flex flex-col gap-6">
        <InvitationEntry />
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-[1_1_18rem] text-ink-soft">
            No invitation? The free world is open to everyone, and a world of your own is made in a minute.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/world/library" variant="outline">
              World Library
            </ButtonLink>
            <ButtonLink to="/world/new" variant="outline">
              Create New World
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Page>
  );
}
