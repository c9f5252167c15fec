import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Copy, Printer } from 'lucide-react';
import type { MyCard } from './listed-characters.ts';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { lineOf } from '#web/features/characters/sheet/sheet-text.ts';
import { HealthLine } from './health-line.tsx';

/** A character with the table they sit at. */
export function MyCharacterCard({ card, onCopy }: { card: MyCard; onCopy: () => void }) {
  const name = <span className="sr-only">: {card.name}</span>;
  return (
    <Card as="li" className="flex flex-col gap-4 !p-4">
      <div className="flex items-start gap-3.5">
        <Portrait of={card} className="size-20" />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h2 className="font-display text-name leading-tight font-semibold">{card.name}</h2>
          <p className="text-control text-ink-soft">{lineOf(card)}</p>
          <p className="text-control text-ink-soft">{card.campaignName}</p>
          <HealthLine of={card} />
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <ButtonLink to="/campaign" search={{ id: card.campaignId, name: card.campaignName }} variant="soft" size="sm" className="flex-1">
          To the table{name}
        </ButtonLink>
        <Button variant="quiet" size="sm" icon={<Copy aria-hidden />} onClick={onCopy}>
          Copy{name}
        </Button>
        <ButtonLink
          to="/account/characters/$campaignId/$characterId/print"
          params={{ campaignId: card.campaignId, characterId: card.id }}
          variant="quiet"
          size="sm"
          icon={<Printer aria-hidden />}
        >
          Print{name}
        </ButtonLink>
      </div>
    </Card>
  );
}
