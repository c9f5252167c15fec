import { Term } from '#web/lib/terms/term.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ToolButton } from '#web/ui/buttons/tool-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { ThrowStage } from '#web/lib/thrown-dice/throw-stage.tsx';
import { ThrownDiceField } from '#web/lib/thrown-dice/thrown-dice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { Eraser, Minus, Plus, Star } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps, SyntheticEvent } from 'react';
import { DiceHelp } from './dice-help.tsx';
import { DiceTray } from './dice-tray.tsx';
import { advantageOf, isRoll, withAdvantage, withDie, withModifier } from './edit-dice.ts';
import type { Advantage } from './edit-dice.ts';
import { OddsPanel } from './odds-panel.tsx';
import { RollResult } from './roll-result.tsx';
import { Favourites, PastRolls } from './saved-rolls.tsx';
import { useDiceRoller } from './use-dice-roller.ts';

const advantages: readonly { id: Advantage; label: string }[] = [
  { id: 'disadvantage', label: 'Disadvantage' },
  { id: 'none', label: 'Normal' },
  { id: 'advantage', label: 'Advantage' },
];

/** Dice to press or to type, the roll with its faces, its odds, and what the device remembers. */
export function DiceRoller() {
  const roller = useDiceRoller();
  const { text, shown, past, favourites, roll, toggleFavourite, forgetPast } = roller;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Writing roller={roller} />
        <div className="relative">
          <RollResult shown={shown} />
          {/* Beside the total, which stays in sight. */}
          <ThrowStage className="inset-y-0 right-0 left-28" />
        </div>
        <Favourites favourites={favourites} onRoll={roll} onRemove={toggleFavourite} />
        <PastRolls past={past} onRoll={roll} onForget={forgetPast} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <OddsPanel text={text} />
        <DiceHelp />
        <Card as="section" aria-label="How dice are shown">
          <ThrownDiceField />
        </Card>
      </div>
    </div>
  );
}

/** The tray, the field, and what changes the roll. */
function Writing({ roller }: { roller: ReturnType<typeof useDiceRoller> }) {
  const { text, wrong, write, roll } = roller;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    roll(text);
    field.current?.select();
  };
  return (
    <Card as="section" aria-label="Roll" className="flex flex-col gap-4">
      <DiceTray onPress={(die) => write(withDie(text, die))} />
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="flex items-start gap-2">
          <TextField
            ref={field}
            label="Dice"
            hideLabel
            className="min-w-0 flex-1"
            controlClassName="figures min-h-12 text-name"
            value={text}
            error={wrong}
            maxLength={600}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="2d6 + 3"
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
          <Button type="submit" size="lg" icon={<DiceIcon aria-hidden />}>
            Roll
          </Button>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <AdvantageChoice text={text} onWrite={write} />
          <FieldTools roller={roller} />
        </div>
      </form>
    </Card>
  );
}

/** What changes what is written, and keeps it. */
function FieldTools({ roller }: { roller: ReturnType<typeof useDiceRoller> }) {
  const { text, favourites, write, toggleFavourite } = roller;
  const written = text.trim();
  const isFavourite = favourites.includes(written);
  return (
    <div className="flex flex-wrap gap-1">
      <FieldTool label="Take 1 off" icon={<Minus aria-hidden />} onClick={() => write(withModifier(text, -1))}>
        1 off
      </FieldTool>
      <FieldTool label="Add 1" icon={<Plus aria-hidden />} onClick={() => write(withModifier(text, 1))}>
        Add 1
      </FieldTool>
      <FieldTool
        label={isFavourite ? 'Remove from favourites' : 'Keep as a favourite'}
        aria-pressed={isFavourite}
        icon={<Star aria-hidden className={classNames(isFavourite && 'fill-candle text-candle')} />}
        onClick={() => written !== '' && toggleFavourite(written)}
      >
        Favourite
      </FieldTool>
      <FieldTool label="Clear the field" icon={<Eraser aria-hidden />} onClick={() => write('')}>
        Clear
      </FieldTool>
    </div>
  );
}

/** What changes the field: said in a word, and as its tooltip in whole. */
function FieldTool({ label, ...rest }: ComponentProps<typeof ToolButton> & { label: string }) {
  return (
    <ToolButton
      variant="quiet"
      title={label}
      aria-label={label}
      className="max-sm:!min-h-12 max-sm:min-w-12 max-sm:flex-col max-sm:!gap-0.5 max-sm:!px-1.5 max-sm:text-note"
      {...rest}
    />
  );
}

/** Advantage, disadvantage or neither, where the text has exactly one d20. */
function AdvantageChoice({ text, onWrite }: { text: string; onWrite: (text: string) => void }) {
  const advantage = advantageOf(text);
  if (advantage === null)
    return (
      <p className="content-end pb-3 sm:min-h-18 text-note text-ink-soft">
        {isRoll(text) && (
          <>
            <Term name="advantage">Advantage</Term> needs exactly one d20.
          </>
        )}
      </p>
    );
  return (
    <SegmentField
      label="Advantage"
      hint={
        <>
          Two d20: <Term name="advantage" /> keeps the higher, <Term name="disadvantage" /> the lower.
        </>
      }
      options={advantages}
      value={advantage}
      onChange={(next) => onWrite(withAdvantage(text, next))}
    />
  );
}
