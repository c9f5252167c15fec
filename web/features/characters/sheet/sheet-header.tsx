import type { Character } from '#domain/character/character.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { healthTone, healthText, lineOf } from './sheet-text.ts';
import { sourceText } from './source-text.ts';

interface SheetHeaderProps {
  character: Character;
  sheet: Sheet;
  /** Who plays them; not said of oneself. */
  player: string | null;
  children?: ReactNode;
}

/** Who this is: picture, name, level and how they are. */
export function SheetHeader({ character, sheet, player, children }: SheetHeaderProps) {
  const shape = shapeOf(character);
  const hitPoints = { left: sheet.hitPoints.left, maximum: sheet.hitPoints.maximum.value, temporary: sheet.hitPoints.temporary };
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-start gap-3.5">
        <Portrait of={character} className="size-20 @md:size-24" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-display text-name leading-tight font-semibold">{character.name}</h2>
          <p className="text-control text-ink-soft">{lineOf(character)}</p>
          {sheet.subclasses.length > 0 && <p className="text-note text-ink-soft">{sheet.subclasses.join(', ')}</p>}
          {player !== null && <p className="text-note text-ink-soft">Played by {player}</p>}
          {character.source && <p className="text-note break-words text-ink-soft">{sourceText(character.source)}</p>}
          <div className="flex flex-wrap gap-1.5 pt-0.5">
            <Badge tone={healthTone(hitPoints, sheet.life)}>{healthText(hitPoints, sheet.life)}</Badge>
            {character.conditions.map((id) => (
              <Badge key={id} tone="wine">
                {conditions[id].name}
              </Badge>
            ))}
            {shape !== null && <Badge tone="sea">Shape: {shape.name}</Badge>}
            {character.inspiration && (
              <Badge tone="candle" icon={<Sparkles aria-hidden />}>
                Inspired
              </Badge>
            )}
          </div>
        </div>
      </div>
      {children}
    </header>
  );
}
