import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import { use } from 'react';

/** How what was pressed last in this part of the sheet came out in the fight. It stands in the sheet, where it covers nothing that is pressed next. */
export function FightTold({ by }: { by: 'attack' | 'spell' }) {
  const { told } = use(SheetStrikes);
  if (told?.by !== by || told.text === '') return null;
  return <p className="mb-2 rounded-control bg-sunken px-3 py-2 text-control">{told.text}</p>;
}
