import { commands, overlay, singleKeys } from '#web/lib/commands.ts';
import type { Command } from '#web/lib/commands.ts';

const boxes = 'textarea, select, [contenteditable], [role=combobox], [role=menu], [role=listbox], [role=textbox]';
const pressed = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']);

/** Whether letters mean something to whatever has the focus. */
function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !pressed.has(target.type);
  return target.closest(boxes) !== null;
}

/** The command that a key does at once, if one is offered for it. */
function commandFor(key: string, offered: readonly Command[]): Command | undefined {
  return offered.find((command) => command.key === key.toLowerCase());
}

/** Opens the palette with Ctrl+K or Cmd+K, the list of keys with "?", and does what single keys are offered for. Answers how to stop. */
export function listenForKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    // An editor that has taken the key, e.g. for a link, keeps it.
    if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return;
    const open = overlay.get();
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      return overlay.set(open === 'palette' ? null : 'palette');
    }
    if (event.ctrlKey || event.metaKey || !singleKeys.areOn()) return;
    if (takesLetters(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (event.key === '?') {
      event.preventDefault();
      return overlay.set('shortcuts');
    }
    const command = commandFor(event.key, commands.all());
    if (command === undefined) return;
    event.preventDefault();
    command.run();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
