import { explainInWords } from '#domain/dice/explain.ts';
import { diceOfRoll } from '#domain/dice/dice-of-roll.ts';
import { parseDice, rollExpression, rollOf, tellDiceRefusal } from '#domain/dice/expression/expression.ts';
import type { RolledExpression } from '#domain/dice/expression/expression.ts';
import type { DiceExpression } from '#domain/dice/expression/expression-tree.ts';
import { browserDice } from '#web/lib/browser-dice.ts';
import { throwDice } from '#web/lib/thrown-dice/throws.ts';
import { newId } from '#web/lib/new-id.ts';
import { useState } from 'react';
import { diceShelf, toggledFavourite, withRoll } from './dice-shelf.ts';

/** A roll that has just been made. */
export interface ShownRoll {
  id: string;
  expression: DiceExpression;
  rolled: RolledExpression;
}

/** The dice roller: what is written, what was rolled, and what the device remembers. */
export function useDiceRoller() {
  const [text, setText] = useState('1d20');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [shown, setShown] = useState<ShownRoll | null>(null);
  const [past, setPast] = useState(diceShelf.past);
  const [favourites, setFavourites] = useState(diceShelf.favourites);

  const write = (next: string) => {
    setText(next);
    setWrong(undefined);
  };
  const roll = (written: string): void => {
    setText(written);
    const parsed = parseDice(written.trim());
    setWrong(parsed.ok ? undefined : tellDiceRefusal(parsed.refused));
    if (!parsed.ok) {
      // A total below what was refused would pass for its answer.
      setShown(null);
      return;
    }
    const id = newId();
    const rolled = rollExpression(browserDice, parsed.value);
    setShown({ id, expression: parsed.value, rolled });
    throwDice(diceOfRoll(rollOf(rolled)));
    const rolls = withRoll(past, { id, written: written.trim(), total: rolled.total, explained: explainInWords(parsed.value, rolled) });
    setPast(rolls);
    diceShelf.keepPast(rolls);
  };
  const toggleFavourite = (written: string): void => {
    const next = toggledFavourite(favourites, written);
    setFavourites(next);
    diceShelf.keepFavourites(next);
  };
  const forgetPast = (): void => {
    setPast([]);
    diceShelf.keepPast([]);
  };
  return { text, wrong, shown, past, favourites, write, roll, toggleFavourite, forgetPast };
}
