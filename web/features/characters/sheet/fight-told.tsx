import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import { use, useEffect, useRef } from 'react';

/** How an attack or spell that was pressed last came out in the fight. It stands below what was pressed, in sight, where it covers nothing that is pressed next. */
export function FightTold({ of }: { of: string }) {
  const { told } = use(SheetStrikes);
  const place = useRef<HTMLParagraphElement>(null);
  const key = told?.of === of ? told.key : null;
  useEffect(() => {
    if (key !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  if (key === null || told?.text === '') return null;
  return (
    <p ref={place} className="basis-full scroll-my-2 rounded-control bg-sunken px-3 py-2 text-control">
      {told?.text}
    </p>
  );
}
