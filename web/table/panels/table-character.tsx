import { CharacterPanel } from '#web/features/characters/panel/character-panel.tsx';
import type { TablePart } from './table-part.ts';

export function TableCharacter({ campaign, me }: TablePart) {
  return <CharacterPanel campaign={campaign} me={me} />;
}
