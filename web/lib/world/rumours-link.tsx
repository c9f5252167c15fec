import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { MessagesSquare } from 'lucide-react';

/** The way to rumours that are drawn from the lore of a world, or from that of a campaign. */
export function RumoursLink({ of }: { of: { world: string } | { campaign: string } }) {
  return (
    <ButtonLink
      to="/tools/generators"
      search={{ kind: 'rumours', ...of }}
      variant="quiet"
      size="sm"
      className="-ml-2 min-h-10 self-start !whitespace-normal"
      icon={<MessagesSquare aria-hidden />}
    >
      Draw rumours from this lore
    </ButtonLink>
  );
}
