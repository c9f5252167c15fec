import { srdAttribution } from '#domain/srd/attribution.ts';
import type { Paper } from '#domain/character/shown/paper.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import { PrintAbilities, PrintNumbers } from './print-numbers.tsx';
import { PrintAttacks, PrintEffects, PrintFeatures, PrintGear, PrintSpells, PrintUses } from './print-lists.tsx';
import { lineOf } from '#web/features/characters/sheet/sheet-text.ts';

export type PaperSize = 'a4' | 'letter';

const sizes: Record<PaperSize, string> = {
  a4: 'w-[210mm] min-h-[297mm] px-[12mm] py-[11mm] [page:a4]',
  letter: 'w-[8.5in] min-h-[11in] px-[0.5in] py-[0.45in] [page:letter]',
};

interface PrintSheetProps {
  paper: Paper;
  /** Who plays it; nobody, '', away from tables. */
  player: string;
  size: PaperSize;
}

/** A character sheet in ink: everything on one or two pages, with room to write. */
export function PrintSheet({ paper, player, size }: PrintSheetProps) {
  const { character, sheet } = paper;
  const quick = character.ruleSet === 'quick';
  const effects = character.activeEffects.filter(({ source }) => source.kind !== 'item');
  return (
    <article
      data-theme="light"
      aria-label={`Sheet of ${character.name}`}
      className={classNames(
        'mx-auto flex flex-col gap-3 bg-[white] text-[0.75rem] leading-snug text-[black] shadow-float [print-color-adjust:exact]',
        // Pages break well in blocks, and badly in columns of flexible ones.
        'print:block print:min-h-0 print:w-full print:space-y-2 print:p-0 print:shadow-none',
        sizes[size],
      )}
    >
      <PrintHead paper={paper} player={player} />
      <div className="grid grid-cols-[13.5rem_minmax(0,1fr)] gap-4">
        <PrintAbilities sheet={sheet} />
        <div className="flex min-w-0 flex-col gap-3">
          <PrintNumbers character={character} sheet={sheet} />
          <Box title="Attacks">
            <PrintAttacks sheet={sheet} />
          </Box>
          {sheet.uses.length > 0 && (
            <Box title="Between rests">
              <PrintUses sheet={sheet} />
            </Box>
          )}
          {effects.length > 0 && (
            <Box title="Effects">
              <PrintEffects effects={effects} />
            </Box>
          )}
          <Box title="Gear">
            <PrintGear paper={paper} />
          </Box>
          <PrintProficiencies character={character} />
          <Box title="Notes" className="min-h-16 flex-1">
            {/* Something must stand under the heading, or no page may end after this box. */}
            <p className="min-h-6">
              <span className="sr-only">Room to write.</span>
            </p>
          </Box>
        </div>
      </div>
      {(sheet.spellcasting !== null || paper.spells.length > 0) && (
        <Box title="Spells" className="break-inside-avoid">
          <PrintSpells paper={paper} />
        </Box>
      )}
      {sheet.features.length > 0 && (
        <Box title="Features and traits" className="break-inside-avoid">
          <PrintFeatures sheet={sheet} />
        </Box>
      )}
      {!quick && <footer className="break-before-avoid text-[0.5625rem]">{srdAttribution}</footer>}
    </article>
  );
}

/** Languages and tools, where the sheet names any. */
function PrintProficiencies({ character: { languages, tools } }: Pick<Paper, 'character'>) {
  if (languages.length + tools.length === 0) return null;
  return (
    <Box title="Languages and tools">
      <p>{[...languages, ...tools].join(', ')}</p>
    </Box>
  );
}

/** Whose sheet it is. */
function PrintHead({ paper: { character, sheet, background }, player }: Omit<PrintSheetProps, 'size'>) {
  const quick = character.ruleSet === 'quick';
  return (
    <header className="flex items-center gap-4 border-b-2 border-current pb-2.5">
      <Portrait of={character} className="size-20" />
      <div className="min-w-0 flex-1">
        <h1 className="font-display text-[1.75rem] leading-tight font-semibold">{character.name}</h1>
        <p className="text-[0.875rem]">
          {lineOf(character)}
          {sheet.subclasses.length > 0 && `, ${sheet.subclasses.join(', ')}`}
        </p>
        <p>
          {background !== null && `${background}. `}
          {player !== '' && `Played by ${player}.`}
          {character.exhaustion > 0 && ` Exhaustion ${character.exhaustion}${quick ? '' : ': the figures below include it'}.`}
        </p>
      </div>
    </header>
  );
}

function Box({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={classNames('rounded-[0.375rem] border border-current px-2.5 pt-1.5 pb-2', className)}>
      <h2 className="mb-1 break-after-avoid text-[0.6875rem] font-bold tracking-wide">{title}</h2>
      {children}
    </section>
  );
}
