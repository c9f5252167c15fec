import type { CharacterCard } from '#domain/character/card.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { CloudUpload, FileDown, MoreHorizontal, Printer, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { PrintLink } from '#web/features/characters/print-link.tsx';
import { lineOf } from '#web/features/characters/sheet/sheet-text.ts';
import { HealthLine } from '#web/features/characters/roster/health-line.tsx';
import { deviceHeroes } from './device-heroes.ts';
import { moveHeroes } from './move-heroes.ts';
import { pictureAddress } from './picture-address.ts';
import type { Place } from '#web/features/characters/place.ts';

const ExportDialog = lazy(() =>
  import('#web/features/characters/interchange/export-dialog.tsx').then(({ ExportDialog: Dialog }) => ({ default: Dialog })),
);
const DeleteCharacter = lazy(() =>
  import('#web/features/characters/sheet/leaving/delete-character.tsx').then(({ DeleteCharacter: Dialog }) => ({ default: Dialog })),
);

interface HeroCardProps {
  card: CharacterCard;
  place: Place;
  /** Whether the sheet cannot be read. */
  isDamaged?: boolean;
  /** Of a hero of the account, whether a picture was uploaded. */
  hasPicture?: boolean;
  /** Whether it can go into an account. */
  mayMove?: boolean;
  onOpen: (place: Place, id: string) => void;
}

/** A hero away from tables, with the way to their sheet. */
export function HeroCard({ card, place, isDamaged = false, hasPicture = false, mayMove = false, onOpen }: HeroCardProps) {
  const [asked, setAsked] = useState<'file' | 'delete' | null>(null);
  const character = { id: card.id, campaignId: place, name: card.name };
  return (
    <Card as="li" className="flex flex-col gap-4 !p-4">
      <div className="flex items-start gap-3.5">
        <Face card={card} place={place} hasPicture={hasPicture} />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h3 className="font-display text-name leading-tight font-semibold break-words">{card.name}</h3>
          <p className="text-control text-ink-soft">{lineOf(card)}</p>
          {isDamaged ? <p className="text-note text-wine">This sheet is damaged and cannot be opened.</p> : <HealthLine of={card} />}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {!isDamaged && (
          <Button variant="soft" size="sm" className="flex-1" aria-label={`Open ${card.name}`} onClick={() => onOpen(place, card.id)}>
            Open
          </Button>
        )}
        <Menu trigger={<IconButton size="sm" label={`More about ${card.name}`} icon={<MoreHorizontal aria-hidden />} />}>
          {!isDamaged && (
            <>
              <MenuItem icon={<Printer aria-hidden />} link={<PrintLink character={character} />}>
                Print or save as PDF
              </MenuItem>
              <MenuItem icon={<FileDown aria-hidden />} onSelect={() => setAsked('file')}>
                Export to a file
              </MenuItem>
            </>
          )}
          {mayMove && (
            <MenuItem icon={<CloudUpload aria-hidden />} onSelect={() => void moveHeroes([card])}>
              Move into your account
            </MenuItem>
          )}
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setAsked('delete')}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      <Suspense>
        {asked === 'file' && <ExportDialog character={character} onClose={() => setAsked(null)} />}
        {asked === 'delete' && <DeleteCharacter character={character} onClose={() => setAsked(null)} onDeleted={() => undefined} />}
      </Suspense>
    </Card>
  );
}

/** The uploaded picture of a hero, as soon as it has come, or the drawn portrait. */
function Face({ card, place, hasPicture }: { card: CharacterCard; place: Place; hasPicture: boolean }) {
  const kept = useQuery({ ...calls.heroes.picture.queryOptions({ input: { heroId: card.id } }), enabled: hasPicture });
  const picture = place === 'device' ? deviceHeroes.picture(card.id) : (kept.data?.picture ?? null);
  const portrait = picture === null ? card.portrait : { kind: 'picture' as const, url: pictureAddress(picture) };
  return <Portrait of={{ ...card, portrait }} className="size-20" />;
}
