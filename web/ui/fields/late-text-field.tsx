import { useState } from 'react';
import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

interface LateTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur'> {
  value: string;
  onText: (text: string) => void;
}

/** A line of text whose value comes back late, as from the address: what somebody types shows at once, and the caret stays. */
export function LateTextField({ value, onText, ...rest }: LateTextFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onText(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
