import { ItemsPanel } from '#web/features/characters/inventory/items-panel.tsx';
import type { TablePart } from './table-part.ts';

export function TableItems({ campaign, me }: TablePart) {
  return <ItemsPanel campaign={campaign} me={me} />;
}
