import type { SeenCharacter } from '#contract/play/characters-shapes.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { daysOfRations } from '#domain/character/inventory/rations.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { lazy, Suspense, useState } from 'react';
import { DeleteButton } from './leaving/delete-button.tsx';
import { BookOfShadows } from './book/book-of-shadows.tsx';
import { Attacks } from './sheet-attacks.tsx';
import { Conditions } from './sheet-conditions.tsx';
import { Effects } from './effects/sheet-effects.tsx';
import { Uses } from './effects/sheet-uses.tsx';
import { Experience } from './sheet-experience.tsx';
import { Features } from './sheet-features.tsx';
import { SheetHeader } from './sheet-header.tsx';
import { HandOverButton } from './leaving/hand-over.tsx';
import { HitPoints } from './sheet-hit-points.tsx';
import { AbilityGrid, KeyNumbers } from './figures/sheet-numbers.tsx';
import { SheetRest } from './rest/sheet-rest.tsx';
import { LanguagesAndTools } from './proficiencies/languages-and-tools.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SavingThrows, Skills } from './sheet-skills.tsx';
import { Spells } from './spells/sheet-spells.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { UsableItems } from './usable-items.tsx';
import { EndDayButton } from '#web/features/characters/days/end-day-button.tsx';
import { AwardButton } from '#web/features/characters/advancement/award-button.tsx';
import { LastRoll } from '#web/features/characters/rolls/last-roll.tsx';
import { SheetRolls } from '#web/features/characters/rolls/sheet-rolls.ts';
import { useRolls } from '#web/features/characters/rolls/use-rolls.ts';
import { useHand } from '#web/features/characters/use-act.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const StatEdit = lazy(() => import('./stat-edit.tsx').then((part) => ({ default: part.StatEdit })));
const EmptyInitiate = lazy(() =>
  import('#web/features/characters/advancement/empty-initiate.tsx').then((part) => ({ default: part.EmptyInitiate })),
);

interface SheetViewProps {
  seen: SeenCharacter;
  /** Called after the character is gone. */
  onDeleted: () => void;
}

/** A character sheet: to read for everyone at the table, to change for its player and the DMs. */
export function SheetView({ seen, onDeleted }: SheetViewProps) {
  const { character, shown: sheet, isMine, mayAct, playerName } = seen;
  const [editing, setEditing] = useState(false);
  const rolls = useRolls(character);
  const hand = useHand(character, mayAct, ({ rolls: fallen, sentences }, undo) => {
    const key = fallen.map(({ label, faces }) => `${label} ${faces.join()}`).join();
    rolls.show({ key, rolls: fallen, content: sentences.join(' '), ...(undo && { undo }) });
  });
  return (
    <SheetRolls value={mayAct ? rolls : null}>
      <article aria-label={`Sheet of ${character.name}`} className="flex flex-col gap-4">
        <SheetHeader character={character} sheet={sheet} player={isMine ? null : playerName}>
          <Experience character={character} byMilestone={seen.byMilestone === true} />
          {mayAct && seen.givesInspiration === true && seen.leads !== true && (
            <>
              <AwardButton heroes={[{ ...character, level: levelOf(character) }]} />
              <EndDayButton heroes={[{ ...character, life: sheet.life, rations: daysOfRations(character) }]} />
            </>
          )}
          <SheetTools seen={seen} hand={hand} editing={editing} onEdit={() => setEditing(true)} />
        </SheetHeader>
        {sheet.warnings.map((warning) => (
          <p key={warning} className="rounded-control bg-candle-wash px-3 py-2 text-control">
            {warning}
          </p>
        ))}
        <HitPoints character={character} sheet={sheet} hand={hand} />
        {mayAct && seen.awaitsDm === true && (
          <p className="text-note text-ink-soft">The Dungeon Master decides when heroes rest and take levels.</p>
        )}
        {mayAct && <SheetRest awaitsDm={seen.awaitsDm === true} gives={seen.givesInspiration === true} {...{ character, sheet, hand }} />}
        <KeyNumbers sheet={sheet} isInspired={character.inspiration} />
        {editing ? (
          <Suspense fallback={<AbilityGrid sheet={sheet} />}>
            <StatEdit character={character} hand={hand} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <AbilityGrid sheet={sheet} />
        )}
        <SheetParts character={character} sheet={sheet} hand={hand} />
        {seen.leads === true && <HandOverButton character={character} />}
        {mayAct && <DeleteButton character={character} onDeleted={onDeleted} />}
        <LastRoll character={character} />
      </article>
    </SheetRolls>
  );
}

function SheetParts({ character, sheet, hand }: { character: SeenCharacter['character']; sheet: ShownSheet; hand: Hand }) {
  const { spells } = sheet;
  const casts = sheet.spellcasting !== null || spells.length > 0 || sheet.openInitiates.length > 0;
  return (
    <div className="flex flex-col gap-3">
      <SheetSection title="Attacks">
        <Attacks sheet={sheet} characterId={character.id} />
      </SheetSection>
      {casts && (
        <SheetSection title="Spells" mark={spells.length === 0 ? 'none yet' : `${spells.length} known`}>
          <div className="flex flex-col gap-4">
            {hand.mayAct && sheet.openInitiates.length > 0 && (
              <Suspense>
                <EmptyInitiate character={character} lists={sheet.openInitiates} hand={hand} />
              </Suspense>
            )}
            {sheet.book !== null && <BookOfShadows names={sheet.book} character={character} hand={hand} />}
            <Spells character={character} sheet={sheet} hand={hand} />
          </div>
        </SheetSection>
      )}
      {sheet.uses.length > 0 && (
        <SheetSection title="Between rests">
          <Uses character={character} uses={sheet.uses} shapers={sheet.shapers} hand={hand} />
        </SheetSection>
      )}
      <UsableItems items={sheet.items} character={character} hand={hand} />
      {character.activeEffects.length + (character.pastEffects?.length ?? 0) > 0 && (
        <SheetSection title="Effects" mark={`${character.activeEffects.length}`}>
          <Effects character={character} shown={sheet.effects} hand={hand} />
        </SheetSection>
      )}
      <SheetSection title="Conditions" mark={sheet.conditions.length === 0 ? 'none' : `${sheet.conditions.length}`}>
        <Conditions character={character} sheet={sheet} hand={hand} />
      </SheetSection>
      <SheetSection title="Saving throws" folded={character.ruleSet === 'quick' && character.trained !== true}>
        <SavingThrows sheet={sheet} />
      </SheetSection>
      <SheetSection title="Skills">
        <Skills sheet={sheet} />
      </SheetSection>
      <LanguagesAndTools character={character} hand={hand} />
      {sheet.features.length > 0 && (
        <SheetSection title="Features and traits" mark={`${sheet.features.length}`} folded>
          <Features character={character} sheet={sheet} hand={hand} />
        </SheetSection>
      )}
      {sheet.resistances.length > 0 && (
        <p className="border-t border-line pt-3 text-control text-ink-soft">Takes half damage from: {sheet.resistances.join(', ')}.</p>
      )}
    </div>
  );
}
