import { HeroesAway } from '#web/features/characters/away/heroes-away.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

/** Makes and plays heroes away from tables, for whoever comes. */
export function ToolsCharacter() {
  return (
    <Page
      title="Character Sheet"
      lead="Heroes away from a table. They roll, rest and rise as at one, and can be taken to a campaign."
      actions={
        <ButtonLink to="/account/characters" variant="outline">
          Characters at your tables
        </ButtonLink>
      }
    >
      <HeroesAway />
    </Page>
  );
}
