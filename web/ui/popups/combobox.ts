import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

interface ComboboxOptions {
  /** How many options are offered. With none, no key is meant for the list. */
  count: number;
  /** What the options were found by. With another query the first option is active again. */
  query: string;
  /** True where Tab takes the active option too, as in a text in which one goes on writing. */
  takesTab?: boolean;
  /** Takes an option. It answers false where Enter is meant for the field itself. */
  onTake: (index: number, key: 'Enter' | 'Tab' | 'pointer') => boolean | void;
  onEscape?: () => void;
}

/**
 * A text field with a list of options, as the ARIA pattern of a combobox has it: the focus stays in the field, the arrow
 * keys go round the options, Enter takes the active one, and pointing makes an option active.
 *
 * `list`, `field` and `option(index)` are attributes for the three parts. `press` handles a key and answers whether it was
 * meant for the list.
 */
export function useCombobox({ count, query, takesTab = false, onTake, onEscape }: ComboboxOptions) {
  const listId = useId();
  const [moved, setMoved] = useState({ query, to: 0 });
  const active = moved.query === query ? Math.min(moved.to, count - 1) : 0;
  const activeId = count > 0 ? `${listId}-${active}` : undefined;
  const choose = (to: number) => setMoved({ query, to });
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function press(event: KeyboardEvent): boolean {
    if (count === 0 || event.nativeEvent.isComposing || !isMeant(event)) return false;
    event.preventDefault();
    return true;
  }

  function isMeant({ key, shiftKey }: KeyboardEvent): boolean {
    if (key === 'ArrowDown') choose((active + 1) % count);
    else if (key === 'ArrowUp') choose((active - 1 + count) % count);
    else if (key === 'Escape' && onEscape !== undefined) onEscape();
    else if (key === 'Enter' && !shiftKey) return onTake(active, key) !== false;
    else if (key === 'Tab' && !shiftKey && takesTab) return onTake(active, key) !== false;
    else return false;
    return true;
  }

  return {
    active,
    press,
    list: { id: listId, role: 'listbox' as const },
    field: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': activeId,
    },
    option: (index: number) => ({
      id: `${listId}-${index}`,
      role: 'option' as const,
      'aria-selected': index === active,
      // Only a pointer that moves chooses: a list that scrolls under one that rests does not.
      onPointerMove: () => index !== active && choose(index),
      // The focus stays in the field.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => void onTake(index, 'pointer'),
    }),
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
