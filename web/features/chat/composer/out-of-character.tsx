import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';

interface OutOfCharacterSwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Turns speaking out of character on and off: as if `/ooc` stood before every message. */
export function OutOfCharacterSwitch({ on, onChange }: OutOfCharacterSwitchProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      className={classNames('!min-h-9 narrow:!min-h-11 short:!min-h-11', on && '!border-candle !bg-candle-wash')}
      icon={<MessageCircle aria-hidden />}
      aria-pressed={on}
      title="Speak as yourself, not as your character. The narrator does not answer."
      onClick={() => onChange(!on)}
    >
      <span className="sm:hidden">OOC</span>
      <span className="max-sm:sr-only">Out of character</span>
    </Button>
  );
}

const keyOf = (personId: string, campaignId: string) => `hearthlore.ooc/${personId}/${campaignId}`;

/** Whether somebody speaks out of character in a campaign: remembered in this tab. */
export function useOutOfCharacter(personId: string, campaignId: string): [boolean, (on: boolean) => void] {
  const key = keyOf(personId, campaignId);
  const [on, setOn] = useState(() => sessionStorage.getItem(key) === 'on');
  const change = (next: boolean) => {
    setOn(next);
    try {
      if (next) sessionStorage.setItem(key, 'on');
      else sessionStorage.removeItem(key);
    } catch {
      // A full or forbidden storage only costs the memory of this tab.
    }
  };
  return [on, change];
}
