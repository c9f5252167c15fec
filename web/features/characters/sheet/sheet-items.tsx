import type { SeenCharacter } from '#contract/play/characters-shapes.ts';
import { MenuItem } from '#web/ui/popups/menu.tsx';
import { Copy, FileDown, FlaskConical, History, ImageUp, Printer, Sprout, Tent } from 'lucide-react';
import { PrintLink } from '#web/features/characters/print-link.tsx';
import { isAway } from '#web/features/characters/place.ts';

/** What is opened of a sheet as a whole. */
export type SheetDialog = 'history' | 'looks' | 'rebirth' | 'homebrew' | 'copy' | 'take' | 'file';

interface SheetItemsProps {
  seen: SeenCharacter;
  onOpen: (which: SheetDialog) => void;
}

/** What the menu of a sheet has. */
export function SheetItems({ seen: { character, isMine, mayAct, leads = false }, onOpen }: SheetItemsProps) {
  const away = isAway(character.campaignId);
  return (
    <>
      {mayAct && (
        <MenuItem icon={<ImageUp aria-hidden />} onSelect={() => onOpen('looks')}>
          Name, pronouns and picture
        </MenuItem>
      )}
      {mayAct && (
        <MenuItem icon={<Sprout aria-hidden />} onSelect={() => onOpen('rebirth')}>
          Reborn in a new body
        </MenuItem>
      )}
      <MenuItem icon={<History aria-hidden />} onSelect={() => onOpen('history')}>
        What changed
      </MenuItem>
      <MenuItem icon={<Printer aria-hidden />} link={<PrintLink character={character} />}>
        Print or save as PDF
      </MenuItem>
      {leads && (
        <MenuItem icon={<FlaskConical aria-hidden />} onSelect={() => onOpen('homebrew')}>
          Give homebrew
        </MenuItem>
      )}
      <MenuItem icon={<FileDown aria-hidden />} onSelect={() => onOpen('file')}>
        Export to a file
      </MenuItem>
      {isMine && !away && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => onOpen('copy')}>
          Copy to another campaign
        </MenuItem>
      )}
      {away && (
        <MenuItem icon={<Tent aria-hidden />} onSelect={() => onOpen('take')}>
          Take to a campaign
        </MenuItem>
      )}
    </>
  );
}
