import { HeroesAway } from '#web/features/characters/away/heroes-away.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

/** Makes and plays heroes away from tables, for whoever comes. */
export function ToolsCharacter() {
  const { person } = useSession();
  return (
    <Page
      title="Character Sheet"
      lead="Heroes away from a table. They roll dice, rest and gain levels just as there, and can be taken to a campaign."
      actions={
        person === null ? undefined : (
          <ButtonLink to="/account/characters" variant="outline" className="max-sm:whitespace-normal">
            Characters at your tables
          </ButtonLink>
        )
      }
    >
      <HeroesAway />
    </Page>
  );
}
