import { runsCampaigns } from '#domain/account/account.ts';
import { AskForAccess } from '#web/lib/session/ask-for-access.tsx';
import { planOf, useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import type { ButtonVariant } from '#web/ui/buttons/button-look.ts';
import { Swords } from 'lucide-react';

interface StartCampaignHereProps {
  world: { id: string };
  variant?: ButtonVariant;
}

/** The way from a world to a campaign in it. Somebody without Dungeon Master access reads what it takes, and where to ask. */
export function StartCampaignHere({ world, variant = 'outline' }: StartCampaignHereProps) {
  const { person } = useSession();
  if (!runsCampaigns(planOf(person))) {
    return (
      <p className="w-full max-w-[62ch] text-control text-ink-soft">
        Starting a campaign here takes Dungeon Master access. <AskForAccess />
      </p>
    );
  }
  return (
    <ButtonLink to="/world-select-for-campaign" search={{ world: world.id }} variant={variant} icon={<Swords aria-hidden />}>
      Start a campaign here
    </ButtonLink>
  );
}
