import { limits } from '#domain/limits/limits.ts';
import { problemOfFormula } from '#domain/homebrew/formula-problem.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface FormulaFieldProps {
  label: string;
  hint?: string;
  value: string | undefined;
  /** May be left empty, which answers nothing. */
  optional?: boolean;
  /** Dice at most, where that is not the usual bound. */
  mostDice?: number;
  className?: string;
  onChange: (formula: string | undefined) => void;
}

/** Dice, numbers and values such as 2d8+@strength. What is wrong is said beside it and marks the field for the form. */
export function FormulaField({ label, hint, value = '', optional = false, mostDice, className, onChange }: FormulaFieldProps) {
  const problem = value === '' && optional ? null : problemOfFormula(value, mostDice);
  return (
    <TextField
      ref={(input) => input?.setCustomValidity(problem ?? '')}
      label={label}
      hint={hint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.homebrewFormulaLength}
      className={className}
      value={value}
      error={problem ?? undefined}
      onChange={({ target }) => {
        const formula = target.value.replaceAll(/\s/g, '');
        onChange(formula === '' && optional ? undefined : formula);
      }}
    />
  );
}
