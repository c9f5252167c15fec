/** Keys that do something, with what they do. */
export interface Shortcut {
  keys: readonly string[];
  what: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const everywhere: ShortcutGroup = {
  title: 'Everywhere',
  shortcuts: [
    { keys: ['Ctrl', 'K'], what: 'Go to a campaign, world or person, or do something, by name' },
    { keys: ['?'], what: 'Show this list' },
    { keys: ['Esc'], what: 'Close the dialog or menu' },
  ],
};

const table: ShortcutGroup = {
  title: 'At a table',
  shortcuts: [
    { keys: ['M'], what: 'Write a message' },
    { keys: ['H'], what: 'Raise your hand, or lower it' },
    { keys: ['S'], what: 'Read the story: then ↑ and ↓ move from message to message' },
    { keys: ['Enter'], what: 'In the story: open the menu of a message' },
    { keys: ['Enter'], what: 'In the message box: send. Shift+Enter breaks the line' },
    { keys: ['Ctrl', 'Enter'], what: 'In the message box: raise your hand and send this as your action' },
    { keys: ['/'], what: 'In the message box: commands such as /roll' },
    { keys: ['@'], what: 'In the message box: name somebody' },
  ],
};

const writing: ShortcutGroup = {
  title: 'Where you write lore and notes',
  shortcuts: [
    { keys: ['Ctrl', 'S'], what: 'Save' },
    { keys: ['Ctrl', 'B'], what: 'Bold' },
    { keys: ['Ctrl', 'I'], what: 'Italic' },
    { keys: ['Ctrl', 'K'], what: 'In the text of an entry: link to another entry' },
    { keys: ['/'], what: 'On a world’s page: search its lore' },
  ],
};

/** Every key, by where it works. */
export const shortcutGroups: readonly ShortcutGroup[] = [everywhere, table, writing];
