import { CharacterPanel } from '#web/features/characters/panel/character-panel.tsx';
import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import { useSheetStrikes } from '#web/features/combat/attack/use-sheet-strikes.tsx';
import type { TablePart } from './table-part.ts';

/** The sheet of one's hero, whose attacks are parts of their turn while they act in a fight. */
export function TableCharacter({ campaign, me }: TablePart) {
  const { strikeOf, asked } = useSheetStrikes(campaign.id);
  return (
    <SheetStrikes value={strikeOf}>
      <CharacterPanel campaign={campaign} me={me} />
      {asked}
    </SheetStrikes>
  );
}
