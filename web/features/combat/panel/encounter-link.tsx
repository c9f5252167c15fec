import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Swords } from 'lucide-react';

/** The way to building an encounter for this campaign, from where it comes back into the fight. */
export function EncounterLink({ campaignId }: { campaignId: string }) {
  return (
    <ButtonLink
      size="sm"
      variant="outline"
      icon={<Swords aria-hidden />}
      to="/tools/encounters"
      search={{ campaign: campaignId }}
      className="self-start"
    >
      Build an encounter
    </ButtonLink>
  );
}
